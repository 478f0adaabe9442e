/** @file Texts about an unusable journal and a restore, in English. */

/** @param between the beginning and end of the forgotten period, or null for everything before now */
const forgotten = (between: readonly [string, string] | null): string =>
  between === null ? "before now" : `between ${between[0]} and ${between[1]}`;

export const journal = {
  damaged: (path: string) => `The journal ${path} is damaged. It is left as it is, and nothing is sent without it.`,
  missing: (path: string) =>
    `The journal ${path} is gone, and so is the memory of what was sent. Nothing is sent without it. If you know where it is, put it back.`,
  newer: (path: string) =>
    `The journal ${path} was written by a newer Pigeonhole. Use that one, or another data folder.`,
  closedToUs: (path: string, why: string) => `The journal ${path} cannot be used: ${why}.`,
  diskFull: "the disk is full",

  noBackup:
    "There is no sound backup of it. To begin with an empty one, which knows nothing of what was sent, run: pigeonhole journal restore --empty",
  backup: (day: string) => `There is a backup of ${day}. To go on with it, run: pigeonhole journal restore`,
  backupsDamaged: (wayOut: string) => `Its backups are damaged too. ${wayOut}`,
  isWhole: (path: string) => `The journal ${path} is whole. Nothing was changed.`,
  isRunning: "Pigeonhole is running on this data folder. End it there, then restore.",
  useBackup: (day: string) => `There is a backup of ${day}, and it is sound. Use it: run the same without --empty.`,

  beginsEmpty: "Pigeonhole begins with an empty journal.",
  isBackup: (of: string) => `The journal is the backup of ${of} now.`,
  nothingKept: "Of the old one nothing was there.",
  keptOld: (names: string) => `The old one was kept: ${names}.`,
  forgets: (between: readonly [string, string] | null) =>
    `What was sent ${forgotten(between)} it does not know. So that nothing goes twice:`,
  doneCounts: "- What lies in a Done folder counts as sent.",
  inboxWaits: "- What lies in an inbox now waits until someone approves it. Look for it in the finance system first.",
  inDoubt: "- What was about to be sent is in doubt: say whether it arrived.",
  putBack: "- What lies in Needs you or Failed, and is not shown by Pigeonhole any more: put it back into the inbox.",
};
