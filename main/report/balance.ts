/**
 * @file The balance of a night: every dropped file is in exactly one place, and is counted twice.
 *
 * [Note: counted twice]
 *
 * The journal has one state for each import, so its own counts always add up and
 * prove nothing. So the dropped files are counted from a second source, the
 * append-only audit trail, and the files of each place are counted once more in
 * the folders. People may remove files from Done and Duplicates, and from the
 * other folders once the journal has noticed: the report mentions that, but it is
 * not a difference.
 *
 * A file that was changed, renamed or moved before it was sent is an import again,
 * and follows the one before. Both sides count it once, as it is now.
 */

import type { Difference } from "../../shared/agent/morning-report.ts";
import type { Import } from "../../shared/imports/import.ts";
import { folderFor } from "../../shared/imports/own-folders.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import { hasSent } from "./entered.ts";

/** A list is done too, but was kept and not sent. */
export type Place = "done" | "list" | "failed" | "needs-you" | "duplicate" | "under-way" | "ignored";

const places: readonly Place[] = ["done", "list", "needs-you", "failed", "duplicate", "ignored", "under-way"];

export interface PlaceCount {
  readonly place: Place;
  /** Imports in this place by the journal, plus files that are not in the journal yet (settling) or never (ignored). */
  readonly files: number;
  /** How many of them are in the right folder, or null where a folder could not be read. */
  readonly found: number | null;
  /** How many are still where they were before. */
  readonly notMoved: number;
  /** How many a person has removed since. */
  readonly takenAway: number;
  /** Of those that are done: how many have sent nothing themselves that is there. */
  readonly notSent: number;
  /** How many of their rows were left out, because they were sent before in another file. */
  readonly rowsSentBefore: number;
}

export interface Balance {
  /** Each file once, however often it was read again. */
  readonly dropped: number;
  /** How many imports ended because their file was changed, renamed or moved, and are not in `dropped`. */
  readonly readAgain: number;
  readonly counts: readonly PlaceCount[];
  readonly isBalanced: boolean;
}

/** What was found in the folders of one inbox. Paths are relative to the inbox. */
export interface FoundInInbox {
  readonly inbox: string;
  /** Why the inbox could not be read, or null. */
  readonly unreachable: string | null;
  /** The ids of the night's imports whose file is where the journal says. */
  readonly inPlace: ReadonlySet<string>;
  /** Files that came into our own folders this night and that the journal does not know. */
  readonly unknown: readonly string[];
  /** Files that came this night and whose names are never imported. */
  readonly ignored: readonly string[];
}

export interface Counted {
  /** The imports that were first seen during the night. */
  readonly imports: readonly Import[];
  /** How many files entered the journal during the night, by the audit trail. */
  readonly takenIn: number;
  readonly unsettled: readonly Unsettled[];
  readonly found: readonly FoundInInbox[];
}

/** Counts the night's files by place, and returns every difference between the two counts. */
export function drawBalance({ imports: all, takenIn, unsettled, found }: Counted): {
  readonly balance: Balance;
  readonly differences: readonly Difference[];
} {
  const followed = new Set(all.map(({ follows }) => follows));
  const imports = all.filter((import_) => !(hasLeft(import_) && followed.has(import_.id)));
  const readAgain = all.length - imports.length;
  const byInbox = new Map(found.map((each) => [each.inbox, each]));
  const isIncomplete = found.some(({ unreachable }) => unreachable !== null);
  const differences: Difference[] = [];
  const ignored = found.flatMap((each) => each.ignored).length;

  // A PDF that was an e-invoice is attached as an import of its own; a copy that was put back is a new one.
  const inPlace = new Set(
    imports.filter(({ id, inbox }) => byInbox.get(inbox)?.inPlace.has(id)).map(({ sha256 }) => sha256),
  );
  const goesOnElsewhere = ({ state, sha256 }: Import): boolean =>
    inPlace.has(sha256) || (state.at === "failed" && state.why.kind === "withdrawn" && state.why.was === "put back");

  const countsOf = (place: Place): PlaceCount => {
    if (place === "ignored")
      return {
        place,
        files: ignored,
        found: isIncomplete ? null : ignored,
        notMoved: 0,
        takenAway: 0,
        notSent: 0,
        rowsSentBefore: 0,
      };
    const here = imports.filter((import_) => placeOf(import_) === place);
    const settling = place === "under-way" ? unsettled.length : 0;
    let [inFolder, notMoved, takenAway] = [settling, 0, 0];
    for (const import_ of here) {
      const inbox = byInbox.get(import_.inbox);
      // The files of an inbox that was removed from the settings or cannot be read are not counted.
      if (!inbox || inbox.unreachable !== null) continue;
      if (inbox.inPlace.has(import_.id) && isInFolder(import_)) inFolder += 1;
      else if (inbox.inPlace.has(import_.id)) notMoved += 1;
      else if (import_.place.path === null && goesOnElsewhere(import_)) inFolder += 1;
      else if (import_.place.path === null || mayBeTaken(import_)) takenAway += 1;
      else differences.push({ is: "missing", file: import_.place.dropped, path: import_.place.path });
    }
    const isKnown = here.every(({ inbox }) => byInbox.get(inbox)?.unreachable === null);
    const notSent = place === "done" ? here.filter((import_) => !hasSent(import_)).length : 0;
    const rowsSentBefore = place === "done" ? here.reduce((sum, { sentBefore }) => sum + sentBefore.length, 0) : 0;
    const files = here.length + settling;
    return { place, files, found: isKnown ? inFolder : null, notMoved, takenAway, notSent, rowsSentBefore };
  };

  const counts = places.map(countsOf);
  const dropped = takenIn + unsettled.length + ignored - readAgain;
  const accounted = counts.reduce((sum, { files }) => sum + files, 0);
  if (dropped !== accounted) differences.push({ is: "count", dropped, accounted });
  for (const { unknown } of found) for (const path of unknown) differences.push({ is: "stranger", path });
  const isBalanced = differences.length === 0;
  return { balance: { dropped, readAgain, counts, isBalanced }, differences };
}

/** Nothing of it was sent, and its file is somewhere else, or is another one now. */
const hasLeft = ({ state, place }: Import): boolean =>
  state.at === "failed" && state.why.kind === "withdrawn" && place.path === null;

function placeOf({ state, kind }: Import): Place {
  switch (folderFor(state)) {
    case "Done":
      return kind === "register" ? "list" : "done";
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

/** True where the file is in the folder for its state, or needs none. */
export function isInFolder({ state, place }: Pick<Import, "state" | "place">): boolean {
  const folder = folderFor(state);
  return folder === null || place.path === null || place.path.startsWith(`${folder}/`);
}

/** These need nothing more from anyone, so people may remove them. */
const mayBeTaken = ({ state }: Import): boolean => state.at === "done" || state.at === "duplicate";
