/** @file Texts of the history: its table, search and details, in English. */

import { count } from "../../../wording/grammar.ts";

export const history = {
  grid: (howMany: number) => `History, ${count(howMany, "file")}`,
  search: "Search",
  searchHint: "File, supplier, number, amount or ID",
  filter: "Show",
  filters: {
    all: "All",
    done: "Done",
    "under-way": "Under way",
    "needs-you": "Needs you",
    failed: "Failed",
    duplicate: "Duplicates",
  },
  from: "Added from",
  to: "to",
  found: (howMany: number) => `${count(howMany, "file")} found.`,
  notAllYet: "Older files are still being indexed, so there may be more in a moment.",
  none: "No files match.",
  noneWith: (text: string) => `No files match “${text}”. Type the start of a word, or the digits of an amount.`,
  showNewer: "Show newer files",
  exportFound: "Save as table…",
  exported: "Saved",
  loading: "…",
  /** @param batches 0 if there is only one */
  contents: (invoices: number, batches: number) =>
    batches > 1 ? `${count(invoices, "invoice")}, ${count(batches, "batch", "batches")}` : count(invoices, "invoice"),

  close: "Close",
  facts: "File details",
  kind: "Kind",
  dropped: "Added",
  lies: "Folder",
  liesNowhere: "The file has been moved or deleted",
  size: "Size",
  documentId: "Document ID",
  parts: "Data sent",
  part: "Batch",
  invoices: "Invoices",
  notSaved: "Not saved, or uncertain",
  sent: "Sent",
  partStates: {
    planned: "Not sent yet",
    sending: "Being sent",
    done: "Sent",
    unknown: "May have been sent",
    refused: "Rejected",
  },
  showPayload: "Show data sent",
  happened: "Activity",
  answer: "The finance system's answer",
  copy: "Copy details",
  copied: "Copied",
  toCard: "Review",
};
