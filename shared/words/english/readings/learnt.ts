/** @file Texts about what an inbox has learnt: what names mean, and its kinds of spreadsheet, in English. */

import { count, list, quote } from "../../../wording/grammar.ts";
import { inRows, type Rows } from "../window/sheet-pieces.ts";

const headings = (names: readonly string[]): string => list(names.map(quote), "and");

export const learnt = {
  /** On the card of rows that were rejected or look unusual. */
  useAnother: "Use another name for a supplier, nominal, project or VAT rate",
  loading: "Reading the names…",
  none: "These rows have no supplier, nominal, project or VAT rate that could have another name.",
  which: "In the file",
  /** @param what the property, such as “Supplier” */
  nameInRows: (what: string, text: string, at: Rows) => `${what}: ${text} (${inRows(at)})`,
  use: "In the finance system it's",
  useHint: (suggested: boolean): string =>
    suggested
      ? "Choose a suggestion, or type it as your finance system shows it."
      : "Type it as your finance system shows it.",
  missing: "Type what it's called in the finance system.",
  remembers:
    "Pigeonhole remembers this for all later spreadsheets of this inbox. To undo it, open Inboxes and choose “Forget”.",
  /** @param then what follows for this file */
  submit: {
    retry: "Remember and try again",
    copy: "Remember and send these rows",
    "read-again": "Remember and check again",
  },
  submitted: "Remembered",

  names: (howMany: number) => `Knows ${count(howMany, "other name")}`,
  nameIs: (what: string, from: string, to: string) => `${what}: ${quote(from)} is ${quote(to)}`,
  namesHint: "Forget one, and it's sent as the file has it again, or asked about if a list lacks it.",
  more: (howMany: number) => `and ${count(howMany, "more", "more")}. They are in the templates' files.`,

  fits: (name: string) => `It has the headings of “${name}”`,
  fitsNot: (name: string, missing: readonly string[], added: readonly string[]) =>
    `It isn't read as “${name}”${missing.length === 0 ? "" : `: it lacks ${headings(missing)}`}${added.length === 0 ? "" : `${missing.length === 0 ? ": it" : ", and"} also has ${headings(added)}`}`,
  rename: "Rename",
  newName: "New name",
  renamed: "Renamed",
  notRenamed: (name: string, why: string) => `“${name}” couldn't be renamed: ${why}.`,
  isInSettings: "it is set for this inbox, and that couldn't be changed",
  test: "Test on a file…",
  testing: "Checking…",
  testHint: "The file is only read, by this kind of spreadsheet alone. Nothing is sent.",

  column: "Column",
  holds: "Contains",
  others: "Other headings",
  byFile: "as each file shows",
  alsoKnown: "Also remembered",
  isInvoices: (isInvoices: boolean): string =>
    isInvoices ? "It's a list of purchase invoices" : "It's an invoice list: nothing of it is sent",
  inSheet: (sheet: string) => `The invoices are in the sheet ${quote(sheet)}`,
  headerRow: (row: number) => `The headings are in row ${row}`,
  constant: (what: string, value: string) => `${what} is ${quote(value)} in every row without one`,
  notation: (said: readonly string[]) => `${list(said, "and")}`,
  notationOf: (said: readonly string[], form: string) => `${list(said, "and")} in files like “${form}”`,
  without: (what: string) => `Sent without: ${what}`,
  suppliers: (howMany: number) =>
    `Finds ${count(howMany, "supplier")} of e-invoices by VAT ID, tax number, legal ID or name`,
};
