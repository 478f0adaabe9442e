/** @file Compares amounts exactly: decimal text as whole millionths. */

import { partsOf, wholeNumber } from "./decimal-parts.ts";

/** In whole millionths; finer digits are cut off, because the result is only compared and never sent. */
export function inMillionths(decimal: string): bigint {
  const [whole, fraction] = partsOf(decimal);
  return wholeNumber(whole + fraction.slice(0, 6).padEnd(6, "0"));
}

/** The same without its sign: a credit note counts like an invoice of that size. */
export const sizeInMillionths = (decimal: string): bigint => abs(inMillionths(decimal));

export const abs = (number: bigint): bigint => (number < 0n ? -number : number);

/** An amount in millionths as people read it, with two decimals or as many as it needs: 1200.50. */
export function inDecimals(millionths: bigint): string {
  const sign = millionths < 0n ? "-" : "";
  const digits = String(abs(millionths)).padStart(7, "0");
  return `${sign}${digits.slice(0, -6)}.${digits.slice(-6).replace(/0{1,4}$/, "")}`;
}
