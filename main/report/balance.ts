/**
 * @file The balance of a night: every file that was dropped, in exactly one place, counted twice.
 *
 * [Note: counted twice]
 *
 * The journal says of each import where it stands. That adds up by itself, so
 * it proves nothing. What was dropped is therefore counted from another book,
 * the entries of the append-only trail; and each place is counted once more in
 * the folders, from the files that lie there. People may take files out of
 * Done and Duplicates, and out of the other folders as soon as the journal has
 * noticed: that is said, and is no difference.
 */

import type { Difference } from "../../shared/agent/morning-report.ts";
import { folderFor, type Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";

export type Place = "done" | "failed" | "needs-you" | "duplicate" | "under-way" | "ignored";

const places: readonly Place[] = ["done", "needs-you", "failed", "duplicate", "ignored", "under-way"];

export interface PlaceCount {
  readonly place: Place;
  /** As the journal has it, and the files that it does not know yet or need not know. */
  readonly files: number;
  /** How many of them lie where they should, or null where a folder could not be looked into. */
  readonly lying: number | null;
  /** How many a person has taken away since. */
  readonly takenAway: number;
}

export interface Balance {
  readonly dropped: number;
  readonly counts: readonly PlaceCount[];
  readonly isBalanced: boolean;
}

/** What was found in the folder of one inbox. */
export interface Found {
  readonly inbox: string;
  /** Why it could not be looked into, or null. */
  readonly unreachable: string | null;
  /** Of the imports of the night, the ids of those whose file lies where the journal says. */
  readonly lying: ReadonlySet<string>;
  /** Files in our own folders that came there this night and that the journal does not know. */
  readonly strangers: readonly string[];
  /** Files that came this night and that are no drop by their names. */
  readonly ignored: readonly string[];
}

export interface Counted {
  /** Those that were seen during the night. */
  readonly imports: readonly Import[];
  /** How many files the trail says were taken in during the night. */
  readonly takenIn: number;
  readonly unsettled: readonly Unsettled[];
  readonly found: readonly Found[];
}

export function drawBalance({ imports, takenIn, unsettled, found }: Counted): {
  readonly balance: Balance;
  readonly differences: readonly Difference[];
} {
  const byInbox = new Map(found.map((each) => [each.inbox, each]));
  const isBlind = found.some(({ unreachable }) => unreachable !== null);
  const differences: Difference[] = [];
  const ignored = found.flatMap((each) => each.ignored).length;

  const countsOf = (place: Place): PlaceCount => {
    if (place === "ignored") return { place, files: ignored, lying: isBlind ? null : ignored, takenAway: 0 };
    const here = imports.filter((import_) => placeOf(import_) === place);
    const settling = place === "under-way" ? unsettled.length : 0;
    let [lying, takenAway] = [settling, 0];
    for (const import_ of here) {
      const inbox = byInbox.get(import_.inbox);
      // Of an inbox that is not in the settings any more, or cannot be reached, nobody can tell.
      if (!inbox || inbox.unreachable !== null) continue;
      if (inbox.lying.has(import_.id)) lying += 1;
      else if (import_.place.path === null || mayBeTaken(import_)) takenAway += 1;
      else differences.push({ is: "missing", file: import_.place.dropped, lies: import_.place.path });
    }
    const isKnown = here.every(({ inbox }) => byInbox.get(inbox)?.unreachable === null);
    return { place, files: here.length + settling, lying: isKnown ? lying : null, takenAway };
  };

  const counts = places.map(countsOf);
  const dropped = takenIn + unsettled.length + ignored;
  const accounted = counts.reduce((sum, { files }) => sum + files, 0);
  if (dropped !== accounted) differences.push({ is: "count", dropped, accounted });
  for (const { strangers } of found) for (const path of strangers) differences.push({ is: "stranger", path });
  const isBalanced = differences.length === 0;
  return { balance: { dropped, counts, isBalanced }, differences };
}

function placeOf({ state }: Import): Place {
  switch (folderFor(state)) {
    case "Done":
      return "done";
    case "Failed":
      return "failed";
    case "Needs you":
      return "needs-you";
    case "Duplicates":
      return "duplicate";
    case null:
      return "under-way";
  }
}

/** Nobody has to do anything about these any more, so anyone may tidy them away. */
const mayBeTaken = ({ state }: Import): boolean => state.at === "done" || state.at === "duplicate";
