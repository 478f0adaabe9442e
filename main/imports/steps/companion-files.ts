/** @file What lies beside the file of an import: a note that says why it is there, and a copy to be corrected. */

import { sayCorrections } from "../../../shared/imports/correction-copy.ts";
import type { CorrectionCopy, Import } from "../../../shared/imports/import.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { Correction, Ports } from "../ports.ts";

/** Lays both beside the file at `path`, where there is something to say or to correct. */
export async function writeCompanionFiles(
  ports: Ports,
  import_: Import,
  path: string,
): Promise<CorrectionCopy | undefined> {
  const note = ports.noteFor(import_);
  if (note !== null) await ports.folder.writeNote(import_.inbox, path, note);
  const correction = correctionFor(import_);
  if (correction === null) return undefined;
  const lying: Import = { ...import_, place: { ...import_.place, path: path } };
  const copy = await ports.parser.correct(requestFor(ports, lying), correction);
  // Without one, the note says the same.
  return (copy.ok && (await ports.folder.writeCopy(import_.inbox, path, copy.value))) || undefined;
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
