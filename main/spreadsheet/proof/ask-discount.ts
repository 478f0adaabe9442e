/** @file Asks where a discount is still in the net amount, or may be: by what is to be paid, and by the VAT. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { abs } from "../../../shared/values/amounts/millionths.ts";
import { readBothWays } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { type CheckedColumns, columnOf, columnsOf, isAnswered } from "../columns/checked-columns.ts";
import { isAmountCell, shareOf } from "../columns/column-content.ts";
import { askSlip, type Miss } from "../columns/questions/ask-totals.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { askDiscounted } from "./ask-discounted.ts";
import { isKeptBack } from "./beside-net/kept-back.ts";

const cents = 20_000n;

/**
 * The question about the column of what is to be paid, or about the discount where there is none; nothing where a total
 * fits net and VAT, because then the discount is for paying early.
 */
export function askAboutDiscount(columns: CheckedColumns): Question[] {
  const { all, rows, useOf } = columns;
  const [net, vat] = [columnOf(columns, "Net"), columnOf(columns, "VAT")];
  if (!net || columnsOf(columns, "Net").length > 1 || columnsOf(columns, "VAT").length > 1) return [];
  // What is withheld from the payment is no discount.
  const discounts = all.filter(
    (column) => isAside(column, "discount") && column.content.isFilled && !isKeptBack(column),
  );
  const [discount, second] = discounts;
  const hasTotal = all.some((column) => isAside(column, "gross", "total") && column.content.isFilled);
  if (discount === undefined || second !== undefined || hasTotal) return [];
  if (vat)
    for (const paid of all) {
      const isOther = paid !== discount && useOf(paid)?.as !== "property" && paid.content.isFilled;
      if (!isOther || isAnswered(columns, paid) || shareOf(paid.content, isAmountCell) < 0.8) continue;
      const misses = missesIn(rows, { net, vat, discount, paid });
      if (misses.length > 0) return [askSlip(columns, paid, misses)];
    }
  return askDiscounted(columns, { net, vat, discount });
}

/** The rows with a discount, where it leads to what is to be paid in each of them; none where it leads elsewhere in one. */
function missesIn(
  rows: readonly Row[],
  of: Readonly<Record<"net" | "vat" | "discount" | "paid", SurveyedColumn>>,
): readonly Miss[] {
  const misses: Miss[] = [];
  for (const row of rows) {
    const [n, v, d, p] = [of.net, of.vat, of.discount, of.paid].map(({ index }) => readBothWays(row.cells[index]));
    const fits = (["point", "comma"] as const).map((sign) => {
      const [net, vat, off, paid] = [n?.[sign], v?.[sign], d?.[sign] ?? 0n, p?.[sign]];
      if (net == null || vat == null || paid == null || off === 0n) return null;
      const sum = net + vat;
      return abs(sum - abs(off) * (sum < 0n ? -1n : 1n) - paid) <= cents && abs(sum - paid) > cents;
    });
    if (fits.every((fit) => fit === null)) continue;
    if (!fits.includes(true)) return [];
    const amounts = [of.net, of.vat, of.discount, of.paid].map(({ header, index }) => ({
      header,
      text: seen(row.cells[index] ?? emptyCell),
    }));
    misses.push({ row, amounts });
  }
  return misses;
}
