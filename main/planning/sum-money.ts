/** @file Sums amounts by currency exactly, as decimal text. */

import { addDecimals } from "../../shared/values/add-money.ts";
import { partsOf, wholeNumber } from "../../shared/values/amounts/decimal-parts.ts";
import type { Money, PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";

/** A running total for each currency. */
export interface Sum {
  add(invoice: PurchaseInvoice): void;
  /** Decimal text by currency, with two decimal places or as many more as the amounts have. */
  total(): Money;
}

/** Sums one property of the invoices that are added. An invoice without a currency counts under "". */
export function createSum(property: "Net" | "VAT"): Sum {
  /** By currency; index n of the array holds the sum of the amounts with n decimal places, in units of 10^-n. */
  const sums = new Map<string, bigint[]>();
  return {
    add({ Currency: currency = "", [property]: amount }) {
      if (amount === undefined) return;
      const [whole, fraction] = partsOf(amount);
      const units = wholeNumber(whole + fraction);
      let sum = sums.get(currency);
      if (sum === undefined) {
        sum = [];
        sums.set(currency, sum);
      }
      sum[fraction.length] = (sum[fraction.length] ?? 0n) + units;
    },
    total: () =>
      Object.fromEntries(
        [...sums].map(([currency, sum]) => [currency, sum.map(withPlaces).reduce(addDecimals, "0.00")]),
      ),
  };
}

function withPlaces(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const at = digits.length - places;
  return `${units < 0n ? "-" : ""}${digits.slice(0, at)}${places === 0 ? "" : `.${digits.slice(at)}`}`;
}
