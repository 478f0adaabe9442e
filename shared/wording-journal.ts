/** @file Puts into words why a journal cannot be used, and what to do about it. */

import { sayInstant } from "./wording-time.ts";

export type WhyUnusable =
  /** What it holds cannot be relied on. */
  | { readonly is: "damaged" }
  /** It was here, and is not any more. */
  | { readonly is: "missing" }
  | { readonly is: "newer" }
  /** In the words of the operating system or of SQLite. */
  | { readonly is: "closed-to-us"; readonly detail: string };

export function sayJournalUnusable(path: string, why: WhyUnusable): string {
  switch (why.is) {
    case "damaged":
      return `The journal ${path} is damaged. It is left as it is, and nothing is sent without it.`;
    case "missing":
      return `The journal ${path} is gone, and so is the memory of what was sent. Nothing is sent without it. If you know where it is, put it back.`;
    case "newer":
      return `The journal ${path} was written by a newer Pigeonhole. Use that one, or another data folder.`;
    case "closed-to-us":
      return `The journal ${path} cannot be used: ${why.detail}.`;
  }
}

/**
 * What to do about a journal that is damaged or gone, at the command line.
 *
 * @param backupDay the day of the newest backup, as 2026-11-21, or null where there is none
 */
export const sayWayOut = (backupDay: string | null): string =>
  backupDay === null
    ? "There is no sound backup of it. To begin with an empty one, which knows nothing of what was sent, run: pigeonhole journal restore --empty"
    : `There is a backup of ${backupDay}. To go on with it, run: pigeonhole journal restore`;

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
  const forgotten =
    from === 0 ? "before now" : `between ${sayInstant(from, timeZone)} and ${sayInstant(until, timeZone)}`;
  return [
    from === 0
      ? "Pigeonhole begins with an empty journal."
      : `The journal is the backup of ${sayInstant(from, timeZone)} now.`,
    setAside.length === 0 ? "Of the old one nothing was there." : `The old one was kept: ${setAside.join(", ")}.`,
    `What was sent ${forgotten} it does not know. So that nothing goes twice:`,
    "- What lies in a Done folder counts as sent.",
    "- What lies in an inbox now waits until someone approves it. Look for it in the finance system first.",
    "- What was about to be sent is in doubt: say whether it arrived.",
    "- What lies in Needs you or Failed, and is not shown by Pigeonhole any more: put it back into the inbox.",
  ];
}
