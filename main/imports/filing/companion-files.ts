/** @file What lies beside the file of an import: a note that says why it is there, and a copy to be corrected. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import { sayCorrections } from "../../../shared/imports/correction-copy.ts";
import type { CorrectionCopy, Import } from "../../../shared/imports/import.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { Correction, Ports } from "../ports.ts";

/** Lays both beside the file at `path`, where there is something to say or to correct. The copy first: the note names it. */
export async function writeCompanionFiles(
  ports: Ports,
  import_: Import,
  path: string,
): Promise<CorrectionCopy | undefined> {
  const { copy: _, ...place } = import_.place;
  const lying: Import = { ...import_, place: { ...place, path } };
  const copy = await writeCopyBeside(ports, lying, path);
  const note = ports.noteFor(copy === null ? lying : { ...lying, place: { ...lying.place, copy } });
  if (note !== null) await ports.folder.writeNote(import_.inbox, path, note);
  return copy ?? undefined;
}

/** Null where there is nothing to correct, or the copy cannot be written: then the note tells how to do without. */
async function writeCopyBeside(ports: Ports, import_: Import, path: string): Promise<CorrectionCopy | null> {
  const correction = correctionFor(import_);
  // An e-invoice has no rows that anyone could correct.
  if (correction === null || isNamedAsEInvoice(import_.place.dropped)) return null;
  const copy = await ports.parser.correct(requestFor(ports, import_), correction);
  return copy.ok ? ports.folder.writeCopy(import_.inbox, path, copy.value) : null;
}

/** Takes away what we have laid beside the file, as far as nobody has worked on it. */
export async function removeCompanionFiles({ folder }: Ports, { inbox, place }: Import): Promise<void> {
  if (place.path !== null) await folder.removeNote(inbox, place.path);
  if (place.copy) await folder.removeCopy(inbox, place.copy);
}

/** All rows while nothing has gone, else those that were left out. */
function correctionFor({ state, parts }: Import): Correction | null {
  if (state.at !== "waiting" || state.why.kind !== "rows-have-problems") return null;
  const { problems } = state.why;
  return { words: sayCorrections(problems), rows: parts.length === 0 ? null : [] };
}
