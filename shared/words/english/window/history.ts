/** @file Texts of the history: its table, search and details, in English. */

import { count } from "../../../wording/grammar.ts";

export const history = {
  grid: (howMany: number) => `History, ${count(howMany, "file")}`,
  search: "Search",
  searchHint: "File, supplier, number, amount or id",
  filter: "Show",
  filters: {
    all: "All",
    done: "Done",
    "under-way": "Under way",
    "needs-you": "Needs you",
    failed: "Failed",
    duplicate: "Duplicates",
  },
  from: "Dropped from",
  to: "to",
  found: (howMany: number) => `${count(howMany, "file")} found.`,
  notAllYet: "Older files are still being made ready to be searched; more may be found in a moment.",
  none: "Nothing fits.",
  noneWith: (text: string) => `Nothing holds “${text}”. A word is found by its beginning, and an amount by its digits.`,
  showNewer: "Show what has come since",
  exportFound: "Save as a table…",
  exported: "Saved",
  loading: "…",
  /** @param batches 0 if there is only one */
  contents: (invoices: number, batches: number) =>
    batches > 1 ? `${count(invoices, "invoice")}, ${count(batches, "batch", "batches")}` : count(invoices, "invoice"),

  close: "Close",
  facts: "About the file",
  kind: "Kind",
  dropped: "Dropped",
  lies: "Lies in",
  liesNowhere: "Someone took the file away",
  size: "Size",
  documentId: "Document id",
  parts: "What was sent",
  part: "Batch",
  invoices: "Invoices",
  notSaved: "Not saved, or in doubt",
  sent: "Sent",
  partStates: {
    planned: "Not sent yet",
    sending: "Being sent",
    done: "Sent",
    unknown: "Nobody knows whether it arrived",
    refused: "Refused",
  },
  showPayload: "Show what was sent, as it travels",
  happened: "What has happened",
  answer: "What the finance system answered",
  copy: "Copy details",
  copied: "Copied",
  toCard: "Go to what it asks",
};
