/** @file Turns a purchase invoice that was sent into the one that reverses it, and writes such invoices as a CSV file. */

import { type PurchaseInvoice, propertyNames } from "../../shared/values/purchase-invoice.ts";
import { csvCell } from "../../shared/values/text/csv-cell.ts";

interface Terms {
  /** yyyy-mm-dd; null keeps the invoice's own. */
  readonly date: string | null;
  readonly mark: string;
}

/**
 * The same invoice with its amounts' signs turned, and its number and reference marked. One that has neither is marked in
 * its reference, so that every row of a reversal can be told from what it reverses.
 */
export function reverseInvoice(invoice: PurchaseInvoice, { date, mark }: Terms): PurchaseInvoice {
  const { InvoiceNumber: number = "", InternalReference: reference = "", Net, VAT } = invoice;
  const marked = (text: string) => (text === "" ? mark : `${text}-${mark}`);
  return {
    ...invoice,
    ...(date !== null && { Date: date }),
    ...(number !== "" && { InvoiceNumber: marked(number) }),
    ...((reference !== "" || number === "") && { InternalReference: marked(reference) }),
    ...(Net !== undefined && { Net: turned(Net) }),
    ...(VAT !== undefined && { VAT: turned(VAT) }),
  };
}

/** Of decimal text, with every digit. Nothing has no sign. */
function turned(amount: string): string {
  if (/^-?[0.]+$/.test(amount)) return amount.replace("-", "");
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

/** A CSV file with these invoices, by the names of their properties; the first of them is in row 2. */
export function renderReversal(invoices: readonly PurchaseInvoice[]): Uint8Array {
  const used = propertyNames.filter((property) => invoices.some((invoice) => invoice[property] !== undefined));
  const lines = [
    used.join(","),
    ...invoices.map((invoice) => used.map((property) => cell(invoice[property] ?? "")).join(",")),
  ];
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);
}

/** A negative amount is no formula. */
const cell = (text: string): string => (/^-\d+(\.\d+)?$/.test(text) ? text : csvCell(text));
