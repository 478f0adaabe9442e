/** @file Texts of the audit trail and its verification, in English. */

import { count, list, quote } from "../../../wording/grammar.ts";

const listQuestion = {
  "not-found": "lacked it",
  twice: "had it more often than it was sent",
  differs: "had it with other figures",
};

/** A cell before and after a person corrected it. */
export interface CellSaid {
  readonly row: number;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** @param rows such as “2” or “2,4-5” */
const isOneRow = (rows: string): boolean => /^\d+$/.test(rows);
const theRows = (rows: string): string => `${isOneRow(rows) ? "row" : "rows"} ${rows}`;

export const trail = {
  /** The person who moved a file back, whose name is unknown. */
  whoMovedBack: "unknown (moved the file back)",

  found: "Found in the inbox.",
  readAndChecked: "Read and checked.",
  readInBatches: (batches: number) => `Read and checked, in ${count(batches, "batch", "batches")}.`,
  keptAsRegister: "Saved as an invoice list. Nothing of it is sent.",
  keptAsSuppliers: "Saved as a supplier list. Nothing of it is sent.",
  keptAsTemplate: "Saved as a template of this inbox. Nothing of it is sent.",
  keptAsNames: "Saved to look names up in. Nothing of it is sent.",
  keptAsList: "Saved as a document list. Nothing of it is sent.",
  nowInvoices: "It's read as purchase invoices from now on.",
  nowDocument: "It's a document to attach from now on.",
  takenAsSpreadsheet: "Chose to import it as purchase invoices.",
  asked: "Asked a question about it.",
  cannotBeSent: "It couldn't be sent as it is.",
  isTwin: (original: string) => `All of it was sent before (see file ${original}), so it wasn't sent again.`,
  waitsBehind: (original: string) => `It's waiting for file ${original}, which may hold the same.`,
  began: "Started sending it.",
  beganBatch: (number: number) => `Started sending batch ${number}.`,
  accepted: "Accepted by the finance system.",
  acceptedWith: (status: string) => `Accepted by the finance system (answer ${status}).`,
  declined: "Rejected by the finance system.",
  declinedWith: (status: string) => `Rejected by the finance system (answer ${status}).`,
  keptForLater: "It couldn't be sent and will be tried later.",
  lostSight: "It may have been sent.",
  doubted: "It may have been sent after the backup that the journal was restored from.",
  readAgain: "The settings of its inbox changed before it was sent, so it was read again.",
  inherited: (file: string, id: string) =>
    `It's the changed file of ${quote(file)} (file ${id}), which waited for approval. So it waits too.`,
  held: "It waits for approval, because its inbox wants that now.",
  adopted: (inbox: string, connection: string) =>
    `It belongs to the inbox ${quote(inbox)} and the connection ${quote(connection)} now: the settings have changed.`,
  approved: "Approved for sending.",
  answered: "Answered how to read the file.",
  rejected: "Cancelled.",
  rejectedFor: (reason: string) => `Cancelled: ${reason}`,
  closedUnsent: "Said that it isn't in the finance system. Its file has been moved or deleted, so it isn't sent again.",
  closed: "Said that the other rows are dealt with.",
  closedFor: (reason: string) => `Said that the other rows are dealt with: ${reason}`,
  retried: "Chose to try again.",
  lookedAgain: "Looked at it again, because something it depends on changed.",
  sentAnyway: "Chose to send it anyway, although already sent.",
  sentAnywayFor: (reason: string) => `Chose to send it anyway, although already sent: ${reason}`,
  takenBack: "Took that back before it was sent.",
  attached: (purchaseInvoiceId: string) => `Chose purchase invoice ${purchaseInvoiceId} for it.`,
  rowsSentAgain: (rows: string) =>
    `Checked, didn't find ${theRows(rows)}, and chose to send ${isOneRow(rows) ? "it" : "them"} again as a batch of ${isOneRow(rows) ? "its" : "their"} own.`,
  rowsArrived: (rows: string) => `Checked, and found ${theRows(rows)} in the finance system.`,
  rowsListed: (rows: string, list: string) =>
    isOneRow(rows)
      ? `The invoice list ${quote(list)} contains the invoice of row ${rows}, so it counts as sent.`
      : `The invoice list ${quote(list)} contains the invoices of rows ${rows}, so they count as sent.`,
  rowsMissing: (rows: string) => `Checked, and didn't find ${theRows(rows)} in the finance system.`,
  rowsLeftOpen: (rows: string) => `Left open whether ${theRows(rows)} ${isOneRow(rows) ? "was" : "were"} sent.`,
  sentAgain: "Checked, didn't find it, and chose to send it again.",
  hadArrived: "Checked, and found it in the finance system.",
  /** @param question one of the ones below */
  checkedRow: (row: string, question: "not-found" | "twice" | "differs") =>
    `Checked row ${row} in the finance system, because an invoice list ${listQuestion[question]}.`,
  rowSentAgain: (row: string, file: string, id: string) =>
    `An invoice list lacks row ${row}, and you had it sent again with ${quote(file)} (file ${id}). Once that is sent, it no longer counts as sent here.`,
  copyPutBack: "Put its corrected copy into the inbox, to be sent.",
  filePutBack: "Put into the inbox again, where it continues as a new file.",
  listQuestion,
  cellsCorrected: (cells: readonly CellSaid[]) => {
    const said = cells.map(({ row, column, from, to }) => `${column}${row} from ${quote(from)} to ${quote(to)}`);
    return said.length === 0 ? "Corrected cells in the window." : `Corrected in the window: ${list(said, "and")}.`;
  },
  corrected: (file: string, id: string) => `Its corrected file, ${quote(file)} (file ${id}), was sent.`,
  filesChosen: (files: readonly string[]) =>
    `Chose to add files inside to the inbox${files.length === 0 ? "" : `: ${list(files.map(quote), "and")}`}.`,
  filesTaken: (files: readonly string[]) =>
    `Added the files inside to the inbox${files.length === 0 ? "" : `: ${list(files.map(quote), "and")}`}.`,
  correction: (file: string, id: string) => `Counts as the correction of ${quote(file)} (file ${id}).`,
  replaced: (rows: string, file: string, id: string) => `Rows ${rows} were sent in ${quote(file)} (file ${id}).`,
  perhapsCorrected: (file: string, id: string) =>
    `Its corrected file may be ${quote(file)} (file ${id}). You are asked whether it is.`,
  notCorrected: (file: string, id: string) => `Opened again: ${quote(file)} (file ${id}) isn't its correction.`,
  cameBack: "The file was moved back into the inbox.",
  aboutToMove: (path: string) => `Moving to ${quote(path)}.`,
  fromEInvoice: (id: string) => `Taken from file ${id}, whose e-invoice was sent.`,
  takenOut: (ids: string) =>
    ids === ""
      ? "Nothing inside the e-invoice could be attached."
      : `What is inside the e-invoice is attached as file ${ids}.`,
  handedOver: (id: string) => `The PDF is attached by itself now, as file ${id}.`,
  isGone: "The file has been moved or deleted.",
  changedSince: (path: string) => `The file was changed after it was filed: ${quote(path)}.`,
  liesIn: (path: string) => `Now in ${quote(path)}.`,
  takenAsSent: "Treated as sent because it was in Done when the journal was restored or the folder was taken over.",

  /** What is about no file. Details are beside it. */
  agent: {
    "begin-chain": "Started the audit trail.",
    restore: "Restored the journal from a backup.",
    "look-after-restore": "Checked the folders after a restore.",
    "claim-inbox": "Took over an inbox.",
    "create-office": "Created the office database.",
    "join-office": "Joined the office with this computer.",
    "leave-office": "Left the office with this computer.",
    "match-again": "Checked the waiting documents again.",
    "keep-office": "Noted which company a connection belongs to.",
    "read-list": "Read a list that the settings name, or found that it can't be read.",
    "keep-folder": "Noted the folder of an inbox.",
    "leave-alone": "Left files alone that were in the folder first.",
    pause: "Paused.",
    resume: "Resumed.",
    "tonight-check": "Checked that everything is ready for the night.",
    report: "Made the morning report.",
    notify: "Showed a notification.",
    "notice-settled": "The matter of a notification is settled.",
    "sign-in": "Signed in.",
    "sign-out": "Signed out.",
    "sign-in-ended": "The sign-in expired.",
    "confirm-account": "Confirmed that the account may send over this connection.",
    "proxy-password": "Saved a proxy's password in the keychain.",
    "keep-secret": "Saved a client secret in the keychain.",
    "add-connection": "Added a connection.",
    "change-connection": "Changed a connection.",
    "remove-connection": "Removed a connection.",
    "add-inbox": "Added an inbox.",
    "change-inbox": "Changed an inbox.",
    "remove-inbox": "Removed an inbox.",
    "change-settings": "Changed settings.",
    "rename-columns": "Changed which headings count as a column of a kind of spreadsheet.",
    "learn-name": "Remembered what a name means in an inbox.",
    "forget-name": "Forgot what a name means in an inbox.",
    "rename-template": "Renamed a kind of spreadsheet.",
    "forget-template": "Forgot how a kind of spreadsheet is read.",
    "open-at-login": "Changed whether Pigeonhole opens at login.",
    "end-update": "Finished an update of Pigeonhole.",
  },

  verdict: {
    empty: "The audit trail is empty.",
    whole: (entries: number, hash: string) =>
      `The audit trail is complete: ${count(entries, "entry", "entries")}${entries === 1 ? "" : ", each matching the one before it"}. The newest hash is ${hash}. Keep it somewhere else, so you can recognise this trail later.`,
    oneMissing: (entry: number) => `Entry ${entry} of the audit trail is missing.`,
    missing: (from: number, to: number) => `Entries ${from} to ${to} of the audit trail are missing.`,
    changed: (entry: number) =>
      `Entry ${entry} of the audit trail doesn't match the one before it. It was changed, inserted or moved after it was written.`,
    otherThanBackup: (day: string, entry: number) =>
      `The audit trail isn't the one backed up on ${day}. The backup's entry ${entry} is missing from it or differs. Entries were removed or rewritten.`,
    notFound: (hash: string) =>
      `No entry of the audit trail has the hash ${hash}. This isn't the trail the hash came from, or entries were removed or rewritten.`,
  },
};
