/** @file Texts of the history: its table, search and details, in English. */

import { count } from "../../../wording/grammar.ts";

export const history = {
  grid: (howMany: number) => `History, ${count(howMany, "file")}`,
  search: "Search",
  searchHint: "File, supplier, number, amount, ID",
  filter: "Show",
  filters: {
    all: "All",
    done: "Done",
    "under-way": "Under way",
    "needs-you": "Needs you",
    failed: "Failed",
    duplicate: "Duplicates",
  },
  /** Before the days, and the two choices. */
  byWhat: "Days of what",
  by: { added: "Added", sent: "Sent" },
  from: "from",
  to: "to",
  decidedBy: "Decided by",
  decidedByAnyone: "All people",
  /** @param isAll false where a search or a filter leaves files out */
  found: (howMany: number, isAll: boolean) =>
    howMany === 0 ? "" : `${count(howMany, "file")}${isAll ? "" : " found"}, newest first.`,
  notAllYet: "Older files are still being indexed, so there may be more in a moment.",
  noneYet:
    "No file has been added yet. Put files into your inbox folder, drag them onto this window, or add them here.",
  showAll: "Show all files",
  /** What was sent stays what it was. */
  readDiffers: (now: number, sent: number) =>
    `Read today, it has ${count(now, "invoice")}; ${count(sent, "invoice")} of it ${sent === 1 ? "was" : "were"} sent or planned. What counts is under “Data for the finance system”.`,
  noneWith: (text: string) => `No files match “${text}”. Type the start of a word, or the digits of an amount.`,
  noneFiltered: "No file fits this filter.",
  noneFilteredWith: (text: string) => `No file that fits this filter holds “${text}”.`,
  searchEverything: "Search all files",
  showNewer: "Show newer files",
  exportFound: "Export to a spreadsheet…",
  exported: "Saved",
  loading: "…",
  /** @param batches 0 if there is only one */
  /** Follows the contents. @param rows that were left out */
  leftOut: (rows: number) => `${count(rows, "row")} left out: already sent`,
  contents: (invoices: number, batches: number) =>
    batches > 1 ? `${count(invoices, "invoice")}, ${count(batches, "batch", "batches")}` : count(invoices, "invoice"),

  attachInside: "If you know the invoice ID already, you can attach it now.",
  close: "Close",
  facts: "File details",
  kind: "Kind",
  dropped: "Added",
  place: "Where it is now",
  movedAway: "The file has been moved or deleted",
  size: "Size",
  documentId: "Document ID",
  parts: "Data for the finance system",
  part: "Batch",
  invoices: "Invoices",
  notSaved: "Not saved, or uncertain",
  sent: "Sent",
  partStates: {
    planned: "Not sent yet",
    sending: "Being sent",
    done: "Sent",
    unknown: "May already have been sent",
    refused: "Rejected",
  },
  showPayload: "Show the data",
  showJson: "The same as JSON, for your IT team",
  moreInvoices: (howMany: number) => `and ${count(howMany, "more invoice")}: see the JSON below`,
  happened: "Activity",
  answer: "The finance system's answer",
  copy: "Copy details",
  copied: "Copied",
  toCard: "Open in Needs you",
  showCorrected: "Show the corrected file",
  showOriginal: "Show the file that it corrects",
  notCorrected: "That's wrong: open it again",
  reopened: "Opened again",
};
