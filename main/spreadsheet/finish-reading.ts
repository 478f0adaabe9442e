/** @file Finishes a reading: what was found of a sheet, with every row that was skipped, and the rows to show. */

import type { SheetReading, SkippedRow } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Row, Table } from "./cells/table.ts";
import { showRows } from "./rows/show-rows.ts";
import type { Note } from "./titles/sheets-of-notes.ts";

export interface SheetToRead {
  readonly table: Table;
  readonly header: Row;
  /** The rows below the header. */
  readonly below: readonly Row[];
  readonly text: SheetReading["text"];
  /** How many rows to show from the top. */
  readonly show: number;
  /** What was completed in the table before; left out where nothing was. */
  readonly derived?: readonly Message[];
  /** What other sheets say without a table; left out where nothing does. */
  readonly notes?: readonly Note[];
}

export const nothing: SheetReading = {
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
  scope: null,
  listed: [],
  reference: null,
  named: [],
  template: null,
  shown: [],
  eInvoice: null,
  doubts: [],
};

/** The whole reading, with the rows above the header and the blank ones among the skipped. */
export function finish({ table, header, text, show }: SheetToRead, found: Partial<SheetReading>): SheetReading {
  const above = table.rows.filter(({ number }) => number < header.number);
  const skipped: SkippedRow[] = above.map(({ number }) => ({ row: number, reason: { say: "row-above-headers" } }));
  const reading: SheetReading = {
    ...nothing,
    sheet: table.sheet,
    headerRow: header.number,
    text,
    ...found,
    skipped: [...skipped, ...blankRows(table), ...(found.skipped ?? [])].toSorted((a, b) => a.row - b.row),
  };
  return { ...reading, shown: showRows(table, reading, show) };
}

/** A sheet may leave a million rows blank. */
const mostBlankRows = 500;

/** The blank rows before the last row, which a table leaves out. The first that aren't listed are counted at the next one. */
function blankRows({ rows, joined = [] }: Table): readonly SkippedRow[] {
  const blank: SkippedRow[] = [];
  let [before, all] = [0, 0];
  let next = 0;
  for (const { number } of rows) {
    for (const sheet of joined) if (sheet.before > before && sheet.before < number) before = sheet.before;
    const first = before + 1;
    const last = Math.min(number - 1, before + mostBlankRows - blank.length);
    for (let row = first; row <= last; row += 1) blank.push({ row, reason: { say: "row-empty" } });
    if (next === 0 && last < number - 1) next = Math.max(first, last + 1);
    all += Math.max(0, number - first);
    before = Math.max(before, number);
  }
  const more = all - blank.length - 1;
  if (next === 0) return blank;
  return [...blank, { row: next, reason: more > 0 ? { say: "rows-empty-below", rows: more } : { say: "row-empty" } }];
}
