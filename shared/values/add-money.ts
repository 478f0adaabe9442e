/** @file Adds money as decimal text, without rounding. */

import type { Money, PurchaseInvoice } from "./purchase-invoice.ts";

/** Sums by currency. Each amount must be a plain decimal, as planning writes it. */
export function addMoney(sums: readonly Money[]): Money {
  const total: Record<string, string> = {};
  for (const sum of sums)
    for (const [currency, amount] of Object.entries(sum)) {
      const before = total[currency];
      total[currency] = before === undefined ? amount : addDecimals(before, amount);
    }
  return total;
}

/** The amount with VAT of an invoice; null where it was given without one of them. */
export const grossOf = ({ Net, VAT }: Pick<PurchaseInvoice, "Net" | "VAT">): string | null =>
  Net === undefined || VAT === undefined ? null : addDecimals(Net, VAT);

/** "0.1" + "0.25" = "0.35", with as many decimal places as the longer one. */
export const addDecimals = (a: string, b: string): string => sumDecimals([a, b]);

/** The sum, with as many decimal places as the longest one; "0" of none. */
export function sumDecimals(decimals: readonly string[]): string {
  const places = decimals.reduce((most, decimal) => Math.max(most, decimalPlaces(decimal)), 0);
  const sum = decimals.reduce((total, decimal) => total + scaled(decimal, places), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  return `${sum < 0n ? "-" : ""}${whole}${places === 0 ? "" : `.${digits.slice(-places)}`}`;
}

const decimalPlaces = (decimal: string): number => decimal.split(".")[1]?.length ?? 0;

function scaled(decimal: string, places: number): bigint {
  const [whole = "", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}
