/** @file A table of cells: the common form of workbooks and text files that the rest of spreadsheet/ reads. */

import type { Message } from "../../../shared/wording/message.ts";

export type Cell =
  | { readonly kind: "empty" }
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "number";
      /** Decimal text with at most 15 significant digits and no exponent. */
      readonly text: string;
      /** The code that the spreadsheet program shows, such as 00042; null where it shows no code. */
      readonly shown: string | null;
      readonly isPercent: boolean;
      /** The currency sign or code in its number format; absent where it has none. */
      readonly currency?: string;
      /** How many decimals the program shows; absent where it shows all of them, or something else than the number. */
      readonly places?: number;
      /** What its number format shows, where that has another sign or scale; see contrary-format.ts. */
      readonly contrary?: string;
    }
  /** `text` is yyyy-mm-dd. */
  | { readonly kind: "date"; readonly text: string }
  /**
   * A cell that must not be used in any column; `text` is what the office sees there.
   *
   * [Note: merged cells]
   *
   * A value that is merged over several rows is stored in the first of them. In the rows below, its column holds an
   * error cell with that text: a person sees it, so a header that is merged downwards can be read, but in a row of
   * amounts it is a problem and is never filled in. The cells to its right in its own row are empty.
   */
  | {
      readonly kind: "error";
      readonly text: string;
      readonly reason: Message;
      readonly fix: Message;
      /** What a description says without what is struck out; absent where not even that may be used. */
      readonly rest?: string;
    };

export interface Row {
  /** 1-based, as the spreadsheet program shows it. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** Hidden by a filter or by hand. People may not know of such a row, so it is never sent without asking. */
  readonly isHidden?: true;
  /** No invoice, whatever it looks like: a line that names the supplier of the rows below it, or that is above the
   * headings of a later sheet; see [Note: joined sheets]. */
  readonly isTitle?: true;
  /** A line of an entry that the row before it stands for: see [Note: entries of a journal]. */
  readonly isOfEntry?: true;
  /** See [Note: payments]. */
  readonly isPayment?: true;
  /** Every cell with content is struck out, as people do with what no longer counts. It is never sent without asking. */
  readonly isStruck?: true;
  /**
   * What people wrote beside its cells.
   *
   * [Note: comments of cells]
   *
   * A comment (Excel calls it a note too) is no cell, and the file reads the same without it. What speaks against
   * sending its row counts as in a column of notes; all else is left out.
   */
  readonly comments?: readonly string[];
  /** A correction copy says that it was sent. See [Note: marked as sent]. */
  readonly isMarkedSent?: true;
}

export interface Table {
  /** The sheet's name; null for a text file. */
  readonly sheet: string | null;
  /** In order, without empty rows. Hidden rows are included. */
  readonly rows: readonly Row[];
  /** The indices (0-based) of hidden columns, whose cells are included; absent where none is hidden. */
  readonly hiddenColumns?: readonly number[];
  /** True for a text without a line end after its last row. */
  readonly endsOpen?: true;
  /** True where the workbook counts its days from 1904. */
  readonly date1904?: true;
  /** The sheets that it was joined of, and by how much their rows are numbered higher; see [Note: joined sheets]. */
  readonly joined?: readonly { readonly sheet: string; readonly before: number }[];
}

export const emptyCell: Cell = { kind: "empty" };

/** A cell that holds `text`, or an empty cell for white space. */
export function cellFromText(text: string): Cell {
  const trimmed = text.trim();
  return trimmed === "" ? emptyCell : { kind: "text", text: trimmed };
}

/** The cell's text as the office sees it. */
export function seen(cell: Cell): string {
  if (cell.kind === "empty") return "";
  return cell.kind === "number" ? (cell.shown ?? cell.text) : cell.text;
}

/** The text of a row's cell; "" where it has none. @param index 0-based, of the column */
export const textAt = ({ cells }: Pick<Row, "cells">, index: number): string => seen(cells[index] ?? emptyCell);

export const trimmedTextAt = (row: Pick<Row, "cells">, index: number): string => textAt(row, index).trim();

/** The row in one line: “Acme Ltd · 2026-11-20 · 10.00”. */
export const rowInLine = ({ cells }: Pick<Row, "cells">): string =>
  cells.flatMap((cell = emptyCell) => (cell.kind === "empty" ? [] : [seen(cell)])).join(" · ");

export const isFilledAt = ({ cells }: Pick<Row, "cells">, index: number): boolean =>
  (cells[index]?.kind ?? "empty") !== "empty";

/** The cells of a row, filled up with empty ones so that what is added begins in the column `index`. */
export const withCells = ({ cells }: Pick<Row, "cells">, index: number, ...added: readonly Cell[]): readonly Cell[] => [
  ...cells,
  ...Array.from({ length: index - cells.length }, () => emptyCell),
  ...added,
];

/** The letters of column `index` (0-based): A, B, … Z, AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetter(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}

/** The 0-based index of the column with this letter. */
export const columnIndex = (letter: string): number =>
  [...letter].reduce((index, sign) => index * 26 + sign.charCodeAt(0) - 64, 0) - 1;
