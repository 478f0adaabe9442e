/** @file Lays a file that someone has edited in one of our folders back into the inbox, as the new drop that it is. */

import type { Import } from "../../../shared/imports/import.ts";
import { ownFolderOf } from "../../../shared/imports/own-folders.ts";
import type { Moved } from "../ports/folder-port.ts";
import type { Ports } from "../ports/ports.ts";
import { commitEvent } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { removeCompanionFiles } from "./companion-files.ts";

/** What became of the file of an import that ends for it. */
export const edited = "another file took its place";

/**
 * Ends an import whose file holds something else by now. The move is written down before it is made: cut short, or seen
 * half-way by a sweep, it is no file that someone has taken away.
 *
 * @param from where the file lies
 */
export async function withdrawEdited(ports: Ports, import_: Import, from: string): Promise<StepResult> {
  let latest = import_;
  const returned = await returnToInbox(ports, import_, from, async (to) => {
    const started = await commitEvent(ports, latest, { type: "start-move", to, isEdited: true });
    if (started.type === "advanced") latest = started.import;
    return started.type === "advanced";
  });
  const goesOn = latest.place.movingTo ?? from;
  return returned ? commitEvent(ports, latest, { type: "withdraw", was: edited, goesOn }) : { type: "file-unreadable" };
}

/**
 * Lays the file back where the sweep sees it. Where its name is taken there, perhaps by a file that waits, it gets a
 * number.
 *
 * @param mayMove is told the new place before each try; false ends it
 * @returns true where nothing of it is left behind
 */
export async function returnToInbox(
  ports: Ports,
  import_: Import,
  from: string,
  mayMove: (to: string) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const { folder } = ports;
  const { inbox, place } = import_;
  if (ownFolderOf(from) === undefined) return true;
  const there = await folder.inspect(inbox, from);
  if (!there.ok) return there.error.kind === "file-changed";
  let moved: Moved = "taken";
  for (let tries = 0; moved === "taken" && tries < mostTries; tries += 1) {
    const name = await folder.freeName(inbox, null, place.dropped, ports.clock.now());
    if (!(await mayMove(name))) return false;
    moved = await folder.move(inbox, from, name, there.value.drop.sha256);
  }
  if (moved === "moved") await removeCompanionFiles(ports, import_);
  return moved === "moved" || moved === "gone";
}

/** The same; gives the path at which it goes on, or null where something of it is left behind. */
export async function returnToGoOn(ports: Ports, import_: Import, from: string): Promise<string | null> {
  let goesOn = from;
  const isReturned = await returnToInbox(ports, import_, from, async (to) => {
    goesOn = to;
    return true;
  });
  return isReturned ? goesOn : null;
}

/** Somebody else may take a name that was free a moment ago. */
const mostTries = 20;
