/** @file Texts of the tray, dialogs and notifications, and failures of the window's commands, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

export const desktop = {
  openPigeonhole: "Open Pigeonhole",
  needsYou: (howMany: number) => `Needs you (${figure(howMany)})`,
  signInTo: (name: string) => `Sign in to ${name}…`,
  openInbox: "Open inbox",
  openInboxOf: (id: string, connection: string) => `Open inbox ${id} (${connection})`,
  testSystem: (connection: string) => `${connection}, test system`,
  syncNow: "Sync now",
  checkTonight: "Check tonight now",
  morningReport: "Morning report",
  pause: "Pause",
  resume: "Resume",
  quitPigeonhole: "Quit Pigeonhole",
  /** Shown in the list of programs that open at login. */
  comment: "Imports what is dropped into the inbox",

  cannotStart: "Pigeonhole cannot start",
  alreadyRunning: "Pigeonhole is already running on this data folder, from a terminal or as another user.",
  noDisplay: (command: string) => `There is no display here. Say so to run: ${command}`,
  useBackup: (day: string) => `Use the backup of ${day}`,
  beginEmpty: "Begin with an empty journal",
  quit: "Quit",
  backup: (day: string) =>
    `There is a backup of ${day}. What was sent since then it does not know; Pigeonhole then asks before it sends what may have gone.`,
  noBackup:
    "There is no backup of it. With an empty journal Pigeonhole knows nothing of what was sent before: what lies in the inboxes then waits until someone approves it, and whoever approves it should have looked for it in the finance system.",
  noInbox: "There is no inbox yet. Set Pigeonhole up first, then add the files again.",
  whichInbox: "Which inbox are the files for?",
  cancel: "Cancel",

  signedOut: (names: readonly string[]) =>
    `Signed out of ${list(names.map(quote), "and")}. Nothing is sent until someone signs in.`,
  signInTurnedAway:
    "The finance system does not accept the sign-in. Nothing is sent until it does. Sign out and in again.",
  foldersAway: (paths: readonly string[]) =>
    `The ${paths.length === 1 ? "folder" : "folders"} ${list(paths.map(quote), "and")} cannot be reached. Pigeonhole goes on as soon as ${paths.length === 1 ? "it is" : "they are"} back.`,
  journalLost: (happened: string) => `${happened} Nothing is sent until someone decides.`,
  tonightRed: (why: string) => `Tonight will not work as things stand. ${why}`,
  noInboxSetUp: "No inbox is set up.",
  reportAlarm: "The morning report does not add up. Look at it now.",
  reportReady: "The morning report is ready. Nothing needs you.",
  reportNeedsYou: (howMany: number) =>
    `The morning report is ready. ${count(howMany, "file needs", "files need")} you.`,

  notThere: (path: string) => `${quote(path)} is not there, or cannot be reached now.`,
  notAFolder: (path: string) => `${quote(path)} is not a folder, so it was not opened.`,
  notOpened: (path: string, why: string) => `${quote(path)} could not be opened: ${why}.`,
  fileGone: "The file no longer lies where Pigeonhole put it.",
  lookFirst: "Look at what is in the diagnostics first.",
  diagnosticsNotSaved: (why: string) => `The diagnostics could not be saved: ${why}.`,
  tableNotSaved: (why: string) => `The table could not be saved: ${why}`,
  /** The headings of the exported history table. */
  found: {
    id: "Import",
    seenAt: "Dropped",
    file: "File",
    kind: "Kind",
    state: "State",
    since: "Since",
    invoices: "Invoices",
    currency: "Currency",
    net: "Net",
    vat: "VAT",
    purchaseInvoiceId: "Purchase invoice id",
    documentId: "Document id",
    batches: "Batches",
  },
};
