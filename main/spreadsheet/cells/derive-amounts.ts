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

/** The amount without VAT at `rate` per cent, rounded to cents. Both are decimal text. */
export function withoutRate(gross: string, rate: string): string {
  const [amount, percent] = [inMillionths(gross), inMillionths(rate)];
  const hundred = 100_000_000n;
  const size = amount < 0n ? -amount : amount;
  const divisor = (hundred + percent) * 10_000n;
  const cents = (size * hundred * 2n + divisor) / (divisor * 2n);
  const digits = String(cents).padStart(3, "0");
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return amount < 0n && cents !== 0n ? `-${text}` : text;
}

function inMillionths(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.replace("-", "").split(".");
  const size = BigInt(whole + fraction.slice(0, 6).padEnd(6, "0"));
  return decimal.startsWith("-") ? -size : size;
}
