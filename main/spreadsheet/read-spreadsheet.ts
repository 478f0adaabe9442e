/** @file The door: a spreadsheet's bytes to purchase invoices, with everything that is wrong, doubtful or inferred. */

import type { DropFailure } from "../../shared/failure.ts";
import type { DateOrder, DecimalSign } from "../../shared/notation.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import type { Question, SheetReading, SkippedRow } from "../../shared/sheet-reading.ts";
import type { Template, TemplateChange } from "../../shared/template.ts";
import { type ChosenSheet, chooseSheet } from "./choose-sheet.ts";
import { countKnownHeaders } from "./known-headers.ts";
import { mapColumns } from "./map-columns.ts";
import { passOver, readRows } from "./read-rows.ts";
import { readTextTable } from "./read-text-table.ts";
import { readWorkbook } from "./read-workbook.ts";
import { settleDates } from "./settle-dates.ts";
import { settleDecimals } from "./settle-decimals.ts";
import { sniffFormat } from "./sniff-format.ts";
import type { Row, Table } from "./table.ts";

export interface ReadOptions {
  /** What a person has said about this inbox; null where the file has to show it. */
  readonly dateOrder: DateOrder | null;
  readonly decimalSign: DecimalSign | null;
  /** How files of this inbox were read before. */
  readonly templates: readonly Template[];
  /** What a person has set for files of this inbox whose headers no template has. */
  readonly fallback: TemplateChange | null;
  /** What a person has answered about this very file. */
  readonly answers: TemplateChange | null;
  /** How many rows are to be shown from the top, those with problems besides; 0 for none. */
  readonly show: number;
}

/** Nobody has said anything: the file has to show it all. */
export const nothingSaid: ReadOptions = {
  dateOrder: null,
  decimalSign: null,
  templates: [],
  fallback: null,
  answers: null,
  show: 0,
};

/**
 * Reads an xlsx, xls or csv file.
 *
 * While there is a question, nothing of what was read is sure, so the reading then holds no invoices.
 *
 * @returns `unreadable-spreadsheet` with half a sentence, to follow the file's name, where the file is no
 * spreadsheet. Never throws for what a file holds.
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
): Result<SheetReading, DropFailure> {
  const tables = readTables(bytes, fileName);
  if (!tables.ok) return fail({ kind: "unreadable-spreadsheet", detail: tables.error });
  const chosen = chooseSheet(tables.value);
  if (chosen === null) return ok(nothing);
  return ok("text" in chosen ? { ...nothing, questions: [chosen] } : readSheet(chosen, options));
}

function readTables(bytes: Uint8Array, fileName: string): Result<readonly Table[], string> {
  const format = sniffFormat(bytes, fileName);
  if (!format.ok) return format;
  if (format.value === "workbook") return readWorkbook(bytes);
  const table = readTextTable(bytes, countKnownHeaders);
  return table.ok ? ok([table.value]) : table;
}

const nothing: SheetReading = {
  kind: "invoices",
  sheet: null,
  headerRow: null,
  text: null,
  columns: [],
  dates: null,
  decimals: null,
  derived: [],
  invoices: [],
  incomplete: [],
  problems: [],
  skipped: [],
  questions: [],
  register: [],
  template: null,
  shown: [],
};

function readSheet({ table, header }: ChosenSheet, options: ReadOptions): SheetReading {
  const below = table.rows.filter(({ number }) => number > header.number);
  const { columns, seen, questions: aboutColumns } = mapColumns(header, below, {});

  const skipped: SkippedRow[] = table.rows
    .filter(({ number }) => number < header.number)
    .map(({ number }) => ({ row: number, reason: "above the headers" }));
  const rows: Row[] = [];
  for (const row of below) {
    const reason = passOver(row, columns, header);
    if (reason === null) rows.push(row);
    else skipped.push({ row: row.number, reason });
  }

  const { order, dates, questions: aboutDates } = settleDates(rows, columns, options.dateOrder);
  const { sign, decimals, questions: aboutDecimals } = settleDecimals(rows, columns, options.decimalSign);
  const questions: readonly Question[] = [...aboutColumns, ...aboutDates, ...aboutDecimals];
  // In text a comma within a name moves all that follows; in a workbook a cell stays where it was put.
  const headerCells = table.sheet === null ? header.cells.length : null;
  const read = readRows(rows, columns, headerCells, { dateOrder: order, decimalSign: sign });
  return {
    ...nothing,
    sheet: table.sheet,
    headerRow: header.number,
    columns: seen,
    dates,
    decimals,
    invoices: questions.length === 0 ? read.invoices : [],
    incomplete: questions.length === 0 ? read.incomplete : [],
    problems: read.problems,
    skipped,
    questions,
  };
}
