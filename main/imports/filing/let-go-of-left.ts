/** @file Ends an import whose file has left its place before its inbox was looked at, so that what has its content or its rows can follow it. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports/ports.ts";
import { letGo } from "./let-go.ts";
import { whereItMayBeBack } from "./moved-back.ts";

/**
 * Lets go of an import whose file a person has taken away. Nothing is known while its inbox is away.
 *
 * @param drop the same content elsewhere, if it is that
 * @returns true where it was let go
 */
export async function letGoOfLeft(ports: Ports, known: Import, drop?: Drop): Promise<boolean> {
  const { inbox, place, state } = known;
  if (place.path === null || !["reading", "queued", "held", "waiting", "failed"].includes(state.at)) return false;
  if (ports.inboxSettings(inbox) === undefined || (await stillLies(ports, known, drop))) return false;
  if (await ports.folder.seemsAway(inbox)) return false;
  // The share may have come back between the two questions.
  if (await stillLies(ports, known, drop)) return false;
  await letGo(ports, known, "taken away", drop === undefined ? await whereItMayBeBack(ports, known) : undefined);
  return true;
}

/**
 * Also where it is on its way: moved by us already, and not yet written down as moved. On a disk that ignores case, the
 * name that the drop had before in other letters leads to the drop itself.
 */
export async function stillLies({ folder }: Ports, { inbox, place }: Import, drop?: Drop): Promise<boolean> {
  for (const path of [place.path, place.movingTo])
    if (path !== null && (await folder.exists(inbox, path))) {
      const isSpelling = drop !== undefined && path !== drop.path && path.toLowerCase() === drop.path.toLowerCase();
      if (!isSpelling || (await folder.isSpelledSo(inbox, path))) return true;
    }
  return false;
}
