/** @file Adds up lines, allowances and charges by VAT category and rate, as the VAT lines should (BR-S-08 and its kind). */

import type { ItemSum, VatLine } from "../../../shared/e-invoice/e-invoice.ts";
import { isEqual, negate, sumOf, withoutZeros } from "../rows/money.ts";
import { decimalFrom } from "./read-fields.ts";

/** A line (BT-131), or an allowance or charge of the whole invoice (BT-92, BT-99), with its VAT. */
export interface RatedAmount {
  /** As it stands; null for a line of text. */
  readonly amount: string | null;
  /** Null where it names none, or several. */
  readonly category: string | null;
  readonly rate: string | null;
}

/** An allowance or charge of the whole invoice. */
export interface Modifier extends RatedAmount {
  readonly isCharge: boolean;
}

/** Their sums as the invoice should state them (BR-CO-11, BR-CO-12); null where there are none, or one isn't an amount. */
export function modifierSumOf(modifiers: readonly Modifier[], ofCharges: boolean): string | null {
  const amounts = modifiers
    .filter(({ isCharge }) => isCharge === ofCharges)
    .map(({ amount }) => decimalFrom(amount ?? ""));
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 || known.length < amounts.length ? null : sumOf(known);
}

/**
 * The sums of each category and rate beside the net of their VAT lines.
 *
 * @param ways in which the lines may be read, the usual one first
 * @returns those of the way that fits best; none where an amount has no VAT of its own, so that nothing can be said
 */
export function rateSumsOf(
  ways: readonly (readonly RatedAmount[])[],
  modifiers: readonly Modifier[],
  breakdown: readonly VatLine[],
): readonly ItemSum[] {
  if (breakdown.length === 0) return [];
  const all = ways.map((way) => sumsOf(way, modifiers, breakdown));
  if (all.some((sums) => sums === null)) return [];
  const [first = []] = all;
  return all.find((sums) => sums?.every(({ items, net }) => isEqual(items, net))) ?? first ?? [];
}

/** Their rate is 0 or left out, so that they are added up by the category alone (BR-AE-08, BR-E-08 and so on). */
const withoutRate = new Set(["AE", "E", "G", "K", "O", "Z"]);

function sumsOf(
  lines: readonly RatedAmount[],
  modifiers: readonly Modifier[],
  breakdown: readonly VatLine[],
): readonly ItemSum[] | null {
  if (lines.every(({ amount }) => amount === null)) return null;
  // Some write allowances with a minus: whether that is taken off or added can't be told.
  if (modifiers.some(({ amount }) => amount?.startsWith("-"))) return null;
  const sums = new Map<string, { category: string; rate: string | null; items: string[]; nets: string[] }>();
  for (const { category, rate, net } of breakdown) {
    const sum = sumFor(sums, category, rate);
    if (sum === null) return null;
    sum.nets.push(net);
  }
  const takenOff = modifiers.map((one) => ({ ...one, sign: one.isCharge ? "" : "-" }));
  for (const { amount, category, rate, sign } of [...lines.map((one) => ({ ...one, sign: "" })), ...takenOff]) {
    if (amount === null) continue;
    const decimal = decimalFrom(amount);
    const sum = category === null ? null : sumFor(sums, category, rate === null ? null : decimalFrom(rate));
    if (decimal === null || sum === null) return null;
    sum.items.push(sign === "" ? decimal : negate(decimal));
  }
  return [...sums.values()].map(({ category, rate, items, nets }) => ({
    ...{ category, rate },
    items: sumOf(items),
    net: sumOf(nets),
    count: items.length,
  }));
}

/** The sum of this category and rate; null where the rate is needed and missing. */
function sumFor(
  sums: Map<string, { category: string; rate: string | null; items: string[]; nets: string[] }>,
  category: string,
  rate: string | null,
) {
  const isByRate = !withoutRate.has(category);
  if (isByRate && rate === null) return null;
  const key = isByRate ? `${category} ${withoutZeros(rate ?? "")}` : category;
  const sum = sums.get(key) ?? { category, rate: isByRate ? rate : null, items: [], nets: [] };
  sums.set(key, sum);
  return sum;
}
