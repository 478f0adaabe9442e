/** @file Money and sizes in words and figures: exact, because decimal text never becomes a number. */

import type { Money } from "./purchase-invoice.ts";
import { groupDigits, list } from "./wording-grammar.ts";

// Currencies that have no smaller coin; all others show two digits at least.
const wholeCurrencies: ReadonlySet<string> = new Set([
  "BIF",
  "CLP",
  "DJF",
  "GNF",
  "ISK",
  "JPY",
  "KMF",
  "KRW",
  "PYG",
  "RWF",
  "UGX",
  "VND",
  "VUV",
  "XAF",
  "XOF",
  "XPF",
]);

/** One amount with its digits grouped, none lost: "-1204.5" becomes "-1,204.50". */
export function sayAmount(decimal: string, currency: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal);
  // Text that is no plain decimal is shown as it stands rather than mended.
  if (parts === null) return decimal;
  const [, sign = "", whole = "", fraction = ""] = parts;
  const shown = wholeCurrencies.has(currency) ? fraction : fraction.padEnd(2, "0");
  return `${sign}${groupDigits(whole)}${shown === "" ? "" : `.${shown}`}`;
}

/** One line per currency, in the order of their codes: ["EUR 90.00", "GBP 1,204.50"]. */
export function moneyLines(money: Money): readonly string[] {
  return Object.entries(money)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amount]) =>
      currency === "" ? `${sayAmount(amount, "")} (no currency)` : `${currency} ${sayAmount(amount, currency)}`,
    );
}

/** "EUR 90.00 and GBP 1,204.50". */
export function sayMoney(money: Money): string {
  return list(moneyLines(money), "and") || "no money";
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
  return `${groupDigits(String(Math.floor(tenths / 10)))}${tenths % 10 === 0 ? "" : `.${tenths % 10}`} MB`;
}
