/** @file Sums up purchase invoices as they are sent. */

import { addMoney } from "./add-money.ts";
import type { Money, PurchaseInvoice } from "./purchase-invoice.ts";

interface Sum {
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
}

/** Each currency has an amount, even if it is 0.00. */
export const sumOfInvoices = (invoices: readonly PurchaseInvoice[]): Sum => ({
  invoices: invoices.length,
  net: sumOf(invoices, "Net"),
  vat: sumOf(invoices, "VAT"),
});

const sumOf = (invoices: readonly PurchaseInvoice[], property: "Net" | "VAT"): Money =>
  addMoney(
    invoices.flatMap(({ Currency = "", [property]: amount }) =>
      amount === undefined ? [] : [{ [Currency]: "0.00" }, { [Currency]: amount }],
    ),
  );
