/** @file Texts of the tray, dialogs and notifications, and failures of the window's commands, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

export const desktop = {
  openPigeonhole: "Open Pigeonhole",
  lastFiles: "Last files",
  /** On a notification, where the system shows buttons. */
  review: "Review",
  needsYou: (howMany: number) => `Needs you (${figure(howMany)})`,
  signInTo: (name: string) => `Sign in to ${name}…`,
  openInbox: "Open inbox",
  openInboxOf: (id: string, connection: string) => `Open inbox ${id} (${connection})`,
  testSystem: (connection: string) => `${connection}, test system`,
  syncNow: "Check inboxes now",
  checkTonight: "Check overnight sending",
  morningReport: "Morning report",
  pause: "Pause",
  resume: "Resume",
  quitPigeonhole: "Quit Pigeonhole",
  /** Shown in the list of programs that open at login. */
  comment: "Sends files added to the inbox to your finance system",

  cannotStart: "Pigeonhole can't start",
  alreadyRunning: "Pigeonhole is already using this data folder, from the command line or for another user.",
  noDisplay: (command: string) => `This computer has no display. To run without one, use: ${command}`,
  useBackup: (day: string) => `Use the backup of ${day}`,
  beginEmpty: "Start with an empty journal",
  quit: "Quit",
  backup: (day: string) =>
    `There's a backup from ${day}. It doesn't show what was sent after that day. Pigeonhole will ask before sending anything that may already have been sent.`,
  noBackup:
    "There's no backup. With an empty journal, Pigeonhole doesn't know what was sent before. Every file in the inboxes will wait for your approval. Before you approve one, check that it isn't already in the finance system.",
  noInbox: "You don't have an inbox yet. Set up Pigeonhole first, then add the files again.",
  whichInbox: "Which inbox are these files for?",
  cancel: "Cancel",

  signedOut: (names: readonly string[]) =>
    `Signed out of ${list(names.map(quote), "and")}. Nothing is sent until you sign in.`,
  signInTurnedAway:
    "The finance system isn't accepting your sign-in, so nothing is sent. Sign out, then sign in again.",
  foldersAway: (paths: readonly string[]) =>
    `The ${paths.length === 1 ? "folder" : "folders"} ${list(paths.map(quote), "and")} can't be reached. Pigeonhole will carry on once ${paths.length === 1 ? "it's" : "they're"} back.`,
  journalLost: (happened: string) => `${happened} Nothing is sent until you decide what to do.`,
  documentsWait: (documents: number, daysOfOldest: number) =>
    documents === 1
      ? `A document has waited ${count(daysOfOldest, "day")} to be attached. Choose its invoice.`
      : `${figure(documents)} documents still wait to be attached, the oldest for ${count(daysOfOldest, "day")}. Choose their invoices.`,
  tonightRed: (why: string) => `Overnight sending won't work yet. ${why}`,
  tonightPartly: (inboxes: number, why: string) =>
    `Overnight sending will skip ${inboxes === 1 ? "one inbox" : `${figure(inboxes)} inboxes`}, and the others should work. ${why}`,
  noInboxSetUp: "You don't have an inbox yet.",
  reportAlarm: "The figures in the morning report don't add up. Please check it now.",
  reportReady: "The morning report is ready. Nothing needs you.",
  /** @param howMany a sentence */
  reportNeedsYou: (howMany: string) => `The morning report is ready. ${howMany}`,

  notThere: (path: string) => `${quote(path)} has been moved or deleted, or can't be reached.`,
  notAFolder: (path: string) => `${quote(path)} isn't a folder, so it wasn't opened.`,
  notOpened: (path: string, why: string) => `${quote(path)} couldn't be opened: ${why}.`,
  notASpreadsheet: (path: string) => `${quote(path)} isn't a spreadsheet, so it wasn't opened.`,
  /** @param mayBeSent it isn't known whether it was sent */
  copyAsksFirst: (file: string, id: string, mayBeSent: boolean) =>
    mayBeSent
      ? `The corrected copy, ${quote(file)} (file ${id}), may already have been sent. Say first whether you found it.`
      : `The corrected copy is in Pigeonhole already, as ${quote(file)} (file ${id}). Decide about that file first, or correct the copy.`,
  notCorrectedYet: (file: string) =>
    `${quote(file)} hasn't been changed yet. Correct it, save it and close it, then choose “I've corrected the copy” again.`,
  notTaken: (file: string) =>
    `${quote(file)} couldn't be moved to the inbox. Close it in other programs, then choose “I've corrected the copy” again.`,
  fileGone: "The file has been moved or deleted since Pigeonhole filed it.",
  lookFirst: "Review the diagnostics first.",
  diagnosticsNotSaved: (why: string) => `The diagnostics couldn't be saved: ${why}.`,
  tableNotSaved: (why: string) => `The table couldn't be saved: ${why}`,
  /** The headings of the exported history table. */
  found: {
    id: "ID",
    seenAt: "Added",
    file: "File",
    kind: "Kind",
    state: "Status",
    since: "Updated",
    invoices: "Invoices",
    currency: "Currency",
    net: "Net",
    vat: "VAT",
    purchaseInvoiceId: "Invoice ID",
    documentId: "Document ID",
    batches: "Batches",
  },
};
