/** @file Adds up the net amounts of an e-invoice's lines (BT-131), in each way in which they may be read. */

import { roundToCents, sumOf } from "../rows/money.ts";
import { decimalFrom } from "./read-fields.ts";

const hasFractions = (decimal: string): boolean => /[.]\d{3}/.test(decimal);

/**
 * Lines should be rounded to cents. Those with more decimal places were summed before or after they were rounded.
 *
 * @param ways the amounts of the lines that count; a line for text has none. The first is the usual way
 * @returns the different sums; none for a way without any amount
 */
export function lineSumsOf(ways: readonly (readonly (string | null)[])[]): readonly string[] {
  const sums = ways.flatMap((way) => {
    const amounts = way.flatMap((amount) => (amount === null ? [] : (decimalFrom(amount) ?? [])));
    if (amounts.length === 0) return [];
    return amounts.some(hasFractions) ? [sumOf(amounts), sumOf(amounts.map(roundToCents))] : [sumOf(amounts)];
  });
  return [...new Set(sums)];
}
