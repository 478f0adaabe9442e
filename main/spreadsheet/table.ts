/** @file A table of cells, the same whether it came from a workbook or from text: what the rest of this folder reads. */

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
    }
  /** `text` is yyyy-mm-dd. */
  | { readonly kind: "date"; readonly text: string }
  /** Nothing that may be used, whatever column it stands in. */
  | { readonly kind: "error"; readonly text: string; readonly reason: string; readonly fix: string };

export interface Row {
  /** 1-based, as the spreadsheet program shows it. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

export interface Table {
  /** The sheet's name; null for a text file. */
  readonly sheet: string | null;
  /** In order; rows without any content are left out. */
  readonly rows: readonly Row[];
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
