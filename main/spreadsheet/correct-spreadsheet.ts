/** @file The second door of spreadsheet: makes the correction copy, with every row and what became of it. */

import type { CopyWords } from "../../shared/imports/copy/correction-copy.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { type Cell, cellFromText, type Row } from "./cells/table.ts";
import { findTable } from "./locate/find-table.ts";
import { type FileContent, type ReadOptions, readSpreadsheet } from "./read-spreadsheet.ts";
import { writeWorkbook } from "./workbook/write-workbook.ts";

/**
 * Makes a copy with the office's own columns and ours after them. A reading takes nothing from ours but which rows were
 * sent, so the corrected copy is read like the original.
 *
 * @returns the bytes of an xlsx file; a failure where the file cannot be read, has no row to correct, or a cell that no
 * workbook takes
 */
export function correctSpreadsheet(
  content: FileContent,
  fileName: string,
  options: ReadOptions,
  words: CopyWords,
): Result<Uint8Array, DropFailure> {
  const found = findTable(content, fileName, options);
  if (!found.ok) return fail({ kind: "unreadable-spreadsheet", detail: found.error });
  if (found.value.place === null) return fail({ kind: "unreadable-spreadsheet", detail: { say: "has-no-header-row" } });
  const numbers = new Set([...rowsWithInvoices(content, fileName, options), ...Object.keys(words.ofRow).map(Number)]);
  const { table, header } = found.value.place;
  const kept = table.rows.filter(({ number }) => numbers.has(number) && number > header.number);
  if (kept.length === 0) return fail({ kind: "unreadable-spreadsheet", detail: { say: "has-no-row-to-correct" } });
  if ([header, ...kept].some(({ cells }) => cells.some((cell) => lengthOf(cell) > longestCellChars)))
    return fail({ kind: "unreadable-spreadsheet", detail: { say: "has-cell-too-long-for-copy" } });

  const width = Math.max(...[header, ...kept].map(({ cells }) => cells.length));
  const lines = [
    withBehind(header, width, words.headers),
    ...kept.map((row) => withBehind(row, width, words.ofRow[row.number] ?? words.ofOthers)),
  ];
  return ok(writeWorkbook(words.sheet, lines));
}

/** No cell of a workbook takes more. A cell that was cut would be another text. */
const longestCellChars = 32_767;

const lengthOf = (cell: Cell): number => (cell.kind === "empty" ? 0 : cell.text.length);

function rowsWithInvoices(content: FileContent, fileName: string, options: ReadOptions): readonly number[] {
  const read = readSpreadsheet(content, fileName, options);
  if (!read.ok) return [];
  const { invoices, incomplete, listed } = read.value;
  return [...invoices, ...incomplete, ...listed].map(({ row }) => row);
}

function withBehind(row: Row, width: number, texts: readonly string[]): Row {
  const gap = Array.from({ length: width - row.cells.length }, () => cellFromText(""));
  return { ...row, cells: [...row.cells, ...gap, ...texts.map(cellFromText)] };
}
