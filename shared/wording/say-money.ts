/** @file Money and sizes in words and figures: exact, because decimal text never becomes a number. */

import type { Money } from "../values/purchase-invoice.ts";
import { words } from "../words/spoken.ts";
import { list, numberFormat } from "./grammar.ts";
import { locale } from "./language.ts";

/** More places than any amount has, and as many as Intl shows everywhere: what is beyond it would round. */
const mostPlaces = 20;

const plainDecimal = new RegExp(`^-?\\d+(?:\\.\\d{0,${mostPlaces}})?$`);
const currencyCode = /^[A-Z]{3}$/;

/** One amount as the office writes it, its digits grouped and none lost: "-1204.5" becomes "-1,204.50". */
export function sayAmount(decimal: string, currency: string): string {
  // Text that is no plain decimal is shown as it stands rather than mended.
  if (!plainDecimal.test(decimal)) return decimal;
  return sayDecimal(decimal, { minimumFractionDigits: coinPlaces(currency) });
}

/** Intl reads decimal text exactly, digit by digit (ECMA-402, ToIntlMathematicalValue); the type knows numbers alone. */
const sayDecimal = (decimal: string, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale.formats, { maximumFractionDigits: mostPlaces, ...options }).format(decimal as `${number}`);

/** Currencies that have no smaller coin show none; all others two digits at least, also those of three. */
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

/** Whether the code stands before the amount there: "EUR 90.00" in Leeds, "90,00 EUR" in Vienna. */
const isCodeFirst = (): boolean =>
  numberFormat(locale.formats, { style: "currency", currency: "EUR", currencyDisplay: "code" }).formatToParts(1)[0]
    ?.type === "currency";

/** "EUR 90.00 and GBP 1,204.50". */
export function sayMoney(money: Money): string {
  return list(moneyLines(money), "and") || words.money.none;
}

const bytesPerUnit = { decimal: 1_000_000, binary: 1_048_576 } as const;

/** "19 KB", "2.4 MB": as file managers show it. */
export const saySize = (sizeBytes: number): string =>
  sizeBytes < bytesPerUnit.decimal
    ? `${Math.ceil(sizeBytes / 1_000)} KB`
    : sayMegabytes(sizeBytes, bytesPerUnit.decimal);

/** Megabytes in the unit in which the limit is a round number, so that both stand comparison. */
export function sayMegabytes(sizeBytes: number, limitBytes: number): string {
  const unit = limitBytes % bytesPerUnit.binary === 0 ? bytesPerUnit.binary : bytesPerUnit.decimal;
  // Rounded up: a file one byte too large must not be said to have exactly the permitted size.
  const tenths = Math.ceil((sizeBytes * 10) / unit);
  return `${numberFormat(locale.formats).format(tenths / 10)} MB`;
}
