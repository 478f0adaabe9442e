/** @file A table of cells, the same whether it came from a workbook or from text: what the rest of this folder reads. */

import type { Message } from "../../../shared/wording/message.ts";

export type Cell =
  | { readonly kind: "empty" }
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "number";
      /** Decimal text, at most 15 significant digits, never with an exponent. */
      readonly text: string;
      /** What the spreadsheet program shows where that is a code such as 00042; null where it shows something else than it holds. */
      readonly shown: string | null;
      readonly isPercent: boolean;
      /** The sign or code of a currency that its format shows; left out where it shows none. */
      readonly currency?: string;
    }
  /** `text` is yyyy-mm-dd. */
  | { readonly kind: "date"; readonly text: string }
  /**
   * Nothing that may be used, whatever column it stands in; `text` is what the office sees there.
   *
   * [Note: merged cells]
   *
   * A value that was merged over several rows stands in the first of them alone. In the rows below, its column holds
   * an error cell with that text: it is what a person sees, so a header that was merged downwards can be read, but in
   * a row of amounts it is a problem and never filled in. To the right of it, in its own row, the cells are empty.
   */
  | { readonly kind: "error"; readonly text: string; readonly reason: Message; readonly fix: Message };

export interface Row {
  /** 1-based, as the spreadsheet program shows it. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** Hidden by a filter or by hand, so whoever dropped the file may not know of it: never sent without being asked. */
  readonly isHidden?: true;
}

export interface Table {
  /** The sheet's name; null for a text file. */
  readonly sheet: string | null;
  /** In order; rows without any content of their own are left out. Hidden ones are there. */
  readonly rows: readonly Row[];
  /** The places (0-based) of columns that are hidden; left out where none is. Their cells are there. */
  readonly hiddenColumns?: readonly number[];
  /** True where the workbook counts its days from 1904. */
  readonly date1904?: true;
}

export const emptyCell: Cell = { kind: "empty" };

/** A cell that holds `text`, or an empty one where there is nothing but space. */
export function cellFromText(text: string): Cell {
  const trimmed = text.trim();
  return trimmed === "" ? emptyCell : { kind: "text", text: trimmed };
}

/** The cell as the office would see it. */
export function seen(cell: Cell): string {
  if (cell.kind === "empty") return "";
  return cell.kind === "number" ? (cell.shown ?? cell.text) : cell.text;
}

/** The letters that a spreadsheet program puts over column `index` (0-based). */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetter(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}
