/** @file Tells a summary below the last total, and signatures, from invoices that somebody has added there. */

import { figureAt, readBothWays } from "../cells/both-ways.ts";
import { type Row, seen, textAt } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { summedColumns } from "../columns/summed-columns.ts";
import { beginsAsSum, namesBalance, namesSum } from "../headers/sum-words.ts";

/**
 * The rows below the last total that lack supplier, date and number, a summary by rate or by nominal, or amounts and date,
 * or have no digit at all: signatures and notes. So are rows without date and number whose amounts add up to that total.
 */
export function summaryIn(rows: readonly Row[], totals: readonly Row[], map: ColumnMap): readonly Row[] {
  const { columns } = map;
  const last = totals.at(-1)?.number;
  const places = columns.filter(({ property }) => identifying.has(property));
  if (last === undefined || places.length < 2) return [];
  const isEmpty = ({ cells }: Row, { index }: { readonly index: number }): boolean =>
    (cells[index]?.kind ?? "empty") === "empty";
  const amounts = columns.filter(({ property }) => property === "Net" || property === "VAT" || property === "Date");
  const isOfSums = (row: Row): boolean =>
    row.number > last &&
    (!row.cells.some((cell) => /\d/.test(seen(cell))) ||
      [places, amounts].some((some) => some.length > 2 && some.every((one) => isEmpty(row, one)))) &&
    !mayBeInvoice(row, rows, totals, map);
  const [net] = columns.filter(({ property }) => property === "Net");
  const marks = places.filter(({ property }) => property === "Date" || property === "InvoiceNumber");
  const isUnmarked = (row: Row): boolean =>
    isOfSums(row) || (row.number > last && marks.every((one) => isEmpty(row, one)));
  const unmarked = rows.slice(rows.findLastIndex((row) => !isUnmarked(row)) + 1);
  if (net !== undefined && marks.length > 1 && addUp(unmarked, totals.at(-1), net.index)) return unmarked;
  return rows.slice(rows.findLastIndex((row) => !isOfSums(row)) + 1);
}

/**
 * True for a supplier or a number with a total alone, below the list: somebody may have added an invoice there. What is
 * calculated from the list is none: a figure of a total, the sum of the supplier's invoices, and what is named a sum or
 * a balance.
 */
function mayBeInvoice(row: Row, rows: readonly Row[], totals: readonly Row[], map: ColumnMap): boolean {
  const { columns, gross } = map;
  const suppliers = columns.filter(({ property }) => property === "AccountName" || property === "AccountId");
  const names = suppliers.map(({ index }) => textAt(row, index).trim()).filter((text) => text !== "");
  const numbers = columns.filter(({ property }) => property === "InvoiceNumber");
  const isNamed = names.some((name) => /\p{L}{2}/u.test(name) && !isOfSums(name));
  if (!isNamed && !numbers.some(({ index }) => /\d/.test(textAt(row, index)))) return false;
  const filled = [...(gross === null ? [] : [gross]), ...map.totals].filter(({ index }) => figureAt(row, index) !== 0n);
  const figures = new Set(totals.flatMap((total) => summedColumns(map).map(({ index }) => figureAt(total, index))));
  const isOfSupplier = (index: number): boolean =>
    suppliers.some((supplier) => {
      const own = rows.filter(
        (one) => one.number < row.number && textAt(one, supplier.index) === textAt(row, supplier.index),
      );
      const sum = own.reduce((all, one) => all + figureAt(one, index), 0n);
      return own.length > 0 && sum === figureAt(row, index);
    });
  return filled.some(({ index }) => !figures.has(figureAt(row, index)) && !isOfSupplier(index));
}

const isOfSums = (text: string): boolean => beginsAsSum(text) || namesSum(text) || namesBalance(text);

/** True where several rows together have the amount of the total: a summary by rate, by nominal or by supplier. */
export function addUp(parts: readonly Row[], total: Row | undefined, index: number): boolean {
  const amountOf = (row: Row, sign: "point" | "comma"): bigint => readBothWays(row.cells[index])[sign] ?? 0n;
  const there = parts.filter((row) => amountOf(row, "point") !== 0n || amountOf(row, "comma") !== 0n);
  return (
    total !== undefined &&
    there.length > 1 &&
    (["point", "comma"] as const).some((sign) => {
      const sum = amountOf(total, sign);
      return sum !== 0n && there.reduce((rest, row) => rest - amountOf(row, sign), sum) === 0n;
    })
  );
}

const identifying: ReadonlySet<string> = new Set(["AccountId", "AccountName", "Date", "InvoiceNumber"]);
