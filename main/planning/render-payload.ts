/** @file Purchase invoices to the JSON that is sent, digit by digit as they were read. */

import {
  type Property,
  type PurchaseInvoice,
  properties,
  propertyNames,
} from "../../shared/values/purchase-invoice.ts";

/**
 * One purchase invoice in the body of Create Batch, which is an array of them.
 *
 * Written by hand, for a file may hold a hundred thousand of them; it is what JSON.stringify makes of
 * {@link invoiceForJson}, to the byte.
 */
export function renderInvoice(invoice: PurchaseInvoice): string {
  const members: string[] = [];
  for (const property of propertyNames) {
    const text = invoice[property];
    if (text !== undefined) members.push(`"${property}":${isNumber[property] ? checkedNumber(text) : quoted(text)}`);
  }
  return `{${members.join(",")}}`;
}

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
      return text === undefined ? [] : [[property, isNumber[property] ? rawJson(text) : text]];
    }),
  );
}

/** How each property stands on the wire. The service's own sample quotes an `int64-as-text`. */
const isNumber = Object.fromEntries(
  propertyNames.map((property) => [property, ["int64", "decimal"].includes(properties[property])]),
) as Readonly<Record<Property, boolean>>;

/** Among others whatever JSON writes in another way within a text. */
const needsEscape = /["\\\p{Cc}\p{Cs}]/u;

const quoted = (text: string): string => (needsEscape.test(text) ? JSON.stringify(text) : `"${text}"`);

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function checkedNumber(text: string): string {
  if (!jsonNumber.test(text)) throw new Error(`“${text}” was read as a number, and is none`);
  return text;
}

// Stands in the language (ES2026) and in the runtimes; TypeScript's library does not know it yet.
const { rawJSON: rawJson } = JSON as typeof JSON & { rawJSON(text: string): unknown };
