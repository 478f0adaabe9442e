/** @file Finds invoice dates after the due date of the same row: one of the two is wrong, or they are swapped. */

import type { ReadInvoice, RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type Notation, readValue } from "../cells/read-value.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { Column } from "../columns/map-columns.ts";
import { knownHeader } from "../headers/known-headers.ts";

/** Doubts about the dates of rows without problems; none where no heading names a due date. */
export function doubtDueDates(
  read: readonly ReadInvoice[],
  rows: readonly Row[],
  header: Row,
  { columns, notation }: { readonly columns: readonly Column[]; readonly notation: Notation },
): RowProblem[] {
  const date = columns.find(({ property }) => property === "Date");
  const due = header.cells.findIndex((cell, index) => index !== date?.index && isOfDueDates(seen(cell)));
  if (date === undefined || due === -1) return [];
  const dueIn = new Map(rows.map(({ number, cells }) => [number, cells[due] ?? emptyCell]));
  const { letter: column, header: title } = date;
  return read.flatMap(({ row, invoice: { Date: day = "" } }): RowProblem[] => {
    const cell = dueIn.get(row) ?? emptyCell;
    const value = cell.kind === "empty" ? null : readValue("Date", cell, notation);
    if (value?.is !== "value" || value.text === "" || day <= value.text) return [];
    const reason = { say: "date-after-due", due: { isoDay: value.text } } as const;
    return [{ row, column, header: title, value: day, reason, fix: { say: "fix-approve-date" } }];
  });
}

function isOfDueDates(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  return meaning?.is === "aside" && meaning.aside === "due";
}
