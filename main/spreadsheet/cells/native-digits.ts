/** @file Figures in the digits of other scripts as figures in ours. */

import { foldDigits } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Cell, Row, Table } from "./table.ts";

const isNative = /(?![0-9])\p{Nd}/u;

/** Rows by which a table shows that it has such digits. */
const sampled = 60;

/** A number, a date or an amount with a short sign of a currency: no name and no sentence. */
const isFigure = /^[^\p{L}]*(?:\p{L}{1,4}\.?){0,3}[^\p{L}]*$/u;

/** Fewer may be codes that contain such a digit. */
const fewestFigures = 3;

const isNativeFigure = (cell: Cell): cell is Extract<Cell, { kind: "text" }> =>
  cell.kind === "text" && isNative.test(cell.text) && isFigure.test(cell.text);

/** The table with Latin digits in its columns of numbers, dates and amounts; other texts keep theirs. */
export function withLatinDigits(table: Table): Table {
  const counts = new Map<number, number>();
  for (const { cells } of table.rows.slice(0, sampled))
    for (const [index, cell] of cells.entries())
      if (isNativeFigure(cell)) counts.set(index, (counts.get(index) ?? 0) + 1);
  const isOfFigures = (index: number): boolean => (counts.get(index) ?? 0) >= fewestFigures;
  if (![...counts.keys()].some(isOfFigures)) return table;
  const latin = (cell: Cell, index: number): Cell =>
    isOfFigures(index) && isNativeFigure(cell) ? { ...cell, text: latinDigits(cell.text) } : cell;
  return { ...table, rows: table.rows.map((row: Row) => ({ ...row, cells: row.cells.map(latin) })) };
}

/** The text with Latin digits, and with the decimal sign and the separator that Arabic has for them. */
export function latinDigits(text: string): string {
  if (!isNative.test(text)) return text;
  return foldDigits(text).replaceAll("٫", ".").replaceAll("٬", ",").replaceAll("٪", "%");
}
