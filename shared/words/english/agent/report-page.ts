/** @file Headings, tables and lists of the morning report's page, in English. */

import { count, figure } from "../../../wording/grammar.ts";

export const reportPage = {
  title: (day: string, sentence: string) => `Morning report ${day}: ${sentence}`,
  heading: (day: string) => `Morning report, ${day}`,
  period: (from: string, until: string, zone: string) =>
    `From ${from} to ${until}, in the time zone ${zone}. “Today” in Pigeonhole counts calendar days, so its figures may differ.`,
  /** @param table as a link */
  footer: (made: string, table: string) =>
    `Made by Pigeonhole on ${made}. For a spreadsheet program, use ${table} in the same folder.`,
  alarms: "Doesn't add up",
  moreAlarms: (howMany: number, table: string) => `And ${figure(howMany)} more in ${table}.`,
  more: (howMany: number, table: string) => `And ${figure(howMany)} more. They're all in ${table}.`,
  notKnown: "(not known)",

  needYou: (howMany: number) => `To do (${figure(howMany)})`,
  /** How many of them are in which folder. */
  needYouIn: {
    "Needs you": (howMany: number) => `${figure(howMany)} in the folder Needs you`,
    Failed: (howMany: number) => `${figure(howMany)} in Failed`,
    elsewhere: (howMany: number) => `${figure(howMany)} elsewhere`,
  },
  file: "File",
  why: "Why",
  toDo: "What to do",
  since: "Since",
  /** Whether anything of the file is in the finance system. */
  entered: "Entered",
  isEntered: { yes: "Yes", "in-part": "In part", no: "No", "not-known": "Not known" },

  whereTheFilesAre: "Where the files of this period are",
  folder: "Folder",
  files: "Files",
  seen: "Found there now",
  together: "Total",
  dropped: "Added",
  addsUp: "Every file added is accounted for.",
  /** After it, where files were changed, renamed or moved before they were sent. */
  readAgain: (howMany: number) =>
    howMany === 1
      ? "One was changed, renamed or moved, and read again. It's counted once, as it is now."
      : `Files were changed, renamed or moved, and read again, ${figure(howMany)} times. Each is counted once, as it is now.`,
  /** After it, where a call was left without an answer. */
  notKnownIfSent: (howMany: number) =>
    `But it isn't known whether ${count(howMany, "file is", "files are")} in the finance system: see To do.`,
  /** After it, where documents of a list were never added. */
  butNotCome: (howMany: number) =>
    `But ${count(howMany, "listed document hasn't", "listed documents haven't")} been added: see “Listed documents missing”.`,
  /** At the top, where a call was left without an answer. */
  inDoubt: (howMany: number) =>
    `${count(howMany, "file", "files")} may or may not be in the finance system. Look there, then answer in Pigeonhole. Please don't add ${howMany === 1 ? "it" : "them"} again or key ${howMany === 1 ? "it" : "them"} in yourself: ${howMany === 1 ? "it" : "they"} could be there twice.`,
  doesNotAddUp: "It doesn't add up.",
  takenAway: (howMany: number) =>
    `${figure(howMany)} of the files ${howMany === 1 ? "has" : "have"} since been moved or deleted`,
  notSentItself: (howMany: number) =>
    `nothing was entered from ${figure(howMany)} of these files: another file has ${howMany === 1 ? "its" : "their"} rows, or they have been dealt with`,
  rowsSentBefore: (howMany: number) =>
    `${count(howMany, "row was", "rows were")} left out because ${howMany === 1 ? "it was" : "they were"} sent before in another file`,
  notMoved: (howMany: number) => `${figure(howMany)} not moved there yet`,
  missing: (howMany: number) => `${figure(howMany)} missing`,
  folderUnseen: "a folder can't be opened right now",
  place: {
    done: "Done",
    list: "Done: lists",
    "needs-you": "Needs you",
    failed: "Failed",
    duplicate: "Duplicates",
    ignored: "Ignored",
    "under-way": "Under way",
  },
  placeMeans: {
    done: "sent to the finance system",
    list: "invoice lists and document lists: saved to look things up in, and nothing is entered from them",
    "needs-you": "waiting for your answer",
    failed: "couldn't be sent; those still in the folder are listed above",
    duplicate: "already sent, so not sent again",
    ignored: "temporary files of other programs, and names that the inbox ignores",
    "under-way": "being read, being sent or waiting",
  },

  batches: "Batches sent",
  batch: "Batch",
  fromFile: "From the file",
  invoices: "Invoices",
  net: "Net",
  vat: "VAT",
  sent: "Sent",
  batchCount: (howMany: number) => count(howMany, "batch", "batches"),
  /** Above the batches, whose totals have these invoices too. */
  notInList: (howMany: number, net: string) =>
    `${count(howMany, "of these invoices is missing from a later invoice list, and is", "of these invoices are missing from a later invoice list, and are")} in these totals too: ${net} net.`,
  documents: "Documents attached",
  documentCount: (documents: number, invoices: number) =>
    `${count(documents, "document")}, to ${count(invoices, "purchase invoice")}.`,
  purchaseInvoiceId: "Invoice ID",
  attached: (purchaseInvoiceId: string) => `Attached to purchase invoice ${purchaseInvoiceId}`,

  notCome: (howMany: number) => `Listed documents missing (${figure(howMany)})`,
  notComeHint: "Add each to the inbox of its list.",
  /** After the missing document, before the name of the list. */
  notComeFor: (purchaseInvoiceId: string, row: number) => `for purchase invoice ${purchaseInvoiceId}, row ${row} of`,
  oneNotComeFor: (purchaseInvoiceId: string, row: number, list: string) =>
    `For purchase invoice ${purchaseInvoiceId}, row ${row} of ${list}`,
  oneNotComeHint: "Add it to the inbox of the list.",
  underWay: (howMany: number) => `Still under way (${figure(howMany)})`,
  underWayHint: "You don't need to do anything about these.",
  /** @param trouble a sentence */
  underWayHintIn: (trouble: string) => `These may have to wait. ${trouble}`,
  notTakenIn: "Not checked yet",
  duplicates: (howMany: number) => `Duplicates (${figure(howMany)})`,
  duplicatesHint: "Already sent, so they weren't sent again.",
  sentBefore: "Already sent",
  sentBeforeAs: (file: string) => `already sent as ${file}`,
  itWasSentBeforeAs: (file: string) => `Already sent as ${file}`,
  settledByLists: (howMany: number) => `Settled by invoice lists (${figure(howMany)})`,
  settledByListsHint:
    "It wasn't known whether these rows were sent. The list contains them, so they count as sent. If that's wrong, open the file in the history.",
  rowsInList: (rows: number) => `${count(rows, "row")} in the list`,
  ignored: (howMany: number) => `Ignored (${figure(howMany)})`,
  ignoredHint:
    "Lock files and temporary files of other programs, and names that the inbox is set to ignore. They weren't moved.",

  howLong: "How long it took",
  oneTook: (file: string, span: string, last: string) =>
    `${file} took ${span} from the inbox to Done. It was sent on ${last}.`,
  someTook: (files: number, usual: string, longestFile: string, longest: string, last: string) =>
    `${count(files, "file was", "files were")} sent. From the inbox to Done, a file usually took ${usual}; the longest was ${longestFile} with ${longest}. The last one was sent on ${last}.`,

  slot: {
    quarter: "15 minutes",
    hour: "hour",
    hours: (howMany: number) => `${figure(howMany)} hours`,
  },
  night: (slot: string) => `Added and sent, per ${slot}`,
  addedKey: (files: number) => `Above the line: files added (${figure(files)})`,
  sentKey: (files: number) => `Below the line: files sent (${figure(files)})`,
  inFigures: "In figures",
  pictureTitle: "When files were added and sent",
  pictureWords: (slot: string, added: number, sent: number, busiestAt: string, busiest: number) =>
    `Bars for every ${slot}: above the line, files added (${count(added, "file")}); below it, files sent (${figure(sent)}). Most were added from ${busiestAt} (${figure(busiest)}).`,
  from: "From",
  added: "Added",
};
