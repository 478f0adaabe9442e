/** @file Lifts the currency that a line above each block of rows names into a column: “Invoice Currency: EUR”. */

import { cellFromText, type Row, seen, type Table, withCells } from "../cells/table.ts";
import { currencyOfLine } from "../currencies/title-currency.ts";
import { propertyFromHeader } from "../headers/known-headers.ts";
import { type Completed, looksLikeInvoice } from "./lift-bands.ts";

/** One line would be about the whole sheet. */
const fewestCurrencies = 2;

/** The table with a column for the currency, where lines give each block of rows its own, and no row is above them all. */
export function liftCurrencyLines(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  if (header.cells.some((cell) => propertyFromHeader(seen(cell)) === "Currency")) return nothing;
  const lines = new Map(
    table.rows.flatMap((row): [Row, string][] => {
      const text = row.cells.map(seen).filter((one) => one !== "");
      const currency = row === header || text.length > 2 ? null : currencyOfLine(text.join(" "));
      return currency === null ? [] : [[row, currency]];
    }),
  );
  if (new Set(lines.values()).size < fewestCurrencies) return nothing;
  const index = Math.max(...table.rows.map(({ cells }) => cells.length));
  let current: string | null = null;
  const rows: Row[] = [];
  for (const row of table.rows) {
    const named = lines.get(row);
    if (named !== undefined) current = named;
    const isInvoice = row.number > header.number && named === undefined && looksLikeInvoice(row);
    if (isInvoice && current === null) return nothing;
    if (named !== undefined) rows.push({ ...row, isTitle: true });
    else rows.push(isInvoice ? { ...row, cells: withCells(row, index, cellFromText(current ?? "")) } : row);
  }
  return {
    table: { ...table, rows },
    header: { ...header, cells: withCells(header, index, cellFromText("Currency")) },
    derived: [{ say: "currency-of-lines", lines: lines.size }],
  };
}
