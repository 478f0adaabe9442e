/** @file Tells once that a file was changed after it was filed: a note beside it, and an entry in the trail. */

import type { Import } from "../../../shared/imports/import.ts";
import { changeNote } from "../../../shared/wording/imports/change-note.ts";
import type { Ports } from "../ports/ports.ts";
import { commitEvent } from "../state/record.ts";

const hourMs = 60 * 60_000;

/**
 * True while a person has not seen to the change: they delete the note then.
 *
 * @param sha256 of what the file holds now
 * @param mayTell false for a process that writes nothing down
 */
export async function tellChange(ports: Ports, import_: Import, sha256: string, mayTell: boolean): Promise<boolean> {
  const { clock, folder, journal } = ports;
  const { id, inbox, place } = import_;
  if (place.path === null) return false;
  const told = journal.toldChange(id);
  if (told?.sha256 === sha256) return folder.hasNote(inbox, place.path);
  // A file that is written to for hours is told of once an hour.
  const wasJustTold = told !== null && told.at <= clock.now() && clock.now() - told.at < hourMs;
  if (!mayTell || wasJustTold) return true;
  // The note first: without it, the entry would count the change as seen to.
  await folder.writeNote(inbox, place.path, changeNote(import_, ports.noteFor(import_)));
  if (await folder.hasNote(inbox, place.path))
    await commitEvent(ports, import_, { type: "notice-change", at: place.path, sha256 });
  return true;
}
