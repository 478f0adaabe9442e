/** @file Formats money and sizes. Exact, because decimal text is never converted to a number. */

import type { Money } from "../values/purchase-invoice.ts";
import { words } from "../words/spoken.ts";
import { list, numberFormat, sayAmountIn } from "./grammar.ts";
import { locale } from "./language.ts";

/** One line per currency, in the order of their codes: ["EUR 90.00", "GBP 1,204.50"], or ["90,00 EUR"]. */
export function moneyLines(money: Money): readonly string[] {
  return Object.entries(money)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, decimal]) => {
      const said = sayAmountIn(currency, decimal);
      return currency === "" ? words.money.noCurrency(said) : said;
    });
}

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
