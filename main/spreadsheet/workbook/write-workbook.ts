/** @file A table of cells to a workbook's bytes. Beside read-workbook.ts, the only file that knows the workbook library. */

import { type CellObject, utils, type WorkSheet, write } from "xlsx";
import { serialFromDate } from "../cells/calendar.ts";
import type { Cell, Row } from "../cells/table.ts";

const widestColumn = 60;

/**
 * An xlsx file with one sheet, which reads back cell for cell as it was.
 *
 * What looks like a formula is written as text: nothing that stood in somebody's file is ever calculated.
 *
 * @param rows their numbers do not count; they stand one below the other
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
      // A code such as 00042 is kept as it is seen; Excel would show the bare number.
      if (cell.shown !== null && cell.shown !== cell.text) return { t: "s", v: cell.shown };
      return { t: "n", v: Number(cell.text), ...(cell.isPercent && { z: "0.00##########%" }) };
    case "text":
    case "error":
      return { t: "s", v: cell.text };
  }
}

const lengthOf = (cell: Cell | undefined): number =>
  cell === undefined || cell.kind === "empty" ? 0 : Math.max(...cell.text.split("\n").map((line) => line.length + 1));
