/** @file The ceilings of an inbox: from which amount on an invoice waits for approval, in each currency. */

/** Decimal text by currency code; `other` counts for every currency that is not named. */
export type Ceilings = Readonly<Record<string, string>>;

export const otherCurrencies = "other";

/** The default, so that the first night has a ceiling too. */
export const usualCeiling = "50000";

/**
 * How many units of a currency are worth about one of the pound, the euro or the dollar: rounded down to 1, 2 or 5 times a
 * power of ten, so that rates may move and the default is never worth more. Not listed: units worth more than a fifth.
 */
const unitsOfOne: Readonly<Record<string, number>> = {
  ...{ DKK: 5, NOK: 10, SEK: 10, CZK: 20, HUF: 200, ISK: 100, RSD: 100, MKD: 50, ALL: 50, MDL: 10, UAH: 20, RUB: 50 },
  ...{ TRY: 20, KZT: 200, AMD: 200, UZS: 10_000, EGP: 20, KES: 100, NGN: 1_000, ZAR: 10, TZS: 2_000, UGX: 2_000 },
  ...{ XAF: 500, XOF: 500, XPF: 100, MXN: 10, ARS: 1_000, CLP: 500, COP: 2_000, CRC: 500, DOP: 50, UYU: 20 },
  ...{ PYG: 5_000, JPY: 100, KRW: 1_000, CNY: 5, HKD: 5, TWD: 20, INR: 50, PKR: 200, BDT: 100, LKR: 200, NPR: 100 },
  ...{ PHP: 50, THB: 20, IDR: 10_000, VND: 20_000 },
};

/**
 * The usual amount, where nobody has set another one, is about the same worth in every currency. What somebody has set means
 * what it says.
 *
 * @param currency "" where an invoice names none
 */
export function ceilingFor(ceilings: Ceilings, currency: string): string {
  const set = ceilings[currency] ?? ceilings[otherCurrencies] ?? usualCeiling;
  if (currency in ceilings || set !== usualCeiling) return set;
  return String(Number(usualCeiling) * (unitsOfOne[currency] ?? 1));
}
