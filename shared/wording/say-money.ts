/** @file Formats money and sizes. Exact, because decimal text is never converted to a number. */

import type { Money } from "../values/purchase-invoice.ts";
import { words } from "../words/spoken.ts";
import { list, numberFormat } from "./grammar.ts";
import { locale } from "./language.ts";

/** More decimal places than any amount has, and the most that every Intl supports. More would be rounded. */
const mostPlaces = 20;

const plainDecimal = new RegExp(`^-?\\d+(?:\\.\\d{0,${mostPlaces}})?$`);
const currencyCode = /^[A-Z]{3}$/;

/** One amount in the office's format, without losing a digit: "-1204.5" becomes "-1,204.50". */
export function sayAmount(decimal: string, currency: string): string {
  // Text that is no plain decimal is shown unchanged.
  if (!plainDecimal.test(decimal)) return decimal;
  return sayDecimal(decimal, { minimumFractionDigits: coinPlaces(currency) });
}

/** Intl reads decimal text exactly (ECMA-402, ToIntlMathematicalValue), although its type accepts only numbers. */
const sayDecimal = (decimal: string, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale.formats, { maximumFractionDigits: mostPlaces, ...options }).format(decimal as `${number}`);

/** Currencies without a smaller coin show no decimals; all others at least two, even those with three. */
function coinPlaces(currency: string): number {
  if (!currencyCode.test(currency)) return 2;
  const places = numberFormat("en", { style: "currency", currency }).resolvedOptions().minimumFractionDigits ?? 2;
  return Math.min(places, 2);
}

/** One line per currency, in the order of their codes: ["EUR 90.00", "GBP 1,204.50"], or ["90,00 EUR"]. */
export function moneyLines(money: Money): readonly string[] {
  return Object.entries(money)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, decimal]) => {
      const amount = sayAmount(decimal, currency);
      if (currency === "") return words.money.noCurrency(amount);
      return isCodeFirst() ? `${currency} ${amount}` : `${amount} ${currency}`;
    });
}

/** True if the formats put the code before the amount: "EUR 90.00" in Leeds, "90,00 EUR" in Vienna. */
const isCodeFirst = (): boolean =>
  numberFormat(locale.formats, { style: "currency", currency: "EUR", currencyDisplay: "code" }).formatToParts(1)[0]
    ?.type === "currency";

/** "EUR 90.00 and GBP 1,204.50". */
export function sayMoney(money: Money): string {
  return list(moneyLines(money), "and") || words.money.none;
}

const bytesPerUnit = { decimal: 1_000_000, binary: 1_048_576 } as const;

/** "19 KB", "2.4 MB", as in file managers. */
export const saySize = (sizeBytes: number): string =>
  sizeBytes < bytesPerUnit.decimal
    ? `${Math.ceil(sizeBytes / 1_000)} KB`
    : sayMegabytes(sizeBytes, bytesPerUnit.decimal);

/** Megabytes in the unit (10^6 or 2^20) in which the limit is a round number, so that the two can be compared. */
export function sayMegabytes(sizeBytes: number, limitBytes: number): string {
  const unit = limitBytes % bytesPerUnit.binary === 0 ? bytesPerUnit.binary : bytesPerUnit.decimal;
  // Rounded up, so that a file one byte too large never shows exactly the permitted size.
  const tenths = Math.ceil((sizeBytes * 10) / unit);
  return `${numberFormat(locale.formats).format(tenths / 10)} MB`;
}
