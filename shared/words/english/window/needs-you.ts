/** @file Texts of the Needs you view: its cards, actions and evidence, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

export const needsYou = {
  title: "Needs you",
  nothing: "Nothing needs you",
  nothingHint: "Files needing a decision appear here.",
  since: (when: string) => `since ${when}`,
  showMore: (howMany: number) => `Show ${figure(howMany)} more`,

  approve: "Approve for sending",
  approved: "Approved for sending",
  retry: "Try again",
  retried: "Will be tried again",
  purchaseInvoiceId: "Invoice ID, or search for the invoice",
  purchaseInvoiceIdExample: "ID, number, supplier or amount",
  purchaseInvoiceIdHint:
    "Search by part of the number, supplier, amount or date. The ID is the one in your finance system, not the number printed on the invoice.",
  purchaseInvoiceIdWrong:
    "No invoice list has such an invoice. Try another word, or type the invoice ID: a whole number as shown in the finance system, for example 10023.",
  foundInvoices: "Invoices found",
  moreInvoices: "There are more. Type another word to narrow them down.",
  chooseOne: "Choose one of the invoices found, with the mouse or with ↓ and Enter.",
  idOf: (id: string) => `invoice ID ${id}`,
  netOf: (amount: string) => `${amount} net`,
  /** @param invoice its number, supplier, ID, date and amount */
  isInvoice: (invoice: string) => `This is ${invoice}. Compare it with the document.`,
  idNotListed: (id: string) =>
    `No invoice list has the ID ${id}. Check it in the finance system. If it's right, attach it anyway.`,
  /** @param attach what the button does otherwise */
  attachUnlisted: (attach: string) => `${attach} anyway`,
  attach: "Attach",
  mayBelongTo: (howMany: number): string =>
    howMany === 1 ? "A possible match, not checked" : "Possible matches, not checked",
  mayBelongToHint:
    "Pigeonhole compared only what it names above, not the amount or the date. Compare those in the finance system first.",
  attachTo: (invoice: string) => `Attach to ${invoice}`,
  attachedTo: (file: string, purchaseInvoiceId: string) =>
    `${file} will be attached to purchase invoice ${purchaseInvoiceId}.`,
  undo: "Undo",
  undone: "Undone.",
  importIt: "Import as purchase invoices",
  imported: "Will be imported",
  orADocument: "Attach as document",
  openCopy: "Open the copy to correct",
  corrected: "I've corrected the copy",
  /** Where it is sent then. */
  correctedSend: "I've corrected the copy: send it",
  /** For rows that the finance system did not save: nothing need be wrong with them. */
  tryUnsaved: "Try these rows again",
  tryUnsavedHint:
    "Correct the rows in the copy, or add what is missing in the finance system. Then choose “Try these rows again”: only these rows are sent.",
  correctedHint:
    "With “I've corrected the copy”, Pigeonhole puts the saved copy into the inbox for you and reads it at once.",
  correctedSaid: "Reading the corrected file",
  /** @param file what may be the corrected file, and was sent */
  correctedIn: (file: string) => `Corrected in ${quote(file)}: close this one`,
  correctedInSaid: "Closed as corrected",
  arrived: "Found it: mark as sent",
  arrivedSaid: "Marked as sent",
  sendAgain: "Not found: send again",
  sendAgainSaid: "Will be sent again",
  /** Opens the list in which each invoice is marked. */
  onlySome: "Only some are there",
  settleQuestion: "Did you find it there?",
  notSureYet: "I can't tell yet",
  notSureYetSaid:
    "Nothing is sent. The file stays under Needs you, and in every morning report, until you choose. Look again later, or ask a colleague.",
  /** What follows each answer. */
  settleMeans: {
    /** @param more true if other batches of the file are still to be sent */
    arrived: (more: boolean) =>
      `“Found it”: nothing is sent again. ${more ? "The rest of the file is sent next." : "The file moves to Done."}`,
    sendAgain:
      "“Not found”: you confirm once more, and then it's sent again. If it's there after all, it will be there twice.",
    /** @param again false where its file is gone */
    onlySome: (again: boolean) =>
      `“Only some are there”: you mark each invoice. ${again ? "Then only the missing ones are sent again." : "The missing ones aren't sent again."}`,
    notSureYet:
      "“I can't tell yet”: nothing is sent, and the file stays here until you choose. Until then, please don't add it again or key it in yourself.",
  },
  /** @param contents null for a document */
  sendAgainQuestion: (contents: string | null): string =>
    contents === null
      ? "Send it again? If it's there after all, it will be there twice."
      : `Send it again: ${contents}? If any of them are there after all, they will be there twice.`,
  /** @param invoices null for a document */
  sendAgainYes: (invoices: number | null): string =>
    invoices === null || invoices === 1 ? "Yes, send it again" : `Yes, send all ${figure(invoices)} again`,
  sendAgainNo: "Go back",
  /** @param repeats what is sent once more, or null if it isn't known */
  sendAnyway: (repeats: string | null) => `Send anyway${repeats === null ? "" : `: ${repeats}`}`,
  /** Beside the button, and in its confirmation. */
  sendAnywayHint: (isDocument: boolean): string =>
    isDocument
      ? "“Send anyway”: if the document is already in the finance system, it will be attached there twice."
      : "“Send anyway”: these invoices are added, and what is in the finance system stays as it is. One that is there already will be there twice, even with another amount. To put that one right, correct it there, or reverse its batch under History.",
  sendAnywaySaid: "Will be sent anyway",
  sendAnywayReason: "Why send it again?",
  sendAnywayReasonMissing: "Please give a reason. It's recorded with your name.",
  notTheSame: "It isn't a duplicate?",
  rowsToCompare: (howMany: number) => `${count(howMany, "row")} to compare`,
  rowsSentBefore: (howMany: number) => `${count(howMany, "row")} already sent`,

  evidence: "First, look in the finance system",
  copyEvidence: "Copy what to look for",
  copyInvoiceId: "Copy the invoice ID",
  copied: "Copied",
  /** Above a list of other batches. */
  namesakes: (howMany: number): string =>
    howMany === 1
      ? "This is a different batch, though it may have the same name. Finding it doesn't count:"
      : "These are different batches, though they may have the same name. Finding them doesn't count:",
  namesake: (file: string, invoices: number, net: string) =>
    `the batch from ${quote(file)}: ${count(invoices, "purchase invoice")}, ${net} net`,
  moreNamesakes: (howMany: number) => `and ${figure(howMany)} more`,
  /** The loudest of what is said beside it. @param of "each" while each invoice is marked in the list */
  evidenceHint: (of: "all" | "each" | "one" | "others"): string =>
    ({
      all: "Search for each invoice by number and supplier, not by the batch's name. If all are there, choose “Found it”. If none are, choose “Not found”. If only a few are, choose “Only some are there”.",
      each: "Search for each invoice by number and supplier, not by the batch's name. Then mark it below.",
      one: "Search for this invoice by number and supplier, not by the batch's name.",
      others: "Search for the others by number and supplier. Then answer for each, or for all of them at once.",
    })[of],
  itsInvoicesHere: "Invoices",
  invoiceNumbers: "Invoice numbers",
  numbers: (first: readonly string[], more: number): string =>
    more > 0 ? `${first.join(", ")} and ${figure(more)} more` : first.join(", "),
  evidenceMore:
    "If you find a batch there that could be this one, compare its totals and its number of invoices. Times in the finance system, and in the batch's name, may be some hours different.",
  sentAt: "Tried to send",
  batchNamed: "Possible batch name",
  batch: "Batch",
  batchOf: (index: number, all: number) => `${figure(index)} of ${figure(all)}`,
  holding: "Contents",
  net: "Net",
  vat: "VAT",
  itsInvoices: (howMany: number) =>
    `Show the ${howMany === 1 ? "purchase invoice" : `${figure(howMany)} purchase invoices`}`,
  amongDocumentsOf: "Attached to",
  documentNamed: "Document named",

  problems: (file: string) => `Problems in ${file}`,
  problemColumns: {
    row: "Row",
    column: "Column",
    header: "Heading",
    value: "Value",
    reason: "Problem",
    unusual: "What is unusual",
    fix: "What to do",
    fixInFile: "How to correct it in the file",
  },
  empty: "(empty)",
  showAllProblems: (howMany: number) => `Show all ${figure(howMany)} problems`,
};
