/** @file Purchase invoices to the JSON that is sent, digit by digit as they were read. */

import { type PropertyKind, type PurchaseInvoice, properties, propertyNames } from "../../shared/purchase-invoice.ts";

/** The body of Create Batch. */
export const renderPayload = (invoices: readonly PurchaseInvoice[]): string =>
  JSON.stringify(invoices.map(invoiceForJson));

/**
 * An object that JSON.stringify renders exactly as the invoice is sent.
 *
 * Ids and amounts become numbers on the wire with the very digits of their text: a JavaScript number in between
 * would lose the last ones of an int64.
 */
export function invoiceForJson(invoice: PurchaseInvoice): object {
  return Object.fromEntries(
    propertyNames.flatMap((property) => {
      const text = invoice[property];
      return text === undefined ? [] : [[property, isNumber(properties[property]) ? rawJson(text) : text]];
    }),
  );
}

function isNumber(kind: PropertyKind): boolean {
  switch (kind) {
    case "int64":
    case "decimal":
      return true;
    case "text":
    case "date":
    case "currency":
    // The service's own sample quotes this one.
    case "int64-as-text":
      return false;
  }
}

// Stands in the language (ES2026) and in the runtimes; TypeScript's library does not know it yet.
const { rawJSON: rawJson } = JSON as typeof JSON & { rawJSON(text: string): unknown };
