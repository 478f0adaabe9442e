/** @file Notices files of imports that a person has taken away, or has edited while they waited for a person. */

import type { Import } from "../../../shared/imports/import.ts";
import { folderFor } from "../../../shared/imports/own-folders.ts";
import type { Ports } from "../ports/ports.ts";
import { canWithdraw } from "../state/allowed-actions.ts";
import { commitEvent } from "../state/record.ts";
import { confirmFile } from "./confirm-file.ts";
import { letGo } from "./let-go.ts";
import { whereItMayBeBack } from "./moved-back.ts";
import { isSuccessor } from "./successor.ts";

/**
 * Lets go of imports whose file a person has taken away, and of those that wait for a person and whose file was edited.
 *
 * @param found the paths that the sweep has just seen in the inbox
 */
export async function noticeTakenAway(
  ports: Ports,
  inbox: string,
  found: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const asking of ports.journal.asking()) {
    if (asking.inbox !== inbox) continue;
    if (await hasLeftItsFolder(ports, asking))
      await letGo(ports, asking, "taken away", await whereItMayBeBack(ports, asking, found));
    else if (isReadAgain(asking) && (await mayBeEdited(ports, asking))) await confirmFile(ports, asking);
  }
  for (const before of ports.journal.goingOn())
    if (before.inbox === inbox && (await goesNowhere(ports, before, found)))
      await commitEvent(ports, before, { type: "set-location", at: null }, null);
  for (const waiting of ports.journal.underWay()) {
    const { place, state } = waiting;
    if (waiting.inbox !== inbox || state.at === "sending" || place.path === null || place.movingTo !== null) continue;
    if (!found.has(place.path) && (await isGone(ports, waiting, place.path)))
      await letGo(ports, waiting, "taken away", await whereItMayBeBack(ports, waiting, found));
  }
}

/** A file in *Needs you* is read again once it was edited there, unless some of it may have been sent. */
const isReadAgain = (import_: Import): boolean =>
  ["held", "waiting"].includes(import_.state.at) && import_.place.movingTo === null && canWithdraw(import_);

/** At each start thousands of files may wait, on a slow share. They are looked at, and not read. */
const mayBeEdited = async ({ folder }: Ports, { inbox, place, sizeBytes, seenAt }: Import): Promise<boolean> =>
  place.path !== null && folder.mayHaveChanged(inbox, place.path, { sizeBytes, seenAt });

/** True where what took its place is there no more, or was read. */
async function goesNowhere(ports: Ports, before: Import, found: ReadonlySet<string>): Promise<boolean> {
  const { inbox, place } = before;
  // Moved there by us, and not yet.
  if (place.goesOn === undefined || place.path !== null) return false;
  const after = ports.journal.atPath(inbox, place.goesOn);
  if (after !== undefined) return after.state.at !== "reading" || !isSuccessor(ports.journal, after, before.id);
  return !found.has(place.goesOn) && isGone(ports, before, place.goesOn);
}

/** False also where the folder is away: that says nothing of the file. Asked twice, for a share may come back in between. */
async function isGone({ folder }: Ports, { inbox }: Import, path: string): Promise<boolean> {
  if (await folder.exists(inbox, path)) return false;
  const looked = await folder.inspect(inbox, path);
  return !looked.ok && looked.error.kind === "file-changed";
}

async function hasLeftItsFolder({ folder }: Ports, { inbox, place, state }: Import): Promise<boolean> {
  if (place.path === null || place.movingTo !== null || (await folder.exists(inbox, place.path))) return false;
  if (folderFor(state) === null || (await folder.seemsAway(inbox))) return false;
  // Asked once more: the share may have come back between the two questions.
  return !(await folder.exists(inbox, place.path));
}
