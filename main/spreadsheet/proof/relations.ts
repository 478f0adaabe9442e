/** @file The relations between columns of amounts, and whether they hold in every row. */

import { abs } from "../../../shared/values/amounts/millionths.ts";
import { type Figure, type Figures, isAmount } from "./amount-figures.ts";
import { isTelling, usualRate } from "./usual-rates.ts";

/** What the rows say for a relation that none of them contradicts. */
export interface Held {
  /** How many rows have VAT and so tell the columns apart. */
  readonly witnesses: number;
  /** The index of the first of them. */
  readonly first: number;
  /** How many rows have only one of the two amounts, and so say nothing. */
  readonly silent: number;
  /** The usual rates that occur, in tenths of a per cent; null where a row has none of them. */
  readonly rates: ReadonlySet<bigint> | null;
}

/** One cent, in millionths, because programs round net, VAT and total separately. */
const cent = 10_000n;

const isNear = (a: bigint, b: bigint): boolean => abs(a - b) <= cent;
/** A blank cell of VAT is no VAT. */
export const orZero = (figure: Figure): Figure => (figure === "blank" ? 0n : figure);

/** Net + all of `taxes` = gross. No country has a rate above 27 per cent. */
export function makesSum(net: Figures, taxes: readonly Figures[], gross: Figures): Held | null {
  return weigh(net, gross, (at, n, g) => {
    let vat = 0n;
    for (const tax of taxes) {
      const part = orZero(tax.figures[at] ?? "blank");
      if (part === "other") return "skip";
      vat += part as bigint;
    }
    return isNear(n + vat, g) ? [n, vat] : "no";
  });
}

/** Net × rate = VAT, with rates in millionths of a per cent. */
export function fitsRate(net: Figures, vat: Figures, rate: Figures): Held | null {
  return weigh(net, vat, (at, n, v) => {
    const percent = rate.figures[at] ?? "blank";
    if (!isAmount(percent)) return v === 0n ? [n, 0n] : "no";
    return abs(n * percent - v * 100_000_000n) <= cent * 100_000_000n ? [n, v] : "no";
  });
}

/** Gross − net is VAT at a usual rate, or nothing, in every row. */
export const leavesVat = (net: Figures, gross: Figures): Held | null =>
  weigh(net, gross, (_, n, g) => [n, g - n], true);

/** VAT at a usual rate on `amount`, or where that is gross, on what is left of it without the VAT. */
export const isShareOf = (vat: Figures, amount: Figures, isGross: boolean): Held | null =>
  weigh(amount, vat, (_, a, v) => [isGross ? a - v : a, v], true);

type Pair = readonly [net: bigint, vat: bigint];

/** @param onlyUsual true where a rate that no country has contradicts */
function weigh(
  a: Figures,
  b: Figures,
  pairOf: (at: number, a: bigint, b: bigint) => Pair | "skip" | "no",
  onlyUsual = false,
): Held | null {
  let witnesses = 0;
  let first = -1;
  let one = 0;
  let both = 0;
  let rates: Set<bigint> | null = new Set();
  let isPositive = false;
  for (const [at, x] of a.figures.entries()) {
    const y = b.figures[at] ?? "blank";
    if (isAmount(x) !== isAmount(y)) one += 1;
    if (!isAmount(x) || !isAmount(y)) continue;
    const pair = pairOf(at, x, y);
    if (pair === "no") return null;
    if (pair === "skip") continue;
    both += 1;
    if (x > 0n) isPositive = true;
    const [net, vat] = pair;
    if (vat === 0n || abs(vat) <= cent) continue;
    // VAT has the sign of the net amount, and is less than a third of it.
    if (net > 0n !== vat > 0n || abs(vat) * 100n > abs(net) * 28n + cent * 100n) return null;
    if (isTelling(net, vat)) {
      const rate = usualRate(net, vat);
      if (rate === null && onlyUsual) return null;
      if (rate === null) rates = null;
      else rates?.add(rate);
      witnesses += 1;
      if (first < 0) first = at;
    } else if (!onlyUsual) {
      witnesses += 1;
      if (first < 0) first = at;
    } else if (usualRate(net, vat) === null) return null;
  }
  // Where every amount is negative, a program may have written purchases as it books them.
  return witnesses === 0 || !isPositive || both < one * 2 ? null : { witnesses, first, silent: one, rates };
}

/** True for columns that have the same amounts in every row. */
export const isCopy = (a: Figures, b: Figures | undefined): boolean =>
  a.column === b?.column ||
  (b !== undefined && a.figures.every((figure, at) => orZero(figure) === orZero(b.figures[at] ?? "blank")));
