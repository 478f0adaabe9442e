/** @file Tells whose dollars the amounts are by the rate of their goods and services tax (GST). */

import { readBothWays } from "../cells/both-ways.ts";
import type { Row } from "../cells/table.ts";
import type { AnyColumn } from "../columns/survey-columns.ts";
import { isTelling, usualRate } from "../proof/usual-rates.ts";

/** Each of these countries has one rate of its GST, and dollars, in tenths of a per cent; Singapore's was lower before. */
const ofRate: ReadonlyMap<bigint, string> = new Map([
  [100n, "AUD"],
  [150n, "NZD"],
  [50n, "CAD"],
  [90n, "SGD"],
  [80n, "SGD"],
  [70n, "SGD"],
]);

/**
 * The dollars of the country whose GST all these rows have, or null: for fewer than three such rows, for several rates,
 * and where no heading speaks of GST.
 *
 * @param headers all headings of the table
 */
export function dollarsOfTax(
  headers: readonly string[],
  rows: readonly Row[],
  amounts: { readonly net: AnyColumn | null; readonly gross: AnyColumn | null; readonly vat: AnyColumn | null },
): string | null {
  const { net, gross, vat } = amounts;
  const total = net ?? gross;
  if (vat === null || total === null) return null;
  if (!headers.some((header) => /\bGST\b/.test(header)) || headers.some((header) => ofOthers.test(header))) return null;
  const found = new Map<bigint | null, number>();
  for (const { cells } of rows) {
    const [a, b] = [readBothWays(cells[total.index]).point, readBothWays(cells[vat.index]).point];
    if (a === null || b === null) continue;
    const base = net === null ? a - b : a;
    if (!isTelling(base, b)) continue;
    const rate = usualRate(base, b);
    found.set(rate, (found.get(rate) ?? 0) + 1);
  }
  const [only, second] = found;
  if (only === undefined || second !== undefined || only[0] === null || only[1] < fewest) return null;
  return ofRate.get(only[0]) ?? null;
}

const fewest = 3;

/** India has GST in rupees, and Malaysia had it in ringgits. */
const ofOthers = /\b(?:[CSI]GST|GSTIN|VAT)\b/;
