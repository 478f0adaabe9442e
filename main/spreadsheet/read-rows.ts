/** @file The rows below the header to purchase invoices, every problem of every row, and the rows that are passed over. */

import type { Property, PurchaseInvoice } from "../../shared/purchase-invoice.ts";
import type { ReadInvoice, ReadRow, RowProblem } from "../../shared/sheet-reading.ts";
import { readDecimalText } from "./decimal-text.ts";
import type { Column } from "./map-columns.ts";
import { type Notation, readValue } from "./read-value.ts";
import { type Row, seen } from "./table.ts";

export interface ReadRows {
  readonly invoices: readonly ReadInvoice[];
  readonly incomplete: readonly ReadRow[];
  readonly problems: readonly RowProblem[];
}

/**
 * Reads the rows that hold invoices; see {@link passOver} for those that do not.
 *
 * @param headerCells how many cells the header row has, or null where the number of cells says nothing
 */
export function readRows(
  rows: readonly Row[],
  columns: readonly Column[],
  headerCells: number | null,
  notation: Notation,
): ReadRows {
  const invoices: ReadInvoice[] = [];
  const incomplete: ReadRow[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const found: RowProblem[] = [...findMisfit(row, columns, headerCells)];
    const invoice: { [P in Property]?: string } = {};
    for (const { index, letter, header: title, property } of columns) {
      const cell = row.cells[index];
      if (cell === undefined || cell.kind === "empty") continue;
      const value = readValue(property, cell, notation);
      if (value.is === "value") invoice[property] = value.text;
      if (value.is === "problem")
        found.push({
          row: row.number,
          column: letter,
          header: title,
          value: seen(cell),
          reason: value.reason,
          fix: value.fix,
        });
    }
    found.push(...findCurrencyClash(row, columns, invoice.Currency));
    problems.push(...found);
    const read: ReadRow = { row: row.number, invoice: invoice satisfies PurchaseInvoice };
    if (found.length === 0) invoices.push({ ...read, raw: rawText(row) });
    else incomplete.push(read);
  }
  return { invoices, incomplete, problems };
}

/** Every cell of a row with its place, those without a known header too; an empty one is as good as none. */
const rawText = ({ cells }: Row): string =>
  JSON.stringify(cells.flatMap((cell, index) => (cell.kind === "empty" ? [] : [[index, seen(cell)]])));

/**
 * More cells than headers: most often a comma within a name, which has moved all that follows by one column.
 * Fewer are common, for many programs leave out empty cells at the end; but not where an amount would have stood.
 */
function findMisfit(row: Row, columns: readonly Column[], headerCells: number | null): RowProblem[] {
  if (headerCells === null) return [];
  const width = row.cells.findLastIndex(({ kind }) => kind !== "empty") + 1;
  const isCut = columns.some(({ index, property }) => isAmount(property) && index >= row.cells.length);
  if (width <= headerCells && !isCut) return [];
  const cells = isCut ? row.cells.length : width;
  const counted = `This row has ${cells} ${cells === 1 ? "cell" : "cells"} under ${headerCells} headers`;
  return [
    {
      row: row.number,
      column: null,
      header: null,
      value: null,
      reason: isCut
        ? `${counted} and ends before its amounts.`
        : `${counted}, so its values may stand in the wrong columns.`,
      fix: isCut
        ? "Complete the row. A value that runs over two lines needs quotation marks."
        : "Put quotation marks around a value that holds the separator.",
    },
  ];
}

const isAmount = (property: Property): boolean => property === "Net" || property === "VAT";

const currencyOfSymbol: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR" };

/** An amount in euros on a row in pounds. What stands for several currencies, such as $, clashes with none. */
function findCurrencyClash(row: Row, columns: readonly Column[], currency: string | undefined): RowProblem[] {
  return columns.flatMap(({ index, letter, header, property }) => {
    const cell = row.cells[index];
    if (cell?.kind !== "text" || !isAmount(property) || currency === undefined) return [];
    const symbol = readDecimalText(cell.text).currency ?? "";
    const meant = /^[A-Z]{3}$/.test(symbol) ? symbol : currencyOfSymbol[symbol];
    if (meant === undefined || meant === currency) return [];
    const reason = `This amount is in ${meant}, but the row's currency is ${currency}.`;
    const fix = "Correct whichever of the two is wrong.";
    return [{ row: row.number, column: letter, header, value: cell.text, reason, fix }];
  });
}

const totals = /^(?:(?:grand|overall|sub)[ -]?)?(?:totals?|sum)(?: (?:net|vat|gross|amount|due))?:?$/i;

/**
 * Why a row below the header holds no invoice, or null where it does.
 *
 * A row is a total where its first text says nothing else and it has no supplier beside that word, no date and no
 * invoice number; so a supplier named Total still gets its invoices.
 */
export function passOver(row: Row, columns: readonly Column[], header: Row): string | null {
  const filled = columns.filter(({ index }) => (row.cells[index]?.kind ?? "empty") !== "empty");
  if (filled.length === 0) return "nothing in a column that is known";
  if (columns.every(({ index }) => textAt(row, index) === textAt(header, index))) return "repeats the headers";

  const first = row.cells.findIndex(({ kind }) => kind === "text");
  if (first < 0 || !totals.test(textAt(row, first))) return null;
  const telling: readonly Property[] = ["AccountId", "AccountName", "Date", "InvoiceNumber"];
  return filled.some(({ index, property }) => index !== first && telling.includes(property))
    ? null
    : "a total, not an invoice";
}

const textAt = (row: Row, index: number): string => seen(row.cells[index] ?? { kind: "empty" });
