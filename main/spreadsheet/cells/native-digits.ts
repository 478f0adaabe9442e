/** @file Digits of other scripts as Latin ones: Arabic, Persian, Devanagari, Bengali, Thai and full-width. */

import type { Cell, Row, Table } from "./table.ts";

const zeros = ["٠", "۰", "०", "০", "๐", "０"].map((zero) => zero.codePointAt(0) ?? 0);
const native = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/gu;
const isNative = /[٠-٩۰-۹०-९০-৯๐-๙０-９]/u;

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
  return text
    .replace(native, (digit) => {
      const point = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => point >= first && point < first + 10) ?? point;
      return String(point - zero);
    })
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replaceAll("٪", "%");
}
