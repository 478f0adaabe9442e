/** @file The result of reading a spreadsheet, with the evidence. The parser process makes it. */

import type { EInvoice } from "../e-invoice/e-invoice.ts";
import type { DateOrder, DecimalSign } from "../values/notation.ts";
import type { Property, PurchaseInvoice } from "../values/purchase-invoice.ts";
import type { KeptDay, Message } from "../wording/message.ts";
import type { ListedFile } from "./list-file.ts";
import type { ListScope } from "./list-scope.ts";
import type { NamedEntry, ReferenceKind } from "./reference-list.ts";
import type { ColumnUse, Template, TemplateChange, TypedInto } from "./template.ts";
import type { FileText } from "./text-forms.ts";

/** A problem of one cell or row, with what a bookkeeper can do about it. */
export interface RowProblem {
  /** The row, 1-based, as the spreadsheet program numbers it. */
  readonly row: number;
  /** The column's letter, or null for the whole row. */
  readonly column: string | null;
  readonly header: string | null;
  /** The cell as the spreadsheet program shows it. */
  readonly value: string | null;
  readonly reason: Message;
  readonly fix: Message;
  /** The name of its sheet; absent where the file has none, or where the reading names it. */
  readonly sheet?: string;
}

export interface SkippedRow {
  readonly row: number;
  readonly reason: Message;
}

/** A possible answer to a question. */
export interface Answer {
  /** Stable, and short enough for a command line: "dmy", "Net", "leave-alone". */
  readonly id: string;
  /** The text of the button: "Day first: 3 April 2026". */
  readonly label: Message;
  readonly sets: TemplateChange;
  /** Set where a person types an id, and where it is kept. */
  readonly typed?: TypedInto;
}

/** The text that a cell would be sent as, or else what would happen to it. */
export type Reading = Message | KeptDay | string;

/** A cell that led to a question, and its meaning under each answer, by the answer's id. */
export interface Example {
  readonly row: number;
  /** Plain text is the cell's own. */
  readonly value: Message | string;
  readonly readings: Readonly<Record<string, Reading>>;
}

/** Something that the file does not decide, so a person is asked. */
export interface Question {
  /** Unique in the file, and short enough for a command line: "date-order", "column-F", "missing-Net". */
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
    | "hidden-rows"
    | "struck-rows"
    | "e-invoice";
  /** The question in one or two sentences, with the values that led to it. */
  readonly text: Message;
  /** The letter of its column, or null. */
  readonly column: string | null;
  /** Empty if only a change of the file helps. */
  readonly answers: readonly Answer[];
  /** At most five. */
  readonly examples: readonly Example[];
}

/** A column of the table, and its meaning. */
export interface ReadColumn {
  readonly letter: string;
  /** See [Note: names of columns]. */
  readonly name: string;
  /** Null if its meaning is unknown: it is not used. */
  readonly use: ColumnUse | null;
  /** The evidence, as half a sentence: "“Rechnungsdatum” is a header for the invoice date". */
  readonly why: Message;
}

export interface ReadRow {
  readonly row: number;
  readonly invoice: PurchaseInvoice;
}

export interface ReadInvoice extends ReadRow {
  /** All the row's cells as displayed, in the order of the columns, as one text. See [Note: a row fingerprint]. */
  readonly raw: string;
  /**
   * What the cells say that aren't sent, in one spelling and in no order; absent where nobody knows. See [Note: a row in
   * another spelling].
   */
  readonly rest?: string;
  /** See [Note: marked as sent]. */
  readonly isMarkedSent?: true;
}

/** A row of a register: which purchase invoice id belongs to which invoice number. */
export interface RegisterEntry {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  readonly invoiceNumber: string;
  readonly supplier: string | null;
  /** Absent where the list has none of these columns, and in an answer of the finance system. */
  readonly says?: EntryFigures;
}

/** What an entry says of its invoice, as far as its list has these columns and they can be read without a doubt. */
export interface EntryFigures {
  /** yyyy-mm-dd. */
  readonly date: string | null;
  /** Decimal text. */
  readonly net: string | null;
  readonly gross: string | null;
  /** The list calls its gross amounts only a total: they may be the amounts before VAT. */
  readonly isTotal?: true;
  /** Three letters. */
  readonly currency: string | null;
  /** An int64 as text. */
  readonly supplierId: string | null;
  /** The list's own words that the invoice isn't in the books, such as “Deleted”; absent where it says nothing like it. */
  readonly notBooked?: string;
  /** Nobody knows whether these words mean that; "" for a row that is hidden or struck out. See [Note: a state that nobody knows]. */
  readonly isUnknown?: true;
  /** The list gives its ID to other invoices too, so it confirms nothing; but the list has the invoice. */
  readonly hasSharedId?: true;
  /** The company that the list names, where that is another one than the connection's: its IDs are of other books. */
  readonly ofCompany?: string;
}

/** A row as it is in the file, to show to a person. */
export interface ShownRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The reading of one spreadsheet. */
export interface SheetReading {
  /** `other`: it looks like something else than invoices, and a question says so. */
  readonly kind: "invoices" | "register" | "list" | "suppliers" | "names" | "template" | "other";
  readonly sheet: string | null;
  /** 1-based. */
  readonly headerRow: number | null;
  /** How a text file is written; null for a workbook. */
  readonly text: FileText | null;
  readonly columns: readonly ReadColumn[];
  /** Null if the file has no dates as text. */
  readonly dates: { readonly order: DateOrder; readonly evidence: Message } | null;
  readonly decimals: { readonly sign: DecimalSign; readonly evidence: Message } | null;
  /** A sentence for each value that was calculated: "Net is Gross (column F) minus VAT (column G)". */
  readonly derived: readonly Message[];
  /** That the last total of the sheet is the sum of its rows; absent where it has none, or where they can't be compared. */
  readonly agreedTotal?: Message;
  readonly invoices: readonly ReadInvoice[];
  /** Rows with problems, and every row while a question is open, as far as they could be read: checked, and never sent. */
  readonly incomplete: readonly ReadRow[];
  readonly problems: readonly RowProblem[];
  readonly skipped: readonly SkippedRow[];
  readonly questions: readonly Question[];
  /** Only for a register. */
  readonly register: readonly RegisterEntry[];
  /** What a register says of itself; null for anything else. */
  readonly scope: ListScope | null;
  /** Only for a list file. */
  readonly listed: readonly ListedFile[];
  /** Only for a reference list: of what, and its rows. See [Note: a reference list]. */
  readonly reference: ReferenceKind | null;
  readonly named: readonly NamedEntry[];
  /** What was inferred or answered, for the next file with the same headers; null while questions are open. */
  readonly template: Template | null;
  /** The first rows of the sheet and the rows with problems, if requested. */
  readonly shown: readonly ShownRow[];
  /** The e-invoice that the rows were made of; null for a spreadsheet. */
  readonly eInvoice: EInvoice | null;
  /** What is unusual about an e-invoice: its rows wait for approval. */
  readonly doubts: readonly RowProblem[];
}

/** The property of each column, by the columns' names. */
export const mappingOf = ({ columns }: Pick<SheetReading, "columns">): Readonly<Record<string, Property>> =>
  Object.fromEntries(
    columns.flatMap(({ name, use }) => (use?.as === "property" ? [[name, use.property] as const] : [])),
  );

/** The names of the columns that are not used. */
export const unmappedOf = ({ columns }: Pick<SheetReading, "columns">): readonly string[] =>
  columns.flatMap(({ name, use }) => (use === null || use.as === "left-alone" ? [name] : []));
