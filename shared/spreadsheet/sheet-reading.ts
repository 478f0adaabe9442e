/** @file What a spreadsheet was found to say, with the evidence; made in the parser process, shown to people. */

import type { DateOrder, DecimalSign } from "../values/notation.ts";
import type { Property, PurchaseInvoice } from "../values/purchase-invoice.ts";
import type { KeptDay, Message } from "../wording/message.ts";
import type { ListedFile } from "./list-file.ts";
import type { ColumnUse, Template, TemplateChange } from "./template.ts";

/** Something wrong with one cell or one row, to be said in words that a bookkeeper can act on. */
export interface RowProblem {
  /** 1-based, as the spreadsheet program shows it. */
  readonly row: number;
  /** The column's letter, or null where the whole row is meant. */
  readonly column: string | null;
  readonly header: string | null;
  /** The cell as the office would see it. */
  readonly value: string | null;
  readonly reason: Message;
  readonly fix: Message;
}

export interface SkippedRow {
  readonly row: number;
  readonly reason: Message;
}

/** One way of answering a question. */
export interface Answer {
  /** Stable, and short enough for a command line: "dmy", "Net", "leave-alone". */
  readonly id: string;
  /** What the button says: "Day first: 3 April 2026". */
  readonly label: Message;
  readonly sets: TemplateChange;
}

/** What a cell would be sent as, where that is text, and else what would become of it. */
export type Reading = Message | KeptDay | string;

/** A cell that gave rise to a question, and what it would mean under each answer, by the answer's id. */
export interface Example {
  readonly row: number;
  /** Text is what stands in the file. */
  readonly value: Message | string;
  readonly readings: Readonly<Record<string, Reading>>;
}

/** Something that cannot be told from the file, and is asked rather than guessed. */
export interface Question {
  /** Of this question among those of the file, for a command line: "date-order", "column-F", "missing-Net". */
  readonly id: string;
  readonly about:
    | "kind"
    | "sheet"
    | "header-row"
    | "headers"
    | "column"
    | "missing"
    | "date-order"
    | "decimal-sign"
    | "hidden-rows";
  /** The whole question as one or two sentences, with the values that gave rise to it. */
  readonly text: Message;
  /** The letter of the column that it is about, or null. */
  readonly column: string | null;
  /** None where no answer helps, and the file has to be changed. */
  readonly answers: readonly Answer[];
  /** At most five. */
  readonly examples: readonly Example[];
}

/** A column of the table, and what it was taken for. */
export interface ReadColumn {
  readonly letter: string;
  /** See [Note: names of columns]. */
  readonly name: string;
  /** Null where nothing is known of it: it is not used. */
  readonly use: ColumnUse | null;
  /** Why it was taken for that, in half a sentence: "“Rechnungsdatum” is a header for the invoice date". */
  readonly why: Message;
}

export interface ReadRow {
  readonly row: number;
  readonly invoice: PurchaseInvoice;
}

export interface ReadInvoice extends ReadRow {
  /** All the row's cells as the office sees them, in the order of the columns, as one text. See [Note: a row fingerprint]. */
  readonly raw: string;
}

/** A row of a register: which purchase invoice id belongs to which invoice number. */
export interface RegisterEntry {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  readonly invoiceNumber: string;
  readonly supplier: string | null;
}

/** A row as it stands in the file, for a person to look at. */
export interface ShownRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** One spreadsheet, read. */
export interface SheetReading {
  /** `other`: it looks like something that is not posted, and a question says so. */
  readonly kind: "invoices" | "register" | "list" | "other";
  readonly sheet: string | null;
  /** 1-based. */
  readonly headerRow: number | null;
  /** How a text file is written; null for a workbook. */
  readonly text: { readonly encoding: string; readonly separator: string } | null;
  readonly columns: readonly ReadColumn[];
  /** Null where the file holds no dates as text. */
  readonly dates: { readonly order: DateOrder; readonly evidence: Message } | null;
  readonly decimals: { readonly sign: DecimalSign; readonly evidence: Message } | null;
  /** What stands in the invoices and not in the file, a sentence each: "Net is Gross (column F) minus VAT (column G)". */
  readonly derived: readonly Message[];
  readonly invoices: readonly ReadInvoice[];
  /** Rows with problems, as far as they could be read: they are checked as well, and never sent. */
  readonly incomplete: readonly ReadRow[];
  readonly problems: readonly RowProblem[];
  readonly skipped: readonly SkippedRow[];
  readonly questions: readonly Question[];
  /** Of a register only. */
  readonly register: readonly RegisterEntry[];
  /** Of a list file only. */
  readonly listed: readonly ListedFile[];
  /** All that was inferred or answered, for the next file with the same headers; null while something is asked. */
  readonly template: Template | null;
  /** The first rows of the sheet and those with problems, where they were asked for. */
  readonly shown: readonly ShownRow[];
}

/** Which header means which property, by the columns' names. */
export const mappingOf = ({ columns }: Pick<SheetReading, "columns">): Readonly<Record<string, Property>> =>
  Object.fromEntries(
    columns.flatMap(({ name, use }) => (use?.as === "property" ? [[name, use.property] as const] : [])),
  );

/** The names of the columns that nothing is taken from. */
export const unmappedOf = ({ columns }: Pick<SheetReading, "columns">): readonly string[] =>
  columns.flatMap(({ name, use }) => (use === null || use.as === "left-alone" ? [name] : []));
