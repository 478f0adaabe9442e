/** @file The words of the view in which a person looks at a spreadsheet, says how it is read, and lets it go. */

import type { DateOrder, DecimalSign } from "../shared/notation.ts";
import type { Property } from "../shared/purchase-invoice.ts";
import { count, figure } from "../shared/wording-grammar.ts";

/** What each property is called where a person chooses one. */
export const propertyNames: Readonly<Record<Property, string>> = {
  AccountName: "Supplier",
  AccountId: "Supplier id (of the finance system)",
  Date: "Invoice date",
  InvoiceNumber: "Invoice number",
  InternalReference: "Internal reference",
  Description: "Description",
  Currency: "Currency",
  Net: "Net amount",
  VAT: "VAT amount",
  VATRate: "VAT rate (per cent)",
  ExtVATID: "VAT rate id (of the finance system)",
  Nominal: "Nominal",
  ProjectCode: "Project code",
  ProjectId: "Project id (of the finance system)",
  ProjectCodeAndTitle: "Project code and title",
  PurchaseOrderNumber: "Purchase order number",
  BudgetExternalId: "External budget id (of the finance system)",
};

/** How dates are written, by their order. */
export const dateOrderNames: Readonly<Record<DateOrder, string>> = {
  dmy: "Day first",
  mdy: "Month first",
  ymd: "Year first",
};

export const decimalSignNames: Readonly<Record<DecimalSign, string>> = { ".": "Decimal point", ",": "Decimal comma" };

/** "Row 3", "Rows 3 and 4", "Rows 3 to 9". */
function rows(from: number, to: number): string {
  if (from === to) return `Row ${figure(from)}`;
  return `Rows ${figure(from)} ${to === from + 1 ? "and" : "to"} ${figure(to)}`;
}

export const sheetLabels = {
  lookAt: "Look at it",
  answer: "Answer",
  back: "Back to the list",
  loading: "The file is being read…",
  readingAgain: "It is being read again…",
  noSheet: "The file no longer lies where Pigeonhole put it, so it cannot be shown.",

  askIntro: "Pigeonhole cannot be sure how this is meant, and does not guess. Nothing of it has been sent.",
  moreQuestions: (howMany: number) => `And ${count(howMany, "more question")}.`,
  question: "One question",
  questionOf: (number: number, all: number) => `Question ${number} of ${all}`,
  examples: "What each answer would make of it",
  exampleRow: "Row",
  exampleValue: "In the file",
  takenAlready: "you have given this column another use in an earlier answer",
  chooseFirst: "Choose one of the answers first.",
  nextQuestion: "Next question",
  previousQuestion: "Previous question",
  readAgain: "Read it again",
  afterLast: "If nothing more is asked, it is sent, or waits for approval where your settings want that.",
  beforeLast: "Nothing is read again before the last question is answered.",
  remember: "Remember for files like this",
  answered: "Answered: the file is being read again",

  stuckTitle: "The file has to be changed",
  stuck: "No answer helps here: the file has to be changed. Correct it and put it back into the inbox, or reject it.",
  problems: (howMany: number) => `${count(howMany, "problem")} to put right`,
  problemsHint:
    "Nothing of it has been sent. Correct these cells in the file and put it back into the inbox; or, where a column was read wrongly, say below what it holds.",
  nextProblem: "Show the next problem",
  nextDoubt: "Show the next unusual row",
  noInvoices: "No purchase invoices found",
  canBeRead: "It can be read now",
  canBeReadHint: "Nothing is asked about it any more: what was learned from other files answers it.",
  held: "Shall it go?",
  heldHint: (contents: string) => `Approve sends ${contents}.`,
  doubts: (rowsInDoubt: number) =>
    rowsInDoubt === 1
      ? "1 row looks unusual: please look at it first."
      : `${figure(rowsInDoubt)} rows look unusual: please look at them first.`,
  changesFirst: "You have changed what columns hold: read it like this first, or undo the changes.",
  goes: (invoices: number) => `${count(invoices, "invoice goes", "invoices go")} now.`,
  went: (invoices: number) => `${count(invoices, "invoice has", "invoices have")} gone.`,
  allAnswered: "All answered",
  rejected: "Rejected",
  over: "Nothing more is asked here",

  reject: "Reject",
  rejectReason: "Why? You may leave this empty.",
  rejectYes: "Reject it",
  rejectHint: "Nothing of it is sent, and the file is put into Failed.",
  goBack: "Go back",

  totals: "In this file",
  totalsToSend: "To be sent",
  invoices: "Invoices",
  suppliers: "Suppliers",
  net: "Net",
  vat: "VAT",
  noCurrency: "no currency",
  nothing: "none",
  totalsWithoutProblems: "Without the rows that have problems.",

  facts: "How it was read",
  sheet: "Sheet",
  headers: "Headers",
  headersIn: (row: number) => `In row ${row}`,
  dates: "Dates",
  decimals: "Amounts",
  text: "Text",
  textAs: (encoding: string, separator: string) =>
    `${encoding}, columns separated by ${/^[a-z]+$/.test(separator) ? `${separator}s` : separator}`,
  derived: "Worked out",
  skipped: "Skipped",
  skippedRows: (howMany: number) => count(howMany, "row"),
  skippedRun: (from: number, to: number, reason: string) => `${rows(from, to)}: ${reason}`,

  table: "The spreadsheet",
  tableHint: "The first rows, and those with a problem or a question. Choose in a column’s head what it holds.",
  tableCaption: (file: string) => `${file}: its first rows, and those with a problem or a question`,
  rowNumber: "Row",
  column: (letter: string) => `Column ${letter}`,
  useOf: (letter: string, name: string) => `What column ${letter}, ${name}, holds`,
  askedAbout: "Asked about",
  changedWhy: "You changed this. It has not been read so yet.",
  headerMark: "Headers",
  skippedLine: (from: number, to: number, reason: string) => `${rows(from, to)} skipped: ${reason}`,
  skippedMark: "skipped",
  wrongMark: "problem:",
  doubtMark: "unusual:",
  gap: (from: number, to: number) => `${rows(from, to)} not shown`,
  leftAlone: "Left alone",
  notKnown: "Not known",
  gross: "Gross amount (net and VAT in one)",
  credit: (values: readonly string[]) => `Credit notes, where it says ${values.map((one) => `“${one}”`).join(" or ")}`,
  split: (into: readonly string[]) => `Split: ${into.join(", then ")}`,
  splitNothing: "left alone",

  changes: "To be read otherwise",
  changed: (name: string, use: string) => `“${name}”: ${use}`,
  answersToo: "And your answers so far",
  readLikeThis: "Read it like this",
  undoChanges: "Undo the changes",
} as const;
