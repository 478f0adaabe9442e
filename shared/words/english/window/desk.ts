/** @file Texts of the desk, the list of the files that need a person, in English. */

import { count, figure } from "../../../wording/grammar.ts";

const files = (howMany: number): string => count(howMany, "file");

export const desk = {
  list: "Files that need you",
  search: "Search",
  searchHint: "File, supplier, number or ID",
  inbox: "Inbox",
  allInboxes: "All inboxes",
  kind: "Kind",
  kinds: { all: "All kinds", batch: "Spreadsheets", document: "Documents" },
  reason: "Reason",
  allReasons: "All reasons",
  /** Why files need a person, as headings and as filters. */
  reasons: {
    unknown: "May already have been sent",
    question: "Questions",
    unusual: "Unusual: check before sending",
    approve: "To approve",
    problems: "Rows to correct",
    "sent-before": "Possible duplicates",
    match: "Documents to match",
    failed: "Failed",
    other: "Other",
  },
  sort: "Sort",
  sorts: { importance: "Most important first", longest: "Longest waiting first", name: "By name" },
  unusualRows: (howMany: number) => count(howMany, "row looks unusual", "rows look unusual"),
  match: (invoice: string) => `possible match: ${invoice}`,
  noneListed: "No file matches.",
  listAll: "Show all files",

  bulk: "Selected files",
  selectAll: (howMany: number) => `Select all ${figure(howMany)}`,
  selected: (howMany: number, all: number) => `${figure(howMany)} of ${figure(all)} selected`,
  chooseGroup: (group: string) => `Select all: ${group}`,
  approve: (howMany: number) => `Approve ${figure(howMany)}`,
  attachToMatch: (howMany: number) =>
    howMany === 1 ? "Attach 1 to its match" : `Attach ${figure(howMany)} to their matches`,
  retry: (howMany: number) => `Try ${figure(howMany)} again`,
  dismiss: (howMany: number) => `Not needed: ${figure(howMany)}`,
  dismissHint: "“Not needed”: nothing of them is sent. They aren't deleted, but move to the folder Failed.",
  notNeeded: "Not needed",
  leftOut: (howMany: number) =>
    `${count(howMany, "file isn't", "files aren't")} approved together, because something looks unusual. Open ${howMany === 1 ? "it" : "each"} to check.`,
  reviewTogether: (howMany: number) =>
    `Check ${howMany === 1 ? "what looks unusual" : `what looks unusual in ${files(howMany)}`} here`,
  approveReviewed: (howMany: number) => `I've checked ${howMany === 1 ? "it" : "them"}: approve ${figure(howMany)}`,
  reviewHint: "Approving sends them to the finance system. It doesn't approve a payment.",
  answerTogether: (howMany: number) => `Answer ${files(howMany)} together`,
  nothingInCommon: "These files ask different questions. Answer each by itself.",
  sameQuestion: {
    "date-order": "Are the dates of these files day first or month first?",
    "decimal-sign": "Is the decimal sign of these files a point or a comma?",
    other: "Which answer is right for all these files?",
  },
  file: "File",
  answerHint: "The answer counts for these files alone. What else they ask is asked afterwards.",
  useForAll: (howMany: number) => `Use this answer for ${files(howMany)}`,
  answeredTogether: (howMany: number) => `${files(howMany)} answered, and read again.`,
  approved: (howMany: number) => `${files(howMany)} approved for sending.`,
  attached: (howMany: number) => `${count(howMany, "document")} will be attached.`,
  retried: (howMany: number) => `${files(howMany)} will be tried again.`,
  dismissed: (howMany: number) => `${files(howMany)} not needed.`,
  failed: (howMany: number) =>
    `That didn't work for ${files(howMany)}. Open ${howMany === 1 ? "it" : "each"} to see why.`,

  keys: "Keyboard shortcuts",
  keyList: [
    ["J, K", "Next file, file before"],
    ["Enter", "To the first button of the file"],
    ["Esc", "Back to the list; there, clear the selection"],
    ["X", "Select the file"],
    ["Shift+X", "Select up to the file"],
    ["Ctrl+A", "Select all"],
    ["A", "Approve"],
    ["M", "Attach to the possible match"],
    ["I", "Give the invoice ID"],
    ["R", "Try again"],
    ["D", "Not needed"],
    ["O", "Review rows"],
    ["N, P", "Next page of the document, page before"],
    ["+, −", "Document larger, smaller"],
    ["/", "Search"],
    ["Ctrl+Z", "Undo"],
    ["?", "Show these shortcuts"],
  ] as readonly (readonly [keys: string, does: string])[],
  keysHint: "The shortcuts for decisions work on a row of the list. With files selected, they work for all of them.",
};
