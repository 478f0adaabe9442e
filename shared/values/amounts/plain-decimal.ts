/** @file Decimal text in one form, so that equal amounts are equal texts. */

/** Decimal text without zeros that mean nothing: "-010.50" is "-10.5". */
export const plainDecimal = (decimal: string): string => (isPlain.test(decimal) ? decimal : withoutZeros(decimal));

/** Most amounts are, and telling takes less than three replacements. */
const isPlain = /^-?[1-9]\d*(?:\.\d*[1-9])?$/;

const withoutZeros = (decimal: string): string =>
  decimal
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
    .replace(/^(-?)0+(?=\d)/, "$1");
