/** @file Compares and negates amounts as decimal text, without rounding. */

import { addDecimals, sumDecimals } from "../../../shared/values/add-money.ts";

export const isZero = (decimal: string): boolean => !/[1-9]/.test(decimal);

export const negate = (decimal: string): string =>
  isZero(decimal) ? decimal : decimal.startsWith("-") ? decimal.slice(1) : `-${decimal}`;

export const isUnderACent = (decimal: string): boolean => /^-?0+(?:\.(?:0|00\d*)?)?$/.test(decimal);

/** Half a cent goes up: 0.125 is 0.13. */
export function roundToCents(decimal: string): string {
  const [whole = "", fraction = ""] = decimal.replace("-", "").split(".");
  if (fraction.length <= 2) return decimal;
  const cut = `${whole}.${fraction.slice(0, 2)}`;
  const size = (fraction[2] ?? "0") < "5" ? cut : addDecimals(cut, "0.01");
  return decimal.startsWith("-") ? negate(size) : size;
}

export const withoutZeros = (decimal: string): string =>
  decimal.includes(".") ? decimal.replace(/0+$/, "").replace(/[.]$/, "") : decimal;

export const sumOf = sumDecimals;

export const isEqual = (a: string, b: string): boolean => isZero(addDecimals(a, negate(b)));
