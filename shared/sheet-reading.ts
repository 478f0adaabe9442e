/** @file What a spreadsheet was found to say, with the evidence; made in the parser process, shown to people. */

import type { Property, PurchaseInvoice } from "./purchase-invoice.ts";

/** Something wrong with one cell or one row, in words that a bookkeeper can act on. */
export interface RowProblem {
  /** 1-based, as the spreadsheet program shows it. */
  readonly row: number;
  /** The column's letter, or null where the whole row is meant. */
  readonly column: string | null;
  readonly header: string | null;
  /** The cell as the office would see it. */
  readonly value: string | null;
  readonly reason: string;
  readonly fix: string;
}

export interface SkippedRow {
  readonly row: number;
  readonly reason: string;
}

export type DateOrder = "dmy" | "mdy" | "ymd";
export type DecimalSign = "." | ",";

/** Something that cannot be told from the file, and is asked rather than guessed. */
export interface Question {
  readonly about: "date-order" | "decimal-sign" | "columns" | "sheet";
  /** The whole question as one or two sentences, with the values that gave rise to it. */
  readonly text: string;
}

export interface ReadRow {
  readonly row: number;
  readonly invoice: PurchaseInvoice;
}

export interface ReadInvoice extends ReadRow {
  /** All the row's cells as the office sees them, in the order of the columns, as one text. See [Note: a print]. */
  readonly raw: string;
}

/** One spreadsheet, read. */
export interface SheetReading {
  readonly sheet: string | null;
  /** 1-based. */
  readonly headerRow: number | null;
  readonly mapping: Readonly<Record<string, Property>>;
  readonly unmapped: readonly string[];
  /** Null where the file holds no dates as text. */
  readonly dates: { readonly order: DateOrder; readonly evidence: string } | null;
  readonly decimals: { readonly sign: DecimalSign; readonly evidence: string } | null;
  readonly invoices: readonly ReadInvoice[];
  /** Rows with problems, as far as they could be read: they are checked as well, and never sent. */
  readonly incomplete: readonly ReadRow[];
  readonly problems: readonly RowProblem[];
  readonly skipped: readonly SkippedRow[];
  readonly questions: readonly Question[];
}
