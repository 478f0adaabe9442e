/** @file Texts of the audit trail and its verification, in English. */

import { count, quote } from "../../../wording/grammar.ts";

export const trail = {
  /** The person who moved a file back, whose name is unknown. */
  whoMovedBack: "a person, by moving the file back",

  found: "Found in the inbox.",
  readAndChecked: "Read and checked.",
  readInBatches: (batches: number) => `Read and checked: it goes in ${count(batches, "batch", "batches")}.`,
  keptAsRegister: "Kept as a register of purchase invoices.",
  keptAsList: "Kept as a list of documents and the purchase invoices that they belong to.",
  kindChanged: "Taken for something else now: a document, or a spreadsheet.",
  takenAsSpreadsheet: "Said that it is a spreadsheet to import.",
  asked: "A person was asked about it.",
  cannotBeSent: "It could not be sent as it is.",
  isTwin: (original: string) => `It holds the same as import ${original}, so it was not sent.`,
  waitsBehind: (original: string) => `It waits for import ${original}, which holds the same.`,
  began: "Began to send it.",
  beganBatch: (number: number) => `Began to send batch ${number}.`,
  accepted: "The finance system took it.",
  acceptedWith: (status: string) => `The finance system took it (answer ${status}).`,
  declined: "The finance system refused it.",
  keptForLater: "It could not be sent then, and was kept for later.",
  lostSight: "Nobody saw whether it arrived.",
  doubted: "It may have gone since the backup that the journal was restored from.",
  approved: "Approved.",
  answered: "Said how the file is to be read.",
  rejected: "Rejected.",
  rejectedFor: (reason: string) => `Rejected: ${reason}`,
  retried: "Asked for it to be tried again.",
  sentAnyway: "Said that it shall go although it went before.",
  sentAnywayFor: (reason: string) => `Said that it shall go although it went before: ${reason}`,
  attached: (purchaseInvoiceId: string) => `Said that it belongs to purchase invoice ${purchaseInvoiceId}.`,
  sentAgain: "Looked, did not find it, and had it sent again.",
  hadArrived: "Looked, and found that it had arrived.",
  takenAway: "Someone took the file away.",
  cameBack: "The file was put back into the inbox.",
  aboutToMove: (path: string) => `About to move to ${quote(path)}.`,
  isGone: "The file is no longer there.",
  liesIn: (path: string) => `It lies in ${quote(path)}.`,
  takenAsSent: "Taken as sent: it lay in Done when the journal was restored or the folder was taken over.",

  verdict: {
    empty: "The audit trail is empty.",
    whole: (entries: number, hash: string) =>
      `The audit trail is whole: ${count(entries, "entry", "entries")}${entries === 1 ? "" : ", each fits the one before it"}. The newest hash is ${hash}. Keep it somewhere else to know this trail again.`,
    oneMissing: (entry: number) => `Entry ${entry} of the audit trail is missing.`,
    missing: (from: number, to: number) => `Entries ${from} to ${to} of the audit trail are missing.`,
    changed: (entry: number) =>
      `Entry ${entry} of the audit trail does not fit the one before it: it was changed, put in or moved after it was written.`,
    otherThanBackup: (day: string, entry: number) =>
      `The audit trail is not the one that was backed up on ${day}: the backup's entry ${entry} is missing from it, or is another. Entries were cut off or made anew.`,
    notFound: (hash: string) =>
      `No entry of the audit trail has the hash ${hash}: the trail is not the one that it was taken from, or it was cut off or made anew.`,
  },
};
