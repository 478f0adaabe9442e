/** @file Checks a row as a whole, after each of its cells could be read. */

import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { currenciesOfSign, currencyCode } from "../cells/currency-codes.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import type { Column } from "../columns/map-columns.ts";
import type { RowDraft } from "./row-draft.ts";

/**
 * Finds a row with more cells than headers: often an unquoted comma in a name shifted the cells after it. Fewer cells
 * are common, because many programs leave out empty cells at the end, but are a problem where an amount is cut off.
 *
 * @param amounts the columns that hold amounts
 * @param headerCells number of cells in the header row, or null where it is no evidence (workbooks)
 */
export function findMisfit(row: Row, amounts: readonly Column[], headerCells: number | null): RowProblem[] {
  if (headerCells === null) return [];
  const width = row.cells.findLastIndex(({ kind }) => kind !== "empty") + 1;
  const isCut = amounts.some(({ index }) => index >= row.cells.length);
  if (width <= headerCells && !isCut) return [];
  const cells = isCut ? row.cells.length : width;
  return [
    {
      row: row.number,
      column: null,
      header: null,
      value: null,
      reason: { say: isCut ? "row-cut" : "row-too-long", cells, headers: headerCells },
      fix: { say: isCut ? "fix-row-cut" : "fix-row-too-long" },
    },
  ];
}

export const isAmount = (property: Property): boolean => property === "Net" || property === "VAT";

/** Any character that is not part of a bare number. Most amounts are bare, so they need no further parsing. */
const withSign = /[^\d.,'’ ()+-]/;

/** The currency that an amount names; null where it names none or one of several, such as $. */
export function currencyIn(cell: Cell | undefined): string | null {
  const sign = signIn(cell);
  return sign === null ? null : currencyCode(sign);
}

/** The amount's sign where several currencies use it, such as $; otherwise null. */
export function openSignIn(cell: Cell | undefined): string | null {
  const sign = signIn(cell);
  return sign !== null && currenciesOfSign.has(sign) ? sign : null;
}

/** The currency sign or code of an amount, from its text or the format of its cell. */
function signIn(cell: Cell | undefined): string | null {
  if (cell?.kind === "number") return cell.currency ?? null;
  if (cell?.kind !== "text" || !withSign.test(cell.text)) return null;
  return readDecimalText(cell.text).currency;
}

/** Finds net and VAT with opposite signs: no invoice has both. */
export function findSignClash(
  { row, invoice: { Net: net, VAT: vat } }: Pick<RowDraft, "row" | "invoice">,
  amounts: readonly Column[],
): RowProblem[] {
  if (net === undefined || vat === undefined || net.startsWith("-") === vat.startsWith("-")) return [];
  if (!/[1-9]/.test(net) || !/[1-9]/.test(vat)) return [];
  const place = amounts.find(({ property }) => property === "VAT");
  return [
    {
      row: row.number,
      column: place?.letter ?? null,
      header: place?.header ?? null,
      value: vat,
      reason: { say: "sign-clash", vat, net },
      fix: { say: "fix-whichever-is-wrong" },
    },
  ];
}

/** Finds an amount in another currency than its row, such as euros in a row in pounds. */
export function findCurrencyClash(row: Row, amounts: readonly Column[], currency: string | undefined): RowProblem[] {
  if (currency === undefined) return [];
  const clashes: RowProblem[] = [];
  for (const { index, letter, header } of amounts) {
    const sign = signIn(row.cells[index]);
    if (sign === null) continue;
    const meant = currencyCode(sign);
    if (meant === currency || (meant === null && currenciesOfSign.get(sign)?.includes(currency) !== false)) continue;
    clashes.push({
      row: row.number,
      column: letter,
      header,
      value: seen(row.cells[index] ?? emptyCell),
      reason: { say: "currency-clash", amount: meant ?? sign, row: currency },
      fix: { say: "fix-whichever-is-wrong" },
    });
  }
  return clashes;
}
