/** @file Whether an amount includes the VAT of several columns, each at the rate in its heading: “varav moms 25”, “varav moms 12”. */

import { abs } from "../../../shared/values/amounts/millionths.ts";
import { type Figures, isAmount } from "./amount-figures.ts";
import { type Held, orZero } from "./relations.ts";
import { rateIn } from "./sum-of-parts.ts";

/** One cent, in millionths. */
const cent = 10_000n;

/** Fewer may fit by chance. */
const fewest = 3;

/**
 * The amount without all VAT is what each VAT is its rate of, in every row with VAT; null where a row contradicts, where a
 * heading names no rate, or where only one rate occurs.
 */
export function leavesTaxed(taxes: readonly Figures[], gross: Figures): Held | null {
  const rates = taxes.map(({ column }) => rateIn(column.header));
  const occurs = new Set<bigint>();
  let witnesses = 0;
  let first = -1;
  let silent = 0;
  for (const [at, whole] of gross.figures.entries()) {
    const parts = taxes.map(({ figures }) => orZero(figures[at] ?? "blank"));
    if (!isAmount(whole)) {
      if (parts.some((part) => part !== 0n)) silent += 1;
      continue;
    }
    let [vat, taxed, rounding] = [0n, 0n, cent];
    for (const [n, part] of parts.entries()) {
      const rate = rates[n] ?? null;
      if (!isAmount(part) || rate === null || rate === 0n) return null;
      if (part === 0n) continue;
      vat += part;
      taxed += (part * 1000n) / rate;
      rounding += (cent * 1000n) / rate;
      occurs.add(rate);
    }
    if (vat === 0n) continue;
    if (whole > 0n !== vat > 0n || abs(whole - vat - taxed) > rounding) return null;
    witnesses += 1;
    if (first < 0) first = at;
  }
  return witnesses < fewest || occurs.size < 2 || silent > 0 ? null : { witnesses, first, silent, rates: occurs };
}
