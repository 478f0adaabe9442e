/** @file Texts about failed calls, and about rows that were sent before, in English. */

import { count, quote } from "../../../wording/grammar.ts";

/** Where a row was sent, or will be. */
export interface First {
  readonly file: string;
  readonly row: number;
  readonly hasGone: boolean;
  /** Empty unless the row is in an invoice list. */
  readonly purchaseInvoiceId: string;
  /** The two invoices of a look-alike, each on one line. */
  readonly both: { readonly here: string; readonly there: string } | null;
}
const inFile = ({ file, row, hasGone }: First): string =>
  `${hasGone ? "was sent" : "is about to be sent"} in ${quote(file)}, row ${row}`;
const compare = ({ both }: First): string => (both === null ? "" : `; here: ${both.here}; there: ${both.there}`);
const sameRow = ({ file, row, hasGone }: First, what = "the same row"): string =>
  `${what} ${hasGone ? "went" : "is about to go"} in ${quote(file)}, row ${row}`;

const mayHaveArrived = (evidence: string, aside: string): string =>
  `${evidence}, so it may have arrived or not${aside}. Look for it in the finance system, then say whether it arrived; until then it is not sent again.`;

/** Every `aside` is the reason in brackets, with a space before it; or "". */
export const outcomes = {
  unreachable: (aside: string) =>
    `The finance service cannot be reached, so nothing was sent${aside}. It is safe to try again.`,
  cutOff: (aside: string) =>
    `The connection broke before everything had been sent, so nothing arrived${aside}. It is safe to try again.`,
  busy: (status: number, wait: string | null) =>
    `The finance service was too busy${wait === null ? "" : ` and asked us to wait ${wait}`} (answer ${status}). Nothing was taken, so it is safe to try again.`,
  signedOut: (connection: string, aside: string) =>
    `Nothing was sent, because ${quote(connection)} is signed out${aside}. Sign in, and it goes on by itself.`,
  noKeychain: (aside: string) =>
    `The keychain of this computer cannot be used, and Pigeonhole keeps sign-ins nowhere else${aside}. Unlock or set up the keychain, then sign in again.`,
  noConnection: (connection: string) =>
    `This inbox belongs to the connection ${quote(connection)}, which is not in the settings. Correct the settings, then try again.`,
  fileChanged:
    "The file changed while it was being sent, so the sending was stopped and nothing arrived. Try again once nobody is changing it.",
  fileUnreadable: (aside: string) =>
    `The file cannot be opened${aside}. Close it in other programs, see that you may read it, then try again.`,

  refused: (status: number) => `The finance service refused this (answer ${status}) and gave no reason.`,
  /** @param end a full stop, unless `said` ends with one */
  refusedSaying: (status: number, said: string, end: string) =>
    `The finance service refused this (answer ${status}). It said: ${quote(said)}${end}`,
  adviceOnRefusal: {
    signIn: "Sign in again, then try again.",
    askForPermission: "Ask whoever looks after the finance system to give your account the permission, then try again.",
    checkInvoice:
      "See that the purchase invoice still exists and that the address in the settings is right, then try again.",
    correct: "Put right what it names, then try again or put a corrected file into the inbox.",
  },

  noAnswer: {
    silence: (aside: string) => mayHaveArrived("Everything was sent, but no answer came back", aside),
    "cut-off-answer": (aside: string) => mayHaveArrived("Everything was sent, but the answer broke off", aside),
    "unreadable-answer": (aside: string) =>
      mayHaveArrived("Everything was sent, but the answer could not be understood", aside),
    died: (aside: string) => mayHaveArrived("Pigeonhole or the computer stopped while this was being sent", aside),
    "answer-differs": (aside: string) =>
      mayHaveArrived("Everything was sent, but the answer does not agree with what was sent", aside),
  },
  mayHaveGone:
    "It was there when the journal was restored or the folder was taken over, so it may have been sent before, without Pigeonhole knowing. Look for it in the finance system. If it is not there, approve it; if it is, take the file away.",
  rejected: "Someone looked at it and turned it down, so nothing was sent.",
  rejectedFor: (reason: string) =>
    `Someone looked at it and turned it down, so nothing was sent. The reason: ${reason}`,
  withdrawn: {
    renamed:
      "The file was renamed before it was sent, so nothing was sent under this name. It goes on under its new one.",
    replaced: "Another file took its place before it was sent. Nothing of this one was sent.",
    changed: "The file changed while it was being sent, so nothing arrived. What it holds now is taken in anew.",
    takenAway: "Someone took the file away before it was sent. Nothing was sent.",
    restNotSent:
      "The file was changed or taken away after a part of it was sent. The rest was not sent. If it is still to be sent, put the file back into the inbox: what was sent is not sent again.",
  },

  alreadySent: (rows: number) =>
    `${count(rows, "row resembles", "rows resemble")} what went before in another file, and Pigeonhole does not guess whether that is meant.`,
  alreadyKnown: (rows: number) =>
    `${count(rows, "row resembles", "rows resemble")} an invoice that was sent before or is in an invoice list, and Pigeonhole does not guess whether that is meant.`,
  lookAndDecide:
    "Look for it in the finance system. If it is to go all the same, send it anyway and say why; if not, take these rows out and put the others into the inbox.",
  sentRow: (row: number, invoiceNumber: string | null, resemblance: string) =>
    `Row ${row}${invoiceNumber === null ? "" : `, invoice ${invoiceNumber}`}: ${resemblance}`,
  resemblance: {
    same: sameRow,
    "other-row": (first: First) =>
      `${sameRow(first, "this supplier's invoice of that number")}, and something else in the row differs`,
    "no-number": (first: First) => `${sameRow(first)}, and without an invoice number it may be another purchase`,
    "read-otherwise": (first: First) => `${sameRow(first)}, read as another supplier or invoice number`,
    "spelled-otherwise": (first: First) =>
      `this looks like an invoice that ${inFile(first)}, spelled differently${compare(first)}`,
    "supplier-otherwise": (first: First) =>
      `an invoice with this number ${inFile(first)}, and its supplier may be the same${compare(first)}`,
    "in-invoice-list": (first: First) =>
      `an invoice with this number is in the invoice list ${quote(first.file)}, row ${first.row}, with invoice ID ${first.purchaseInvoiceId}${compare(first)}`,
    "more-often": (first: First) => `${sameRow(first)}, and stands here more often`,
  },
  notSentYet: (importId: string) => ` (import ${importId}, not sent yet when this was found)`,
  sentAs: (importId: string, sentAt: string, batch: string) =>
    ` (import ${importId}, sent on ${sentAt}, batch ${batch})`,

  original: (file: string, importId: string) => `${quote(file)} (import ${importId})`,
  elderNotSent: (original: string, state: string) => `${original} holds the same, and stands as: ${state}`,
  elderDocument: (original: string, sentAt: string, purchaseInvoiceId: string | null) =>
    `${original} was sent on ${sentAt}, to purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`,
  /** @param batches their names, as one list */
  elderBatches: (original: string, sentAt: string, howMany: number, batches: string) =>
    `${original} was sent on ${sentAt}, as the ${howMany === 1 ? "batch" : "batches"} ${batches}.`,
  batchesNotSent: (unsent: number, batches: number) =>
    `${unsent} of its ${batches} batches ${unsent === 1 ? "was" : "were"} not sent.`,
  nobodySawIt: "Nobody saw whether it arrived.",
};
