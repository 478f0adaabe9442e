/** @file Words why a journal cannot be used, and what to do about it. */

import { words } from "../../words/spoken.ts";
import { sayInstant } from "../say-time.ts";

export type WhyUnusable =
  /** Its content is damaged. */
  | { readonly is: "damaged" }
  /** The file existed before and is missing now. */
  | { readonly is: "missing" }
  /** Its tables are those of another version. */
  | { readonly is: "newer" | "older" }
  /** On a network share, where SQLite may damage it. */
  | { readonly is: "onShare" }
  /** `detail`: the message of the operating system or of SQLite. */
  | { readonly is: "closed-to-us"; readonly detail: string };

export function sayJournalUnusable(path: string, why: WhyUnusable): string {
  return why.is === "closed-to-us" ? words.journal.closedToUs(path, why.detail) : words.journal[why.is](path);
}

/**
 * What to do at the command line about a damaged or missing journal.
 *
 * @param backupDay the day of the newest backup, such as "2026-11-21", or null if there is none
 */
export const sayWayOut = (backupDay: string | null): string =>
  backupDay === null ? words.journal.noBackup : words.journal.backup(backupDay);

/** The result of a restore. */
export interface Restored {
  /** Epoch ms of the backup that was used; 0 if there was none. */
  readonly from: number;
  readonly until: number;
  /** The new names of the damaged files. */
  readonly setAside: readonly string[];
}

/** What the restore did and what a person has to know now, a line each. */
export function sayRestored({ from, until, setAside }: Restored, timeZone: string): readonly string[] {
  const [begin, end] = [sayInstant(from, timeZone), sayInstant(until, timeZone)];
  return [
    from === 0 ? words.journal.beginsEmpty : words.journal.isBackup(begin),
    setAside.length === 0 ? words.journal.nothingKept : words.journal.keptOld(setAside.join(", ")),
    words.journal.forgets(from === 0 ? null : [begin, end]),
    words.journal.doneCounts,
    words.journal.inboxWaits,
    words.journal.inDoubt,
    words.journal.putBack,
  ];
}
