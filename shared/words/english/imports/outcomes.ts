/** @file Texts about failed calls, and about rows that were sent before, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

/** Whether a row of another file was sent: for certain, perhaps, but perhaps not saved, soon, or once a person decides. */
export type WasSent = "sent" | "perhaps" | "perhaps-saved" | "soon" | "decide-first";

/** Where a row was sent, or will be. */
export interface First {
  readonly file: string;
  /** Empty unless it is another inbox. */
  readonly inbox: string;
  readonly row: number;
  readonly was: WasSent;
  /** Empty unless the row is in an invoice list. */
  readonly purchaseInvoiceId: string;
  /** Empty unless the row was sent over another connection that may lead to the same office. */
  readonly connection: string;
  /** The two invoices of a look-alike, each on one line. */
  readonly both: { readonly here: string; readonly there: string } | null;
  /** True where date and amount of the two are the same, and their numbers differ in more than their spelling. */
  readonly isSamePurchase: boolean;
  /** True where the numbers of the two look the same. */
  readonly hasSameNumber: boolean;
}
const wasSent: Readonly<Record<WasSent, string>> = {
  sent: "was sent",
  perhaps: "may have been sent",
  "perhaps-saved": "was sent, and perhaps not saved,",
  soon: "is about to be sent",
  "decide-first": "waits",
};
const inFile = ({ file, inbox, row, was }: First): string =>
  `${wasSent[was]} in ${quote(file)}${inbox === "" ? "" : ` of the inbox ${quote(inbox)}`}, row ${row}`;
const compare = ({ both }: First): string => (both === null ? "" : `; here: ${both.here}; there: ${both.there}`);
const sameRow = (first: First, what = "the same row"): string => `${what} ${inFile(first)}`;

const mayHaveArrived = (evidence: string, aside: string): string =>
  `${evidence}${aside}, so it may be in the finance system. Check there, then say whether you found it. It's sent again only if you choose that.`;

/** Every `aside` is the reason in brackets, with a space before it; or "". */
export const outcomes = {
  unreachable: (aside: string) =>
    `The finance system can't be reached, so nothing was sent${aside}. It's safe to try again.`,
  cutOff: (aside: string) =>
    `The connection broke before everything was sent, so nothing reached the finance system${aside}. It's safe to try again.`,
  busy: (wait: string | null) =>
    `The finance system was too busy${wait === null ? "" : ` and asked for a wait of ${wait}`}. Nothing was accepted, so it's safe to try again.`,
  afterUnknown:
    "Nothing was sent yet. The finance system gave no clear answer to what was sent last, so Pigeonhole waits before it sends another file.",
  signedOut: (connection: string, aside: string) =>
    `Nothing was sent because ${quote(connection)} is signed out${aside}. Sign in to carry on.`,
  accountInDoubt: (connection: string, why: string) =>
    `Nothing was sent over ${quote(connection)}: ${why}. Confirm the account, or sign out and sign in with the right one.`,
  noKeychain: (aside: string) =>
    `This computer's keychain isn't available, and Pigeonhole doesn't store sign-ins anywhere else${aside}. Unlock or set up the keychain, then sign in again.`,
  noConnection: (connection: string) =>
    `This inbox uses the connection ${quote(connection)}, which isn't in the settings. Correct the settings, then try again.`,
  fileChanged:
    "The file changed while it was being read or sent, so Pigeonhole stopped and nothing reached the finance system. Try again once the file is no longer changing.",
  fileUnreadable: (aside: string) =>
    `The file can't be opened${aside}. Close it in other programs and check that you're allowed to read it. Then try again.`,

  /** What the number of an answer means; the number itself is in the history. */
  refusalMeans: {
    notSignedIn: "it doesn't accept your sign-in",
    notAllowed: "your account may not do this there",
    notFound: "it doesn't find what this is for",
    tooLarge: "it is too large for it",
  },
  /** @param meaning of the answer's number, or null */
  refused: (meaning: string | null) =>
    `The finance system rejected this, so it should have entered nothing of it${meaning === null ? "" : `: ${meaning}`}. It gave no reason.`,
  /** @param end a full stop, unless `said` ends with one */
  refusedSaying: (meaning: string | null, said: string, end: string) =>
    `The finance system rejected this, so it should have entered nothing of it${meaning === null ? "" : `: ${meaning}`}. It said: ${quote(said)}${end}`,
  /** Of a document, after a 404. @param said empty if it said nothing */
  noSuchInvoice: (purchaseInvoiceId: string, said: string, end: string) =>
    `The finance system rejected this: it has no purchase invoice with the ID ${purchaseInvoiceId}. Nothing was attached. ${said === "" ? "" : `It said: ${quote(said)}${end} `}The ID is from the file's name, its folder or a list, or was typed. In Pigeonhole, attach the file to the right invoice. Or rename it and move it back into the inbox. If the invoice is there, have your IT team check the address of the finance system.`,
  adviceOnRefusal: {
    signIn: "Sign in again, then try again.",
    askForPermission: "Ask your IT team to give your account this permission, then try again.",
    checkInvoice:
      "For a document, check that its purchase invoice still exists. If it does, check the address of the finance system, under Inboxes. Then try again.",
    lookFirst:
      "First check in the finance system whether it's there already. If it isn't, put right what it says, and try again.",
    correct:
      "If this can be put right in the finance system, do so and try again. If not, correct the file and add it to the inbox again.",
  },

  noAnswer: {
    silence: (aside: string) => mayHaveArrived("Everything was sent, but no answer came back", aside),
    "cut-off-answer": (aside: string) => mayHaveArrived("Everything was sent, but the answer was cut off", aside),
    "unreadable-answer": (aside: string) =>
      mayHaveArrived("Everything was sent, but the answer couldn't be read", aside),
    "contradictory-answer": (aside: string) =>
      mayHaveArrived("Everything was sent. The answer says no, but also that something was entered", aside),
    died: (aside: string) => mayHaveArrived("Sending this was interrupted before an answer was recorded", aside),
    "answer-differs": (aside: string) =>
      mayHaveArrived("Everything was sent, but the answer doesn't match what was sent", aside),
  },
  /** After a status of 500 or above. */
  answeredUnavailable: (aside: string) =>
    mayHaveArrived(
      "Everything was sent, but the finance system answered that it had a problem or was unavailable",
      aside,
    ),
  /** After a status from 300 to 399. */
  answeredElsewhere: (aside: string) =>
    mayHaveArrived(
      "Everything was sent, but the finance system answered that it has another address. The one under Inboxes may be wrong",
      aside,
    ),
  /** After a 408. */
  answeredTooSlow: (aside: string) =>
    mayHaveArrived("Everything was sent, but the answer was that the finance system took too long", aside),
  mayHaveGone:
    "This file was here when the journal was restored or the folder was taken over. It may have been sent before. Check the finance system. If it isn't there, approve it. If it's there, delete the file or move it elsewhere: then it isn't sent.",
  connectionChanged: (from: string, to: string) =>
    `This file was sent to “${from}” in part, or may have been. Its inbox sends to “${to}” now. To send the rest to “${from}”, approve it. To leave the rest unsent, delete the file or move it elsewhere.`,
  rejected: "This was cancelled, so nothing was sent.",
  filesTaken: (files: number) =>
    `${files === 1 ? "The file" : `The ${figure(files)} files`} inside ${files === 1 ? "was" : "were"} added to the inbox. This one stays as it is, and nothing of it is sent.`,
  rejectedFor: (reason: string) => `This was cancelled, so nothing was sent. Reason: ${reason}.`,
  /** Of a file that was sent in part. */
  restRejected: "This was cancelled, so the rest of it wasn't sent.",
  restRejectedFor: (reason: string) => `This was cancelled, so the rest of it wasn't sent. Reason: ${reason}.`,
  rejectedAfterTry: "This was cancelled and won't be sent again. An earlier try may have been sent.",
  rejectedAfterTryFor: (reason: string) =>
    `This was cancelled and won't be sent again. An earlier try may have been sent. Reason: ${reason}.`,
  notSentAgain:
    "This was to be sent again, but its file was changed or removed first, so it wasn't sent again. An earlier try may have been sent.",
  addWhatLacks: "Add what the finance system lacks in a new file, and send that one anyway. Then cancel this one.",
  /** @param left how many rows were not sent since */
  sentSince: (file: string, id: string, left: number) =>
    left === 0
      ? `All its rows were sent since, the last of them in ${quote(file)} (file ${id}). Check that the finance system doesn't have any of them twice. Then cancel this one.`
      : `Some of its rows were sent since, the last of them in ${quote(file)} (file ${id}). ${count(left, "row wasn't", "rows weren't")}. If the finance system lacks any of those, add them in a new file, and send that one anyway. Then cancel this one.`,
  withdrawn: {
    renamed:
      "The file was renamed before it was sent, so nothing was sent under this name. It continues under its new name.",
    replaced:
      "The file was changed or replaced before it was sent. Nothing of this version was sent. The file as it is now has an entry of its own.",
    changed:
      "The file changed while it was being sent, so nothing reached the finance system. The changed file is treated as a new one.",
    takenAway:
      "The file was removed or moved before it was sent. Nothing was sent from here. If it was moved to another inbox, that one sends it.",
    putBack:
      "You had its rows tried again, so Pigeonhole put the file back into the inbox. It continues there as a new file.",
    inboxGone:
      "Its inbox was taken out of the settings before it was sent, and another file holds the same. Nothing of this one was sent.",
    restNotSent:
      "The file was changed or removed after part of it was sent. The rest wasn't sent. To send the rest, add the file to the inbox again. The part already sent won't be repeated.",
  },

  alreadySent: (rows: number) => `${count(rows, "row looks", "rows look")} like one already sent in another file.`,
  alreadyKnown: (rows: number) =>
    `${count(rows, "row looks", "rows look")} like an invoice already sent or in an invoice list.`,
  /** Where the finance system took them all, and left open whether it saved them. */
  perhapsSaved: (rows: number) =>
    `${count(rows, "row looks", "rows look")} like one sent in another file. It's unclear whether it was saved. Pigeonhole doesn't send anything twice.`,
  /** Where some may have been sent in an earlier try of a file that isn't sent again. */
  perhapsSent: (rows: number) =>
    `${count(rows, "row looks", "rows look")} like one that was sent in another file, or may have been. Pigeonhole doesn't send anything twice.`,
  /** Where a person has to decide about all the other files first. */
  alsoInOpenFile: (rows: number) =>
    `${count(rows, "row", "rows")} may also be in another file that needs you. Pigeonhole doesn't send anything twice.`,
  /** Where some were sent, and others are in files that a person has to decide about. */
  sentOrInOpenFile: (rows: number) =>
    `${count(rows, "row looks", "rows look")} like one of another file, already sent or waiting for you.`,
  documentInOpenFile: (other: string) =>
    `The same document is in ${other}, which needs you. Pigeonhole doesn't send anything twice.`,
  documentInEarlierTry: (other: string) =>
    `The same document is in ${other}. That file wasn't sent again, but an earlier try may have been sent. Check the finance system. If the document isn't there, send it anyway and give a reason.`,
  decideAboutOther:
    "Decide about that file first: then this one is looked at again. Or send this one anyway and give a reason.",
  orRemoveRows: "Or remove these rows from the file and save it.",
  lookAndDecide:
    "Check the finance system. If they belong there once more, send them anyway and give a reason. If not, remove these rows from the file and save it, or cancel the file.",
  /** Of a batch that was to be sent again. */
  lookBeforeAgain:
    "Check the finance system. If you find them there, mark them as found: then only the others are sent again. If not, send them anyway and give a reason. Or cancel the file: then nothing more of it is sent.",
  orMarkFound: "If you find these rows in the finance system, mark them as found. Then only the others are sent again.",
  /** Where an invoice list lacks what was sent. */
  missingRows: (rows: number) =>
    `${count(rows, "row was", "rows were")} sent before, but an invoice list that should contain ${rows === 1 ? "its invoice" : "their invoices"} doesn't.`,
  /** @param list in quotation marks */
  missingFrom: (list: string) => `, but its invoice is missing from the invoice list ${list}`,
  lookForMissing:
    "Look in the finance system. If it's missing there too, send it anyway and give a reason. If it's there, remove the row, or cancel this file.",
  nameCompanies:
    "If the connections are for two companies, enter the name of each under Company in its settings. Then try again.",
  sentRow: (row: number, invoiceNumber: string | null, resemblance: string) =>
    `Row ${row}${invoiceNumber === null ? "" : `, invoice ${invoiceNumber}`}: ${resemblance}`,
  resemblance: {
    same: sameRow,
    "other-row": (first: First) =>
      `${sameRow(first, "this supplier's invoice with that number")}, but the row differs${first.both === null || first.both.here === first.both.there ? ", perhaps only in its spelling" : compare(first)}`,
    "no-number": (first: First) => `${sameRow(first)}, but without an invoice number it may be another purchase`,
    "read-otherwise": (first: First) => `${sameRow(first)}, read with another supplier or invoice number`,
    "spelled-otherwise": (first: First) =>
      first.isSamePurchase
        ? `${sameRow(first, "an invoice with the same supplier, date and amount, but another number,")}${compare(first)}`
        : `this looks like an invoice that ${inFile(first)}, spelled differently${compare(first)}`,
    "supplier-otherwise": (first: First) =>
      `an invoice with this number ${inFile(first)}, and its supplier may be the same${compare(first)}`,
    "number-missing": (first: First) =>
      `an invoice with this date and amount ${inFile(first)}, and a number to tell the two apart is missing${compare(first)}`,
    "perhaps-same-office": (first: First) =>
      `${sameRow(first, "this row or one like it")}, over the connection ${quote(first.connection)}, which may belong to the same company`,
    "in-invoice-list": (first: First) =>
      `${first.hasSameNumber ? "an invoice with this number" : "an invoice that may be this one"} is in the invoice list ${quote(first.file)}, row ${first.row}, with invoice ID ${first.purchaseInvoiceId}${compare(first)}`,
    "more-often": (first: First) => `${sameRow(first)}, but appears here more often`,
  },
  notSentYet: (importId: string) => ` (ID ${importId}, not sent yet when this was found)`,
  perhapsSentAs: (importId: string, sentAt: string, batch: string) =>
    ` (ID ${importId}, perhaps sent on ${sentAt}, batch ${batch})`,
  sentAs: (importId: string, sentAt: string, batch: string) => ` (ID ${importId}, sent on ${sentAt}, batch ${batch})`,

  original: (file: string, importId: string) => `${quote(file)} (ID ${importId})`,
  elderNotSent: (original: string, state: string) =>
    `${original} has some or all of the same content. Its status: ${state}`,
  elderDocument: (original: string, sentAt: string, purchaseInvoiceId: string | null) =>
    `${original} was sent on ${sentAt}, to purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`,
  /** @param batches their names, as one list */
  elderBatches: (original: string, sentAt: string, howMany: number, batches: string) =>
    `${original} was sent on ${sentAt}, as the ${howMany === 1 ? "batch" : "batches"} ${batches}.`,
  batchesNotSent: (unsent: number, batches: number) =>
    `${unsent} of its ${batches} batches ${unsent === 1 ? "was" : "were"} not sent.`,
  nobodySawIt: "It's unclear whether it's in the finance system.",
};
