/** @file Writes a table of cells as a workbook. Beside read-workbook.ts the only file that uses the workbook library. */

import { type CellObject, utils, type WorkSheet, write } from "xlsx";
import { serialFromDate } from "../cells/calendar.ts";
import type { Cell, Row } from "../cells/table.ts";

const widestColumn = 60;

/**
 * The bytes of an xlsx file with one sheet, which reads back cell for cell.
 *
 * Text that looks like a formula is written as text, so that no content of a file is ever calculated.
 *
 * @param rows written without gaps; their numbers are ignored
 */
export function writeWorkbook(sheet: string, rows: readonly Row[]): Uint8Array {
  const lines = rows.map(({ cells }) => cells.map(cellObject));
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    wch: Math.min(widestColumn, Math.max(8, ...rows.slice(0, 200).map(({ cells }) => lengthOf(cells[index])))),
  }));
  const range = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, lines.length - 1), c: width - 1 } });
  const worksheet: WorkSheet = { "!data": lines as CellObject[][], "!ref": range, "!cols": columns };
  const book = { SheetNames: [sheet], Sheets: { [sheet]: worksheet } };
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

function cellObject(cell: Cell): CellObject | undefined {
  switch (cell.kind) {
    case "empty":
      return undefined;
    case "date":
      return { t: "n", v: serialFromDate(cell.text), z: "yyyy-mm-dd" };
    case "number":
      // A code such as 00042 is written as text, because Excel would show the number 42.
      if (cell.shown !== null && cell.shown !== cell.text) return { t: "s", v: cell.shown };
      return { t: "n", v: Number(cell.text), ...(cell.isPercent && { z: "0.00##########%" }) };
    case "text":
    case "error":
      return { t: "s", v: cell.text };
  }
}

const lengthOf = (cell: Cell | undefined): number =>
  cell === undefined || cell.kind === "empty" ? 0 : Math.max(...cell.text.split("\n").map((line) => line.length + 1));
