/** @file Finds columns that repeat an invoice's total in each of its lines, beside a column with the lines' own amounts. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { Verdict } from "../columns/column-verdict.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { figuresOf, isAmount, mayBeAmount } from "./amount-figures.ts";

/** One invoice of several lines may agree by chance: “1 piece at 58.20” twice. */
const fewestOfSeveral = 2;

/**
 * The columns with one and the same amount in all lines of each invoice, which another column's amounts add up to: Xero's
 * TaxTotal beside TaxAmount. They are no amounts of the rows.
 *
 * Nothing where no heading names the invoice number, or where fewer than two invoices have several lines.
 */
export function findRepeatedTotals(all: readonly SurveyedColumn[], rows: readonly Row[]): readonly Verdict[] {
  const keys = all.filter(({ known }) => known?.meaning.is === "property" && isKey.has(known.meaning.property));
  if (!keys.some(({ known }) => known?.meaning.is === "property" && known.meaning.property === "InvoiceNumber"))
    return [];
  const keyOf = ({ cells }: Row): string => keys.map(({ index }) => seen(cells[index] ?? emptyCell)).join("\0");
  const invoices = [...Map.groupBy(rows.keys(), (at) => keyOf(rows[at] ?? { number: 0, cells: [] })).values()];
  if (invoices.filter((lines) => lines.length > 1).length < fewestOfSeveral) return [];
  const columns = all.filter(mayBeAmount);
  for (const sign of ["point", "comma"] as const) {
    const read = columns.map((column) => figuresOf(column, rows, sign));
    const found = read.flatMap((total): Verdict[] => {
      const lines = read.find(
        (own) =>
          own !== total &&
          invoices.every((lines) => {
            const amounts = lines.map((at) => own.figures[at] ?? "blank");
            const totals = new Set(lines.map((at) => total.figures[at] ?? "blank"));
            const [whole, second] = totals;
            return (
              second === undefined &&
              amounts.every(isAmount) &&
              amounts.reduce((sum, amount) => sum + amount, 0n) === whole
            );
          }),
      );
      if (lines === undefined) return [];
      return [{ column: total.column, use: null, why: { say: "repeats-total", lines: lines.column.header } }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

const isKey: ReadonlySet<string> = new Set(["InvoiceNumber", "AccountName", "AccountId"]);
