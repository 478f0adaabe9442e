/** @file Headings, tables and lists of the morning report's page, in English. */

import { count, figure } from "../../../wording/grammar.ts";

export const reportPage = {
  title: (day: string, sentence: string) => `Morning report ${day}: ${sentence}`,
  heading: (day: string) => `Morning report, ${day}`,
  period: (from: string, until: string, zone: string) => `From ${from} to ${until}. All times are those of ${zone}.`,
  /** @param table as a link */
  footer: (made: string, table: string) =>
    `Made by Pigeonhole on ${made}. The same as a table for a spreadsheet program: ${table}, beside this page.`,
  alarms: "What does not add up",
  moreAlarms: (howMany: number, table: string) => `And ${figure(howMany)} more, in the table ${table}.`,
  more: (howMany: number, table: string) => `And ${figure(howMany)} more: all of them are in the table ${table}.`,
  notKnown: "(not known)",

  needYou: (howMany: number) => `What needs you (${figure(howMany)})`,
  file: "File",
  why: "Why",
  toDo: "What to do",
  since: "Since",

  whereTheFilesAre: "Where the files are",
  folder: "Folder",
  files: "Files",
  seen: "Seen in the folders",
  together: "Together",
  dropped: "Dropped",
  addsUp: "It adds up: every file that was dropped is accounted for.",
  doesNotAddUp: "It does not add up.",
  takenAway: (howMany: number) =>
    `${figure(howMany)} of the files no longer ${howMany === 1 ? "lies" : "lie"} there: taken away by someone`,
  missing: (howMany: number) => `${figure(howMany)} missing`,
  folderUnseen: "a folder cannot be looked into at this moment",
  place: {
    done: "Done",
    "needs-you": "Needs you",
    failed: "Failed",
    duplicate: "Duplicates",
    ignored: "Ignored",
    "under-way": "Under way",
  },
  placeMeans: {
    done: "sent to the finance system",
    "needs-you": "wait for a person's answer",
    failed: "could not be sent; those that still lie there are in the list above",
    duplicate: "went before, so they were not sent again",
    ignored: "locks and temporary files of other programs",
    "under-way": "are being read or sent, or wait their turn",
  },

  batches: "Batches sent",
  batch: "Batch",
  fromFile: "From the file",
  invoices: "Invoices",
  net: "Net",
  vat: "VAT",
  sent: "Sent",
  batchCount: (howMany: number) => count(howMany, "batch", "batches"),
  documents: "Documents attached",
  documentCount: (documents: number, invoices: number) =>
    `${count(documents, "document")}, to ${count(invoices, "purchase invoice")}.`,
  purchaseInvoiceId: "Purchase invoice id",
  attached: (purchaseInvoiceId: string) => `Attached to purchase invoice ${purchaseInvoiceId}`,

  notCome: (howMany: number) => `Named in a list, and not come (${figure(howMany)})`,
  notComeHint: "Drop these documents into the inbox, or correct the list.",
  /** After the missing document, before the name of the list. */
  notComeFor: (purchaseInvoiceId: string, row: number) => `for purchase invoice ${purchaseInvoiceId}, row ${row} of`,
  oneNotComeFor: (purchaseInvoiceId: string, row: number, list: string) =>
    `For purchase invoice ${purchaseInvoiceId}, row ${row} of ${list}`,
  oneNotComeHint: "Drop it into the inbox, or correct the list.",
  underWay: (howMany: number) => `Still under way (${figure(howMany)})`,
  underWayHint: "Nothing needs to be done about these.",
  notTakenIn: "Not taken in yet",
  duplicates: (howMany: number) => `Duplicates (${figure(howMany)})`,
  duplicatesHint: "All that they hold went before, so they were not sent again.",
  wentBefore: "It went before",
  wentBeforeAs: (file: string) => `went before as ${file}`,
  itWentBeforeAs: (file: string) => `It went before as ${file}`,
  ignored: (howMany: number) => `Ignored (${figure(howMany)})`,
  ignoredHint: "Locks and temporary files of other programs, by their names. They were left where they are.",

  howLong: "How long it took",
  oneTook: (file: string, span: string, last: string) =>
    `From the inbox to Done, ${file} took ${span}. It went on ${last}.`,
  someTook: (files: number, usual: string, longestFile: string, longest: string, last: string) =>
    `${count(files, "file")} went. From the inbox to Done a file usually took ${usual}; the longest was ${longestFile} with ${longest}. The last one went on ${last}.`,

  slot: {
    quarter: "quarter of an hour",
    hour: "hour",
    hours: (howMany: number) => `${figure(howMany)} hours`,
  },
  night: (slot: string) => `The night, by the ${slot}`,
  arrivedKey: (files: number) => `Above the line: files that arrived (${figure(files)})`,
  wentKey: (files: number) => `Below the line: files that went to the finance system (${figure(files)})`,
  inFigures: "The same in figures",
  pictureTitle: "When files arrived and when they went",
  pictureWords: (slot: string, arrived: number, went: number, busiestAt: string, busiest: number) =>
    `Bars for every ${slot}: above the line what arrived (${count(arrived, "file")}), below it what went (${figure(went)}). The most arrived from ${busiestAt} on (${figure(busiest)}).`,
  from: "From",
  arrived: "Arrived",
  went: "Went",
};
