/** @file How many decimal places the amounts of a currency have. */

// ISO 4217. All other currencies have two.
const withThree: ReadonlySet<string> = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));
const withNone: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);

/** @param currency its code in capitals; two for one that is not known */
export const decimalsOf = (currency: string): 0 | 2 | 3 =>
  withThree.has(currency) ? 3 : withNone.has(currency) ? 0 : 2;
