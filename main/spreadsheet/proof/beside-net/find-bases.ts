/** @file Finds the sums of columns that the VAT, or a total, proves to be the net amount in every row. */

import { isAside, type SurveyedColumn } from "../../columns/survey-columns.ts";
import { isTelling, usualRate } from "../usual-rates.ts";
import { isKeptBack } from "./kept-back.ts";
import { type Amounts, areSame, findTaxed, plus, type RowAmounts, sumOf } from "./row-amounts.ts";

/** Columns that together may be the net amount. */
export interface Base {
  readonly columns: readonly SurveyedColumn[];
  readonly amounts: Amounts;
  /** That the VAT is a usual share of them in every row; null where only a total shows them. */
  readonly taxed: ReturnType<typeof findTaxed>;
}

/** All sums are tried. */
const mostColumns = 9;
const mostParts = 6;

/**
 * The sums other than what is sent, each once: that of the fewest columns, and of what is kept back only if no other has it.
 *
 * @param pool what may be a part of the net amount, with the columns that are sent as such
 * @param totals what may be the total
 */
export function findBases(
  { rows, net, vat, of }: RowAmounts,
  pool: readonly SurveyedColumn[],
  totals: readonly SurveyedColumn[],
): readonly Base[] {
  const columns = pool.slice(0, mostColumns);
  const found: Base[] = [];
  const first = vat.findIndex((one, at) => one !== null && isTelling(net[at] ?? 0n, one));
  for (const parts of subsetsOf(columns)) {
    // Most sums are wrong in the first row that shows a rate.
    const start = parts.reduce((sum, part) => sum + (of(part)[first] ?? 0n), 0n);
    if (first >= 0 && usualRate(start, vat[first] ?? 0n) === null && totals.length === 0) continue;
    const amounts = sumOf(parts.map(of), rows.length);
    if (!net.every((one, at) => one === null || amounts[at] != null) || areSame(amounts, net)) continue;
    const taxed = findTaxed(amounts, vat);
    const whole = plus(amounts, vat);
    const isTotal = () =>
      totals.some((total) => !parts.includes(total) && !areSame(whole, net) && areSame(whole, of(total)));
    if ((taxed !== null || isTotal()) && !found.some((other) => areSame(other.amounts, amounts)))
      found.push({ columns: parts, amounts, taxed });
  }
  // Another sum may have usual rates by chance, one in each row.
  const ratesOf = ({ taxed }: Base): number => taxed?.rates ?? mostColumns;
  return found.toSorted((a, b) => ratesOf(a) - ratesOf(b));
}

/** All ways to take some of them: the fewest first, and what is kept back last. */
function subsetsOf(columns: readonly SurveyedColumn[]): readonly (readonly SurveyedColumn[])[] {
  const all = Array.from({ length: 2 ** columns.length - 1 }, (_, which) =>
    columns.filter((_, at) => Math.floor((which + 1) / 2 ** at) % 2 === 1),
  );
  const rank = (parts: readonly SurveyedColumn[]): number => parts.length + (parts.some(isKeptBack) ? mostColumns : 0);
  return all.filter(({ length }) => length <= mostParts).toSorted((a, b) => rank(a) - rank(b));
}

/** A heading that names a total, or what is to be paid. */
export const isTotal = (column: SurveyedColumn): boolean => isAside(column, "gross", "total", "balance", "due");
