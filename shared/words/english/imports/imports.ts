/** @file Texts of an import: state, kind, contents, and why a decision does not apply, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

export const imports = {
  kind: {
    batch: "Spreadsheet",
    eInvoice: "E-invoice",
    document: "Document",
    register: "Invoice list",
    list: "Document list",
    suppliers: "Supplier list",
    nominals: "Nominal list",
    projects: "Project list",
    "vat-codes": "VAT code list",
    reversal: "Reversal",
    template: "Template",
  },
  /** The name of a state, for use after "it is". */
  stateName: {
    reading: "being read",
    held: "waiting for approval",
    queued: "waiting to be sent",
    sending: "being sent",
    unknown: "may already have been sent",
    waiting: "waiting for you",
    done: "done",
    failed: "failed",
    duplicate: "duplicate",
  },

  // Short labels; every `why` is a few words.
  reading: "Reading",
  behindLabel: "Waiting for another file",
  approveIt: "approve for sending",
  needsYou: (why: string) => `Needs you: ${why}`,
  queued: "Waiting to be sent",
  waitingLabel: (why: string) => `Waiting: ${why}`,
  stopping: "Cancelling",
  sending: "Sending",
  sendingBatch: (number: number, of: number) => `Sending batch ${number} of ${of}`,
  done: "Done",
  /** Of an invoice list or a document list, of which nothing is sent. */
  listSaved: "List saved for look-up",
  listUnused: "List not used",
  failed: (why: string) => `Failed: ${why}`,
  duplicate: "Duplicate: already sent",

  // The states in a sentence or two; the parameter `contents` comes from `contents` below.
  beingRead: "Being read and checked. Nothing has been sent yet.",
  otherFile: (file: string, id: string) => `${quote(file)} (file ${id})`,
  behindSame: (other: string) =>
    `It has the same content as ${other}. If that one is sent, this one won't be. If not, this one is sent, or waits for your approval or answer.`,
  behindRows: (other: string, rows: number, row: number, number: string | null) =>
    `${rows === 1 ? "" : `${count(rows, "row")} may be in another file too. `}Row ${row}${number === null ? "" : `, invoice ${quote(number)},`} may be in ${other} too. None of this file is sent until it's known what becomes of that one.`,
  ready: (contents: string) => `Ready to send: ${contents}.`,
  waitsForApproval: "Nothing has been sent yet. It's sent only if you approve it.",
  heldUp: {
    paused: "It's waiting because Pigeonhole is paused.",
    "not-running": "It's waiting because Pigeonhole isn't running.",
    "inbox-removed": "It's waiting because its inbox isn't in the settings.",
    "inbox-not-imported": "It's waiting because nothing is imported from its inbox now.",
    "inbox-away": "It's waiting because its inbox can't be reached.",
    "signed-out": "It's waiting for a sign-in to the finance system.",
    "list-first": "It's waiting until another file is saved and read, because that may be an invoice list.",
    resting: "It's waiting because the finance system gave no clear answer to what was sent last.",
  },
  /** The same after "Waiting:". */
  heldUpInShort: {
    paused: "paused",
    "not-running": "Pigeonhole isn't running",
    "inbox-removed": "its inbox isn't in the settings",
    "inbox-not-imported": "its inbox isn't imported",
    "inbox-away": "its folder can't be reached",
    "signed-out": "signed out",
    "list-first": "another file is read first",
    resting: "after unclear answers",
  },
  goesAfterOthers: "It will be sent after the files before it.",
  triesAgainIn: (span: string) => `Pigeonhole will try again in ${span}.`,
  /** After what a person has to do. */
  sentThen: "It will then be sent automatically.",
  triesAgainSoon: "Pigeonhole will try again automatically.",
  beingStopped: "Cancelling. It may already have been sent.",
  beingSent: (contents: string) => `Being sent now: ${contents}.`,
  /** Where no agent runs. */
  sendingCutShort: (contents: string) =>
    `Pigeonhole ended while this was being sent, so it may have been sent: ${contents}. Pigeonhole looks into it when it runs again.`,
  doneAgo: (ago: string, contents: string) => `Done ${ago}: ${contents}.`,
  listSavedAgo: (ago: string, contents: string) =>
    `Saved ${ago}: ${contents}. Nothing was entered from it. Pigeonhole only looks things up in it.`,
  /** @param why a sentence or two */
  listUnusedAgo: (ago: string, contents: string, why: string) => `Saved ${ago}: ${contents}. It isn't used. ${why}.`,
  /** That file may have been corrected once more itself. @param others true if this file itself sent some of its rows */
  corrected: (file: string, id: string, others: boolean) =>
    `Its ${others ? "other " : ""}rows were corrected in ${quote(file)} (file ${id}), and sent.`,
  /** Some of them. */
  replaced: (file: string, id: string) =>
    `Some of its rows were sent in ${quote(file)} (file ${id}). They no longer wait here.`,
  perhapsCorrected: (file: string, id: string) =>
    `${quote(file)} (file ${id}) was sent later and has some of the same invoices. It may be the corrected file, but that isn't certain.`,
  /** @param reason in quotation marks */
  closed: (rows: number, reason: string | null) =>
    `You said that you've dealt with the ${rows === 1 ? "row" : `${figure(rows)} rows`} that ${rows === 1 ? "isn't" : "aren't"} in these figures${reason === null ? "" : `: ${reason}`}.`,
  pdfWaitsForId: "The PDF will be attached once an invoice list has the ID with the supplier, or with date and amount.",
  enclosuresWaitForId: (documents: number) =>
    `${documents === 1 ? "The document" : `The ${documents} documents`} inside will be attached once an invoice list has the ID with the supplier, or with date and amount.`,
  /** A person has given the ID. */
  waitsToBeAttached: (id: string) => `Being attached to the purchase invoice ${id}.`,
  enclosedNotAttached: (name: string, problem: string) =>
    `The document inside, ${quote(name)}, can't be attached: it ${problem}.`,
  allWentBefore: "Already sent, so it wasn't sent again.",
  hasWaited: (span: string) => `Waiting for ${span}.`,
  unusual: (rows: number) => `${count(rows, "row looks", "rows look")} unusual.`,
  leftOut: (rows: number) =>
    `${count(rows, "more row was", "more rows were")} left out because ${rows === 1 ? "it was" : "they were"} already sent in another file.`,
  arrivedBefore: (arrived: number, batches: number, invoices: number) =>
    `${arrived} of its ${count(batches, "batch", "batches")} (${count(invoices, "purchase invoice")}) ${arrived === 1 ? "was" : "were"} already sent and must not be sent again.`,

  /** Of what was found in Done. As a part of a sentence. */
  notRecorded: "content that isn't recorded here",
  foundInDone: "It was already in Done, so it counts as sent. What was sent with it, and when, isn't recorded here.",
  /** @param vat null where no row has an amount of VAT */
  contents: (invoices: number, batches: number, net: string, vat: string | null) =>
    `${count(invoices, "purchase invoice")}${batches > 1 ? ` in ${count(batches, "batch", "batches")}` : ""} (${net} net, ${vat === null ? "no VAT amount" : `${vat} VAT`})`,
  /** The same of an e-invoice with several VAT rates, which is sent as a purchase invoice for each. */
  contentsOfEInvoice: (contents: string) => `1 e-invoice as ${contents}, one for each VAT line`,
  /** In place of the above where none is saved. */
  noInvoices: "no purchase invoices",
  document: "a document",
  documentFor: (purchaseInvoiceId: string) => `a document for purchase invoice ${purchaseInvoiceId}`,
  /** Each as a part of a sentence. */
  aList: {
    list: "a document list",
    suppliers: "a supplier list",
    template: "a template",
    nominals: "a nominal list",
    projects: "a project list",
    "vat-codes": "a VAT code list",
    register: "an invoice list",
  },

  /** For use after "waiting since 02:14, because". */
  unsettled: {
    new: "it was only just added",
    "still-changing": "it is still being written",
    "in-use": "another program has it open",
    incomplete: "its end is still missing",
    "last-line-open": "its last line is incomplete, so more may follow",
    unreadable: "it can't be opened",
    "in-cloud": "it is in the cloud only and can't be downloaded",
    "not-a-file": "it isn't an ordinary file",
    "not-noted": "it couldn't be saved in the journal (is the disk full?)",
    "journal-unchecked": "Pigeonhole has just started and is still checking its journal",
  },
  eitherName: (one: string, other: string) => `${one} or ${other}`,
  anyNameBetween: (first: string, last: string) => `${first} to ${last}, or any minute between`,

  // One invoice on one line.
  supplier: (id: string) => `supplier ${id}`,
  net: (money: string) => `net ${money}`,
  vat: (amount: string) => `VAT ${amount}`,

  // Listed documents that were never added.
  rowOfList: (file: string, row: number, list: string) => `${file} (row ${row} of ${list})`,
  oneNotCome: (where: string) =>
    `A document in your document lists is still missing: ${where}. Add it to the inbox of the list.`,
  severalNotCome: (documents: number, first: string) =>
    `${figure(documents)} documents in your document lists are still missing: ${first} and ${figure(documents - 1)} more. Add each to the inbox of its list. The morning report names them all.`,

  // Why a decision does not apply; `state` is the name of the state.
  objection: {
    noImport: (id: string) => `There's no file with the ID ${id}.`,
    justChanged: (id: string) => `File ${id} has just changed. Check it again, then decide.`,
    notHeld: (id: string, state: string) => `File ${id} isn't waiting for approval. Its status: ${state}.`,
    nothingAsked: (id: string, state: string) => `File ${id} has no open questions. Its status: ${state}.`,
    nothingToCorrect: (id: string, state: string) => `File ${id} has no cells to correct here. Its status: ${state}.`,
    stillProblems: "Some rows still have problems, so nothing was sent. Correct them too.",
    copyChanged:
      "The copy to correct was changed as well. Finish there, and move that copy into the inbox. Or delete it and try again.",
    notToName: (id: string, state: string) => `No row of file ${id} waits for another name. Its status: ${state}.`,
    notAName: (text: string) => `“${text}” can't be sent as that. An ID or a rate is a number.`,
    nameNotKept: "The name couldn't be remembered. Check the free space and try again.",
    copyNotWritten: "The corrected copy couldn't be saved into the inbox. Check that there is room, and try again.",
    notReadYet: (id: string) =>
      `File ${id} is yet to be read, so it can't be cancelled now. Wait until it's read, or run “pigeonhole sync” if Pigeonhole isn't running. Then cancel it.`,
    notToReject: (id: string, state: string) => `File ${id} can't be cancelled. Its status: ${state}.`,
    reasonTooLong: (characters: number) => `Use ${characters} characters or fewer for the reason.`,
    isDuplicate: (id: string) => `File ${id} is a duplicate. To send it anyway, give a reason.`,
    isUnknown: (id: string) =>
      `File ${id} may have been sent. Check the finance system, then say whether you found it.`,
    notToRetry: (id: string, state: string) => `File ${id} can't be tried again. Its status: ${state}.`,
    notHeldBack: (id: string, state: string) =>
      `No rows of file ${id} are on hold as already sent. Its status: ${state}.`,
    reasonMissing: "Give a reason for sending it again.",
    tooLate: (id: string, is: string) => `It's too late to undo that. File ${id} is ${is}.`,
    notToAttach: (id: string) => `File ${id} isn't a document waiting for its invoice.`,
    notAnId: (id: string) => `${id} isn't an invoice ID. Use digits only.`,
    kindNotAsked: (id: string, state: string) =>
      `File ${id} doesn't need a choice between spreadsheet and document. Its status: ${state}.`,
    notCorrectedThere: (id: string, state: string) =>
      `File ${id} isn't linked to that file any more. Its status: ${state}.`,
    fileNotThere: (id: string) =>
      `File ${id} has been moved or deleted, so it can't be sent again. Add it to the inbox first. Or close it without sending it again: pigeonhole reject ${id}`,
    /** Only a person says that it was sent. */
    wasFound: (id: string) =>
      `File ${id} was marked as found. If that's wrong, open it again for the row that is missing: pigeonhole settle ${id} later ROW`,
    notInDoubt: (id: string, state: string) => `It's known whether file ${id} was sent. Its status: ${state}.`,
    askedBeforeAgain: (id: string) =>
      `File ${id} asks about rows that may be in the finance system already. To see them and how to answer: pigeonhole settle ${id}`,
    answeredByRow: (id: string) =>
      `Single rows of file ${id} are answered already, by you or by an invoice list, and others are still open. Answer for those too: pigeonhole settle ${id}`,
    rowsMissing: (id: string, missing: number) =>
      `${count(missing, "row")} of file ${id} ${missing === 1 ? "is" : "are"} marked as not found, so not all of it was sent. To change that: pigeonhole settle ${id} arrived ROW...`,
    rowNotInBatch: (id: string, row: number) => `Row ${row} isn't in the batch of file ${id} that may have been sent.`,
  },
};
