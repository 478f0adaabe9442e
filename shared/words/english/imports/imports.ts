/** @file Texts of an import: state, kind, contents, and why a decision does not apply, in English. */

import { count } from "../../../wording/grammar.ts";

export const imports = {
  kind: { batch: "Spreadsheet", document: "Document", register: "Register", list: "List of documents" },
  /** The name of a state, for use after "it is". */
  stateName: {
    reading: "reading",
    held: "held",
    queued: "queued",
    sending: "sending",
    unknown: "unknown",
    waiting: "waiting",
    done: "done",
    failed: "failed",
    duplicate: "duplicate",
  },

  // Short labels; every `why` is a few words.
  reading: "Reading",
  behindLabel: "Waiting for another file",
  approveIt: "approve it",
  needsYou: (why: string) => `Needs you: ${why}`,
  queued: "Waiting to be sent",
  waitingLabel: (why: string) => `Waiting: ${why}`,
  stopping: "Stopping",
  sending: "Sending",
  sendingBatch: (number: number, of: number) => `Sending batch ${number} of ${of}`,
  done: "Done",
  failed: (why: string) => `Failed: ${why}`,
  duplicate: "Duplicate: sent before",

  // The states in a sentence or two; the parameter `contents` comes from `contents` below.
  beingRead: "Being read and checked. Nothing of it has been sent yet.",
  behind: (original: string) =>
    `It holds the same as import ${original}, which has not gone yet. If that one arrives, this one need not go; if not, it goes by itself.`,
  ready: (contents: string) => `Ready to send: ${contents}.`,
  waitsForApproval: "It waits until someone approves it.",
  goesAfterOthers: "It goes as soon as the ones before it have gone.",
  triesAgainIn: (span: string) => `Pigeonhole tries again by itself in ${span}.`,
  triesAgainSoon: "Pigeonhole tries again by itself at the next opportunity.",
  beingStopped:
    "Someone has turned it down while it was being sent. It is being stopped, unless all of it has left already.",
  beingSent: (contents: string) => `Being sent now: ${contents}.`,
  doneAgo: (ago: string, contents: string) => `Done ${ago}: ${contents}.`,
  allWentBefore: "All that it holds went before, so it was not sent.",
  hasWaited: (span: string) => `It has waited for ${span}.`,
  unusual: (rows: number) => `${count(rows, "row looks", "rows look")} unusual.`,
  leftOut: (rows: number) =>
    `${count(rows, "more row was", "more rows were")} left out, because ${rows === 1 ? "it" : "they"} went before in another file.`,
  arrivedBefore: (arrived: number, batches: number, invoices: number) =>
    `${arrived} of its ${count(batches, "batch", "batches")} (${count(invoices, "purchase invoice")}) had been sent before and must not be sent again.`,

  beforeRestore: "what it held, before the journal was restored",
  contents: (invoices: number, batches: number, net: string) =>
    `${count(invoices, "purchase invoice")}${batches > 1 ? ` in ${count(batches, "batch", "batches")}` : ""}, ${net} net`,
  document: "a document",
  documentFor: (purchaseInvoiceId: string) => `a document for purchase invoice ${purchaseInvoiceId}`,
  list: "a list of documents",
  register: "a register of purchase invoices",

  /** For use after "waiting since 02:14, because". */
  unsettled: {
    new: "it has only just been seen",
    "still-changing": "it is still being written",
    "in-use": "another program has it open",
    incomplete: "its end is still missing",
    "last-line-open": "its last line is incomplete, so more may follow",
    unreadable: "it cannot be opened",
    "not-a-file": "it is not an ordinary file",
    "not-noted": "it could not be written into the journal (is the disk full?)",
    "journal-unchecked": "Pigeonhole has just started and is still looking through its journal",
  },
  eitherName: (one: string, other: string) => `${one} or ${other}`,
  anyNameBetween: (first: string, last: string) => `${first} to ${last}, or any minute between`,

  // One invoice on one line.
  supplier: (id: string) => `supplier ${id}`,
  net: (money: string) => `net ${money}`,
  vat: (amount: string) => `VAT ${amount}`,

  // Listed documents that were never dropped.
  rowOfList: (file: string, row: number, list: string) => `${file} (row ${row} of ${list})`,
  oneNotCome: (where: string) =>
    `A document that a list names has not come: ${where}. Drop it into the inbox, or correct the list.`,
  severalNotCome: (documents: number, first: string) =>
    `${count(documents, "document")} that lists name have not come, the first of them ${first}. Drop them into the inbox, or correct the lists.`,

  // Why a decision does not apply; `state` is the name of the state.
  objection: {
    noImport: (id: string) => `There is no import ${id}.`,
    justChanged: (id: string) => `Import ${id} has just changed. Look at it again, then decide.`,
    notHeld: (id: string, state: string) => `Import ${id} does not wait for approval: it is ${state}.`,
    nothingAsked: (id: string, state: string) => `Nothing is asked about how import ${id} is read: it is ${state}.`,
    notToReject: (id: string, state: string) => `Import ${id} does not wait for anyone's word: it is ${state}.`,
    reasonTooLong: (characters: number) => `Give the reason in ${characters} characters or fewer.`,
    isDuplicate: (id: string) =>
      `Import ${id} is a duplicate. It goes only where a person says why it shall go anyway.`,
    isUnknown: (id: string) => `Nobody knows whether import ${id} arrived. Look in the finance system, then settle it.`,
    notToRetry: (id: string, state: string) => `Import ${id} cannot be tried again: it is ${state}.`,
    notHeldBack: (id: string, state: string) =>
      `Nothing of import ${id} is held back for having gone before: it is ${state}.`,
    reasonMissing: "Say why it shall go although it went before.",
    tooLate: (id: string, is: string) => `It is too late to take that back: import ${id} is ${is}.`,
    notToAttach: (id: string) => `Import ${id} is not a document that waits for its invoice.`,
    notAnId: (id: string) => `${id} is not a purchase invoice id: it may hold digits alone.`,
    kindNotAsked: (id: string, state: string) =>
      `Nobody asks whether import ${id} is a spreadsheet or a document: it is ${state}.`,
    fileNotThere: (id: string) =>
      `The file of import ${id} is not where it was, so it cannot be sent again. First put it back into the inbox.`,
    notInDoubt: (id: string, state: string) => `Import ${id} is not in doubt: it is ${state}.`,
  },
};
