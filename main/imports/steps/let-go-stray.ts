/** @file Lets go of imports that hold up others and cannot go on, because their inbox is not in the settings. */

import type { Import } from "../../../shared/imports/import.ts";
import { openAs } from "../../../shared/imports/state-groups.ts";
import type { Ports } from "../ports/ports.ts";
import { type Drafting, record } from "../state/record.ts";

/** True where an import waits to be sent and cannot: what was begun, or is unknown, is a question of its own. */
const isStray = ({ inboxSettings }: Pick<Ports, "inboxSettings">, { inbox, state }: Import): boolean =>
  (state.at === "held" || state.at === "queued") && inboxSettings(inbox) === undefined;

/** True where an import waits until it is known what becomes of this one, because that comes about by itself. */
export const holdsUp = (ports: Pick<Ports, "inboxSettings">, original: Import): boolean =>
  (openAs(original.state) === "under-way" && !isStray(ports, original)) || isToBeReadAnew(ports, original);

/** See [Note: a successor]. */
const isToBeReadAnew = ({ inboxSettings }: Pick<Ports, "inboxSettings">, { inbox, state, place }: Import): boolean =>
  state.at === "failed" && place.goesOn !== undefined && inboxSettings(inbox) !== undefined;

/**
 * Withdraws an original that can't go on, so that the file which repeats it can. Where its inbox comes back, its file
 * is a new drop, and counts as the duplicate.
 *
 * @returns false where it is no stray
 */
export function letGoIfStray(ports: Drafting<Ports>, original: Import | undefined): boolean {
  if (original === undefined || !isStray(ports, original)) return false;
  record(ports, original, { type: "withdraw", was: "its inbox is gone" });
  return true;
}
