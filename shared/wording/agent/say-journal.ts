/** @file Puts into words why a journal cannot be used, and what to do about it. */

import { words } from "../../words/spoken.ts";
import { sayInstant } from "../say-time.ts";

export type WhyUnusable =
  /** What it holds cannot be relied on. */
  | { readonly is: "damaged" }
  /** It was here, and is not any more. */
  | { readonly is: "missing" }
  | { readonly is: "newer" }
  /** In the words of the operating system or of SQLite. */
  | { readonly is: "closed-to-us"; readonly detail: string };

export function sayJournalUnusable(path: string, why: WhyUnusable): string {
  return why.is === "closed-to-us" ? words.journal.closedToUs(path, why.detail) : words.journal[why.is](path);
}

/**
 * What to do about a journal that is damaged or gone, at the command line.
 *
 * @param backupDay the day of the newest backup, as 2026-11-21, or null where there is none
 */
export const sayWayOut = (backupDay: string | null): string =>
  backupDay === null ? words.journal.noBackup : words.journal.backup(backupDay);

/** What was done with a damaged journal. */
export interface Restored {
  /** Epoch ms of the backup that is used; 0 where there was none. */
  readonly from: number;
  readonly until: number;
  /** The names that the damaged files bear now. */
  readonly setAside: readonly string[];
}

/** What was done, and what a person has to know from then on; a line each. */
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
