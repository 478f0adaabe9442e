/** @file Reads the invoices of a batch from the exact bytes that were sent. */

import { parseExactly } from "../values/json/exact-json.ts";
import type { PurchaseInvoice } from "../values/purchase-invoice.ts";
import { sayAmount, sayAmountIn } from "../wording/grammar.ts";
import { moneyLines } from "../wording/say-money.ts";
import { sayShortDay } from "../wording/say-time.ts";
import { words } from "../words/spoken.ts";

/** The invoices of one Create Batch body, every value as text. Not validated, because we made the body ourselves. */
export const invoicesFromPayload = (payload: string): readonly PurchaseInvoice[] =>
  parseExactly(payload) as readonly PurchaseInvoice[];

/** One invoice on one line: number, supplier, date, amounts. */
export function sayInvoice(invoice: PurchaseInvoice): string {
  const { InvoiceNumber, AccountId, AccountName, Date: date, Currency = "", Net, VAT } = invoice;
  const supplier = AccountName ?? (AccountId === undefined ? undefined : words.imports.supplier(AccountId));
  const net =
    Net === undefined || Currency === "" ? Net && sayAmount(Net, Currency) : moneyLines({ [Currency]: Net })[0];
  return [
    InvoiceNumber,
    supplier,
    date && sayShortDay(date),
    net && words.imports.net(net),
    VAT && words.imports.vat(sayAmountIn(Currency, VAT)),
  ]
    .filter((part) => part !== undefined)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .join(", ");
}
