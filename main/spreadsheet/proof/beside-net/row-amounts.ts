/** @file The amounts of each row beside net and VAT, and which sums of them the VAT or a total proves to be the net amount. */

import { abs } from "../../../../shared/values/amounts/millionths.ts";
import type { Row } from "../../cells/table.ts";
import { sampleRows } from "../../columns/column-content.ts";
import type { SurveyedColumn } from "../../columns/survey-columns.ts";
import { type Figures, figuresOf, isAmount } from "../amount-figures.ts";
import { areOfOneCountry, isTelling, usualRate } from "../usual-rates.ts";

/** Amounts may differ by as much, in millionths. */
export const cents = 20_000n;

/** Amounts in millionths, one for each row; null where a row has none. */
export type Amounts = readonly (bigint | null)[];

export interface RowAmounts {
  readonly rows: readonly Row[];
  /** What is sent. */
  readonly net: Amounts;
  readonly vat: Amounts;
  of(column: SurveyedColumn): Amounts;
}

/** The rows to look at: a sample of a long list, and what it has beside net and VAT from anywhere. */
function rowsToCompare(all: readonly Row[], beside: readonly SurveyedColumn[]): readonly Row[] {
  const sample = sampleRows(all);
  if (sample.length === all.length) return all;
  const isFilled = ({ cells }: Row): boolean => beside.some(({ index }) => (cells[index]?.kind ?? "empty") !== "empty");
  return [...new Set([...sample, ...all.filter(isFilled).slice(0, mostFilled)])];
}

const mostFilled = 300;

/** Under each decimal sign by which the net amounts can be read; none where they can by neither. */
export function readRowAmounts(
  all: readonly Row[],
  of: Readonly<Record<"nets" | "vats" | "beside", readonly SurveyedColumn[]>> & {
    /** From which the VAT is calculated. */
    readonly gross: SurveyedColumn | undefined;
  },
): readonly RowAmounts[] {
  const rows = rowsToCompare(all, of.beside);
  return (["point", "comma"] as const).flatMap((sign): RowAmounts[] => {
    const read = new Map<SurveyedColumn, Amounts>();
    const amounts = (column: SurveyedColumn): Amounts => {
      const known = read.get(column) ?? plain(figuresOf(column, rows, sign));
      read.set(column, known);
      return known;
    };
    const net = sumOf(of.nets.map(amounts), rows.length);
    const isRead = of.nets.every(
      (column) => figuresOf(column, rows, sign).figures.filter((one) => one === "other").length * 5 <= rows.length,
    );
    const vat = of.gross === undefined ? sumOf(of.vats.map(amounts), rows.length) : minus(amounts(of.gross), net);
    return isRead ? [{ rows, net, vat, of: amounts }] : [];
  });
}

const plain = ({ figures }: Figures): Amounts => figures.map((figure) => (isAmount(figure) ? figure : null));

/** What the columns add up to in each row; null where none has an amount. */
export const sumOf = (columns: readonly Amounts[], rows: number): Amounts =>
  Array.from({ length: rows }, (_, at) => {
    const there = columns.flatMap((one) => one[at] ?? []);
    return there.length === 0 ? null : there.reduce((sum, one) => sum + one, 0n);
  });

export const plus = (a: Amounts, b: Amounts): Amounts =>
  a.map((one, at) => (one === null ? null : one + (b[at] ?? 0n)));
export const minus = (a: Amounts, b: Amounts): Amounts =>
  a.map((one, at) => (one === null ? null : one - (b[at] ?? 0n)));

export const isNear = (a: bigint, b: bigint): boolean => abs(a - b) <= cents;

/** True where both are the same in every row that has a sum, and in at least one that isn't nothing. */
export function areSame(sum: Amounts, given: Amounts): boolean {
  let isThere = false;
  return (
    sum.every((one, at) => {
      const other = given[at] ?? null;
      if (one === null || other === null) return one === null || (one === 0n && other === null);
      isThere ||= one !== 0n;
      return isNear(one, other);
    }) && isThere
  );
}

/** The rows that show that the VAT is a usual share of these amounts, and its rates; null where one row contradicts, or none shows it. */
export function findTaxed(amounts: Amounts, vat: Amounts): { readonly rows: number; readonly rates: number } | null {
  const rates = new Set<bigint>();
  let rows = 0;
  for (const [at, tax] of vat.entries()) {
    const base = amounts[at] ?? null;
    if (tax === null || tax === 0n) continue;
    if (base === null || base === 0n || base > 0n !== tax > 0n) return null;
    const rate = usualRate(base, tax);
    if (rate === null) return null;
    if (!isTelling(base, tax)) continue;
    rates.add(rate);
    rows += 1;
  }
  return rows > 0 && areOfOneCountry(rates) ? { rows, rates: rates.size } : null;
}
