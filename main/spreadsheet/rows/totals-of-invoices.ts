/** @file Finds rows that are the total of an invoice whose lines are rows of their own: “Total of invoice” beside them. */

import { figureAt } from "../cells/both-ways.ts";
import { type Row, trimmedTextAt } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { foldText } from "../headers/fold-text.ts";
import { namesTotal } from "../headers/sum-words.ts";
import { judgedOnce } from "../words/remember.ts";

/** Fewer lines may be an invoice and a second one of the same amount. */
const fewestLines = 2;

/**
 * The rows with the number and supplier of others, net amount and VAT of which are exactly the others' together, and whose
 * description has a word for a total: sent together they would be twice the money.
 */
export function findTotalsOfInvoices(rows: readonly Row[], { columns }: ColumnMap): ReadonlySet<Row> {
  const of = (...properties: readonly string[]) => columns.filter(({ property }) => properties.includes(property));
  const [keys, numbers, texts] = [
    of("InvoiceNumber", "AccountName", "AccountId"),
    of("InvoiceNumber"),
    of("Description"),
  ];
  const amounts = of("Net", "VAT");
  if (numbers.length === 0 || texts.length === 0 || amounts.length === 0) return new Set();
  const isTotal = judgedOnce(saysTotal);
  const mayBeTotal = (row: Row): boolean => texts.some(({ index }) => isTotal(trimmedTextAt(row, index)));
  // In most files no row is, and to group all of them takes long.
  if (!rows.some(mayBeTotal)) return new Set();
  const found = new Set<Row>();
  const invoices = Map.groupBy(rows, (row) => keys.map(({ index }) => trimmedTextAt(row, index)).join("\0"));
  for (const lines of invoices.values()) {
    if (lines.length <= fewestLines || numbers.every(({ index }) => trimmedTextAt(lines[0] as Row, index) === ""))
      continue;
    const totals = lines.filter(mayBeTotal);
    const [total] = totals;
    if (total === undefined || totals.length > 1) continue;
    const others = lines.filter((row) => row !== total);
    const isSum = amounts.every(
      ({ index }) => others.reduce((sum, row) => sum + figureAt(row, index), 0n) === figureAt(total, index),
    );
    if (isSum) found.add(total);
  }
  return found;
}

const saysTotal = (text: string): boolean =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .some((word) => namesTotal(word));
