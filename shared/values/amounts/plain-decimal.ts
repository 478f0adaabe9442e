/** @file Decimal text in one form, so that equal amounts are equal texts. */

/** Decimal text without zeros that mean nothing: "-010.50" is "-10.5". */
export const plainDecimal = (decimal: string): string =>
  decimal
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
    .replace(/^(-?)0+(?=\d)/, "$1");
