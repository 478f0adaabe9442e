/** @file The ceilings of an inbox: from which amount on an invoice waits for approval, in each currency. */

/** Decimal text by currency code; `other` counts for every currency that is not named. */
export type Ceilings = Readonly<Record<string, string>>;

export const otherCurrencies = "other";

/** The default, so that the first night has a ceiling too. */
export const usualCeiling = "50000";

/** @param currency "" where an invoice names none */
export const ceilingFor = (ceilings: Ceilings, currency: string): string =>
  ceilings[currency] ?? ceilings[otherCurrencies] ?? usualCeiling;
