/** @file Sums amounts by currency, exactly, as decimal text. */

import { addDecimals } from "../../shared/add-money.ts";
import type { Money, PurchaseInvoice } from "../../shared/purchase-invoice.ts";

/** The sum of one property, with two decimal places or as many more as the amounts have. */
export function sumMoney(invoices: readonly PurchaseInvoice[], property: "Net" | "VAT"): Money {
  const sums: Record<string, string> = {};
  for (const { Currency: currency = "", [property]: amount } of invoices)
    if (amount !== undefined) sums[currency] = addDecimals(sums[currency] ?? "0.00", amount);
  return sums;
}
