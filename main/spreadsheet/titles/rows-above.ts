/** @file Asks about rows above the headings that look like invoices: the first page of a report, under headings that nobody knows. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { emptyCell, isFilledAt, type Row, rowInLine } from "../cells/table.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import type { ColumnMap } from "../columns/map-columns.ts";

const id = "rows-above";

/** A row above the headings is like those below if it has a date, an amount and a name or number in the same columns. */
export function askAboutRowsAbove(
  above: readonly Row[],
  { columns, gross }: Pick<ColumnMap, "columns" | "gross">,
  accepted: readonly string[],
): readonly Question[] {
  const placeOf = (...of: readonly string[]) => columns.find(({ property }) => of.includes(property))?.index;
  const [date, amount] = [placeOf("Date"), placeOf("Net") ?? gross?.index];
  const mark = placeOf("InvoiceNumber", "AccountName", "AccountId");
  if (date === undefined || amount === undefined || mark === undefined || accepted.includes(id)) return [];
  const found = above.filter((row) => {
    const [day, money] = [row.cells[date] ?? emptyCell, row.cells[amount] ?? emptyCell];
    return isDateCell(day) && isAmountCell(money) && !isDateCell(money) && isFilledAt(row, mark);
  });
  const [first] = found;
  if (first === undefined) return [];
  return [
    {
      id,
      about: "kind",
      text: { say: "ask-rows-above", rows: found.length, row: first.number },
      column: null,
      answers: [{ id: "leave-out", label: { say: "leave-hidden-out", rows: found.length }, sets: { accepted: [id] } }],
      examples: found.slice(0, 5).map((row) => ({
        row: row.number,
        value: rowInLine(row),
        readings: { "leave-out": { say: "is-not-sent" } },
      })),
    },
  ];
}
