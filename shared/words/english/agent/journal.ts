/** @file Texts about an unusable journal and a restore, in English. */

/** @param between the beginning and end of the forgotten period, or null for everything before now */
const forgotten = (between: readonly [string, string] | null): string =>
  between === null ? "before now" : `between ${between[0]} and ${between[1]}`;

export const journal = {
  damaged: (path: string) => `The journal ${path} is damaged. It hasn't been changed, and nothing is sent without it.`,
  missing: (path: string) =>
    `The journal ${path} is missing, and with it the record of what was sent. Nothing is sent without it. If you know where it is, put it back.`,
  newer: (path: string) =>
    `The journal ${path} was saved by a newer Pigeonhole. Use that version, or another data folder.`,
  older: (path: string) =>
    `The journal ${path} was saved by an older Pigeonhole, in a form that this one doesn't read. It hasn't been changed, and nothing is sent. Use that version, or another data folder.`,
  onShare: (path: string) =>
    `The journal ${path} is on a network share, where it can be damaged. Nothing is sent. Use a data folder on a disk of this computer: --data FOLDER.`,
  closedToUs: (path: string, why: string) => `The journal ${path} can't be used: ${why}.`,
  diskFull: "the disk is full. Free some space on it",

  noBackup:
    "There's no usable backup. To start with an empty journal, which doesn't know what was sent, run: pigeonhole journal restore --empty",
  backup: (day: string) => `There's a backup from ${day}. To use it, run: pigeonhole journal restore`,
  backupsDamaged: (wayOut: string) => `Its backups are damaged too. ${wayOut}`,
  isWhole: (path: string) => `The journal ${path} is intact. Nothing was changed.`,
  isRunning: "Pigeonhole is using this data folder. Stop it there, then restore.",
  useBackup: (day: string) => `There's an intact backup from ${day}. To use it, run this again without --empty.`,

  beginsEmpty: "Pigeonhole starts with an empty journal.",
  isBackup: (of: string) => `The journal is now the backup from ${of}.`,
  nothingKept: "The old journal was missing.",
  keptOld: (names: string) => `The old journal was kept: ${names}.`,
  forgets: (between: readonly [string, string] | null) =>
    `It doesn't know what was sent ${forgotten(between)}. So that nothing is sent twice:`,
  doneCounts: "- Files in a Done folder count as sent.",
  inboxWaits: "- Files in an inbox wait for your approval. Check that they aren't in the finance system first.",
  inDoubt:
    "- Files that were being sent may have been sent. Check each in the finance system, then say whether you found it.",
  putBack: "- Files in Needs you or Failed that Pigeonhole no longer shows: move them back into the inbox.",
};
