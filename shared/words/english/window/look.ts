/** @file Texts of the view of one spreadsheet, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import { separatorNames } from "./sheet-pieces.ts";

const rows = (from: number, to: number): string =>
  from === to ? `Row ${from}` : `Rows ${from} ${to === from + 1 ? "and" : "to"} ${to}`;

const typeNumber = "Type the number as your finance system shows it: digits only.";
const numberInFinanceSystem = "Number in your finance system";

export const look = {
  /** The properties' names in the list of choices, in its order. */
  properties: {
    AccountName: "Supplier",
    AccountId: "Supplier ID (finance system)",
    Date: "Invoice date",
    InvoiceNumber: "Invoice number",
    InternalReference: "Internal reference",
    Description: "Description",
    Currency: "Currency",
    Net: "Net amount",
    VAT: "VAT amount",
    VATRate: "VAT rate (%)",
    ExtVATID: "VAT rate ID (finance system)",
    Nominal: "Nominal",
    ProjectCode: "Project code",
    ProjectId: "Project ID (finance system)",
    ProjectCodeAndTitle: "Project code and title",
    PurchaseOrderNumber: "Purchase order number",
    BudgetExternalId: "Additional budget ID (finance system)",
  },
  /** The names of the date orders. */
  dateOrders: { dmy: "Day first", mdy: "Month first", ymd: "Year first" },
  decimalSigns: { ".": "Decimal point", ",": "Decimal comma" },

  lookAt: "Review rows",
  back: "Back to the list",
  loading: "Reading the file…",
  /** On the card of a file that is asked about. */
  loadingQuestion: "One moment: the question is being fetched…",
  readingAgain: "Reading it again…",
  noSheet: "The file has been moved or deleted since Pigeonhole filed it, so it can't be shown.",

  askIntro: "Pigeonhole needs an answer. Nothing has been sent.",
  question: "One question",
  questionOf: (number: number, all: number) => `Question ${number} of ${all}`,
  examples: "Compare answers",
  exampleRow: "Row",
  exampleValue: "In the file",
  takenAlready: "an earlier answer uses this column for something else",
  chooseFirst: "Choose an answer first.",
  /** What to type, by what the answer is; where nothing fitting was typed. */
  typeIn: {
    vatRates: typeNumber,
    suppliers: typeNumber,
    supplier: "Type the supplier's name as your finance system shows it.",
    rate: "Type the rate in per cent, such as 20 or 17.5.",
    names: "Type it as your list has it.",
  },
  /** @param text in quotation marks */
  notListed: (text: string) => `${text} isn't in your list. Choose one of its entries.`,
  /** The names of those fields. */
  typedField: {
    vatRates: numberInFinanceSystem,
    suppliers: numberInFinanceSystem,
    supplier: "Supplier's name in your finance system",
    rate: "VAT rate in per cent",
    names: "As your list has it",
  },
  nextQuestion: "Next question",
  previousQuestion: "Previous question",
  readAgain: "Use this answer",
  /** Where it is sent then. */
  readAgainAndSend: "Use this answer and send",
  /** Followed by what becomes of it. */
  readsAgain: (button: string) => `${quote(button)} reads the file again.`,
  /** What becomes of it after the last answer, or after a correction. */
  follows: {
    sent: "It's then sent, unless a row has a problem or looks unusual: then you're asked.",
    sentFrom: (when: string) =>
      `It's then sent from ${when}, unless a row has a problem or looks unusual: then you're asked.`,
    paused: "It's then sent once you resume, unless a row has a problem or looks unusual: then you're asked.",
    approval: "Then it waits for your approval. Nothing is sent before that.",
    list: "Then it's kept as an invoice list. Nothing of it is sent.",
    problems: "Then the rows with problems still need correcting. Nothing is sent before that.",
  },
  beforeLast: "The file is read again after your last answer.",
  /** @param chosen the answers so far, in short */
  remember: (chosen: readonly string[]) =>
    `Remember ${chosen.length === 0 ? "this" : list(chosen.map(quote), "and")} for later files with the same headings`,
  /** What a name means doesn't depend on the headings. */
  rememberNames: (chosen: readonly string[]) =>
    `Remember ${chosen.length === 0 ? "this" : list(chosen.map(quote), "and")} for later files in this inbox`,
  /** An e-invoice has no headings. */
  rememberEInvoice: (chosen: readonly string[]) =>
    `Remember ${chosen.length === 0 ? "this" : list(chosen.map(quote), "and")} for later e-invoices like this one`,
  /** @param isApproved true where files of the inbox wait for approval */
  rememberHint: (isApproved: boolean) =>
    `If ticked, later files like this are read this way${isApproved ? "" : ", and sent,"} without this question.${isApproved ? " They still wait for your approval." : ""} If not, you're asked each time. You can undo this under Inboxes: open the list of spreadsheet layouts and choose “Forget”.`,
  answered: "Answered. Reading the file again",

  stuckTitle: "Correct the file",
  stuck:
    "No answer can fix this. Correct the file in the folder Needs you and save it: it's then read again. Or cancel it.",
  problems: (howMany: number, rows: number) =>
    rows < 2 ? `${count(howMany, "problem")} to fix` : `${count(howMany, "problem")} in ${figure(rows)} rows to fix`,
  problemsHint:
    "Nothing has been sent. Type the right value in each red box below. Or correct the file itself: each time you save it, it's read again at once. If nothing is wrong, it's sent. If a column was read wrongly, choose what it contains below.",
  problemsHintCopy:
    "Nothing has been sent. Type the right value in each red box below. When none are left, choose “Send the corrected copy”. Or open the copy in your spreadsheet program, correct, save and close it, and choose “I've corrected the copy”. If a column was read wrongly, choose what it contains below.",
  nextProblem: (howMany: number): string => (howMany === 1 ? "Show the problem" : "Show the next problem"),
  nextDoubt: (howMany: number): string => (howMany === 1 ? "Show the unusual row" : "Show the next unusual row"),
  noInvoices: "No purchase invoices found",
  canBeRead: "Ready to read",
  canBeReadHint: "Your answers for other files answer this one too.",
  held: "Approve this batch for sending?",
  notSentYet: "Nothing has been sent yet.",
  /** What an approval leads to. */
  approving: {
    /** @param name of the connection, with its office; null where the settings no longer have it */
    system: (name: string | null) => (name === null ? "the finance system" : `the finance system ${quote(name)}`),
    sends: (contents: string, system: string) =>
      `Approving sends ${contents} to ${system}. It doesn't approve a payment.`,
    sendsFrom: (contents: string, system: string, when: string) =>
      `Approving sends ${contents} to ${system}, from ${when}. It doesn't approve a payment.`,
    paused: (contents: string, system: string) =>
      `Approving sends ${contents} to ${system}, once you resume. It doesn't approve a payment.`,
  },
  doubts: (howMany: number) =>
    `${count(howMany, "row looks", "rows look")} unusual. Check ${howMany === 1 ? "it" : "them"} first.`,
  changesFirst: "You've changed what some columns contain. Apply or undo the changes first.",
  goes: (invoices: number) => `${count(invoices, "invoice")} will be sent now.`,
  went: (invoices: number) => `${count(invoices, "invoice has", "invoices have")} been sent.`,
  allAnswered: (goes: string) => `All answered. ${goes}`,
  rejected: "Cancelled",
  over: "No more questions",

  reject: "Cancel this file",
  rejectReason: "Why? (optional)",
  rejectYes: "Yes, cancel",
  rejectHint:
    "“Cancel this file”: nothing is sent. The file isn't deleted, but moves to the folder Failed. To try it again later, move it back into the inbox.",
  /** Of a file that was sent in part. */
  rejectRestHint:
    "“Cancel this file”: nothing more of it is sent. What was sent stays sent. The file isn't deleted, but moves to the folder Failed.",
  openFailed: "Open the folder Failed",
  /** Of what was to be sent again, and whose file is gone. */
  rejectAgainHint: "Nothing is sent again, and this no longer needs you.",
  /** Of what may have been sent, and whose file is gone. */
  closeUnsent: "Not found: close it",
  closeUnsentHint:
    "“Not found: close it”: nothing is sent again, because the file has been moved or deleted. It no longer needs you.",
  close: "I've dealt with these rows",
  closeReason: "How? Such as “Entered by hand” (optional)",
  closeYes: "Yes, close this file",
  closeHint: "“I've dealt with these rows”: nothing more is sent from this file, and it moves to the folder Done.",
  closed: "Closed",
  goBack: "Go back",

  totals: "In this file",
  totalsToSend: "To be sent",
  invoices: "Invoices",
  suppliers: "Suppliers",
  net: "Net",
  vat: "VAT",
  noCurrency: "No currency",
  nothing: "none",
  totalsReady: "Rows without problems",
  totalsWithoutProblems: (rows: number) =>
    rows === 1
      ? "One more row has problems and isn't counted here. Once you've corrected it, all rows are sent together."
      : `${count(rows, "more row")} have problems and aren't counted here. Once you've corrected them, all rows are sent together.`,

  facts: "How it was read",
  sheet: "Sheet",
  headers: "Headings",
  headersIn: (row: number) => `In row ${row}`,
  dates: "Dates",
  decimals: "Amounts",
  text: "Text",
  textAs: (encoding: string, separators: string) => `${encoding}, columns separated by ${separators}`,
  separators: separatorNames,
  controlTotal: "Control total",
  derived: "Worked out",
  skipped: "Skipped",
  skippedRows: (howMany: number) => count(howMany, "row"),

  table: "The spreadsheet",
  tableHint:
    "Showing the first rows, and rows with problems or questions. Use the menus to change what a column contains.",
  tableCaption: (file: string) => `${file}: the first rows, and rows with problems or questions`,
  rowNumber: "Row",
  column: (letter: string) => `Column ${letter}`,
  useOf: (letter: string, name: string) => `What column ${letter}, ${name}, contains`,
  askedAbout: "Asked about",
  changedWhy: "You changed this. The file hasn't been read again yet.",
  /** "Row 3", "Rows 3 and 4", "Rows 3 to 9". */
  rows,
  headerMark: "Headings",
  skippedLine: (from: number, to: number, reason: string) => `${rows(from, to)} skipped: ${reason}`,
  skippedMark: "skipped",
  wrongMark: "problem:",
  doubtMark: "unusual:",
  gap: (from: number, to: number) => `${rows(from, to)} not shown`,
  leftAlone: "Not imported",
  notKnown: "Not recognised",
  gross: "Gross amount (net and VAT in one)",
  credit: (values: readonly string[]) => `Credit notes, marked ${list(values.map(quote), "or")}`,
  split: (into: readonly string[]) => `Split: ${into.join(", then ")}`,
  splitNothing: "not imported",

  changes: "Your changes",
  answersToo: "And your answers so far",
  readLikeThis: "Apply changes",
  undoChanges: "Undo changes",
};
