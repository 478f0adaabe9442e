/** @file A second door: a copy of a spreadsheet that holds what was not sent, with what is wrong beside each row. */

import { fixHeader, problemHeader } from "../../shared/correction-copy.ts";
import type { DropFailure } from "../../shared/failure.ts";
import { sayLine } from "../../shared/line.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import type { RowProblem } from "../../shared/sheet-reading.ts";
import { findTable } from "./find-table.ts";
import { type ReadOptions, readSpreadsheet } from "./read-spreadsheet.ts";
import { cellFromText, type Row } from "./table.ts";
import { writeWorkbook } from "./write-workbook.ts";

export interface Correction {
  readonly problems: readonly RowProblem[];
  /** The rows that the copy holds, or null for every row that holds an invoice, or names a file. */
  readonly rows: readonly number[] | null;
}

const sheetName = "To correct";

/**
 * The office's own columns with two of ours behind them. A reading passes over ours, so that the copy, once
 * corrected, is read as the file was.
 *
 * @returns the bytes of an xlsx file; a failure where the file cannot be read, or no row of it is to be corrected
 */
export function correctSpreadsheet(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
  { problems, rows }: Correction,
): Result<Uint8Array, DropFailure> {
  const found = findTable(bytes, fileName, options);
  if (!found.ok) return fail({ kind: "unreadable-spreadsheet", detail: found.error });
  if (found.value.place === null) return fail({ kind: "unreadable-spreadsheet", detail: { say: "has-no-header-row" } });
  const wanted = rows ?? rowsWithInvoices(bytes, fileName, options);
  const numbers = new Set([...wanted, ...problems.map(({ row }) => row)]);
  const { table, header } = found.value.place;
  const kept = table.rows.filter(({ number }) => numbers.has(number) && number > header.number);
  if (kept.length === 0) return fail({ kind: "unreadable-spreadsheet", detail: { say: "has-no-row-to-correct" } });

  const width = Math.max(...[header, ...kept].map(({ cells }) => cells.length));
  const ofRow = Map.groupBy(problems, ({ row }) => row);
  const lines = [
    withBehind(header, width, [problemHeader, fixHeader]),
    ...kept.map((row) => {
      const found = ofRow.get(row.number) ?? [];
      return withBehind(row, width, [
        found.map(sayProblem).join("\n"),
        unique(found.map(({ fix }) => sayLine(fix))).join("\n"),
      ]);
    }),
  ];
  return ok(writeWorkbook(sheetName, lines));
}

function rowsWithInvoices(bytes: Uint8Array, fileName: string, options: ReadOptions): readonly number[] {
  const read = readSpreadsheet(bytes, fileName, options);
  if (!read.ok) return [];
  const { invoices, incomplete, listed } = read.value;
  return [...invoices, ...incomplete, ...listed].map(({ row }) => row);
}

const sayProblem = ({ header, reason }: RowProblem): string =>
  header === null ? sayLine(reason) : `${header}: ${sayLine(reason)}`;

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

function withBehind(row: Row, width: number, texts: readonly string[]): Row {
  const gap = Array.from({ length: width - row.cells.length }, () => cellFromText(""));
  return { ...row, cells: [...row.cells, ...gap, ...texts.map(cellFromText)] };
}
