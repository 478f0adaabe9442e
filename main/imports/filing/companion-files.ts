/** @file What lies beside the file of an import: a note that says why it is there, and a copy to be corrected. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import { sayCopy } from "../../../shared/imports/copy/correction-copy.ts";
import type { CorrectionCopy, Import } from "../../../shared/imports/import.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { Ports } from "../ports/ports.ts";
import { rowsOfCopy } from "./rows-of-copy.ts";

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
  // An e-invoice has no rows that anyone could correct.
  const rows = isNamedAsEInvoice(import_.place.dropped) ? null : await rowsOfCopy(ports, import_);
  if (rows === null) return null;
  const copy = await ports.parser.correct(requestFor(ports, import_), sayCopy(rows));
  return copy.ok ? ports.folder.writeCopy(import_.inbox, path, copy.value) : null;
}

/** Takes away what we have laid beside the file, as far as nobody has worked on it. */
export async function removeCompanionFiles({ folder }: Ports, { inbox, place }: Import): Promise<void> {
  if (place.path !== null) await folder.removeNote(inbox, place.path);
  if (place.copy) await folder.removeCopy(inbox, place.copy);
}
