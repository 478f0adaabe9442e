/** @file Calculates amounts that the file does not hold: Net or VAT from gross, and the sign of a credit note. */

import { addDecimals } from "../../../shared/values/add-money.ts";

/** `gross` minus one of its two parts, exact: the other part. */
export const difference = (gross: string, part: string): string => addDecimals(gross, negate(part));

/** The same amount with the opposite sign; zero has no sign. */
export function negate(decimal: string): string {
  if (decimal.startsWith("-")) return decimal.slice(1);
  return /[1-9]/.test(decimal) ? `-${decimal}` : decimal;
}

export const isNegative = (decimal: string | undefined): boolean => decimal?.startsWith("-") === true;
