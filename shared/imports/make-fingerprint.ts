/** @file Makes the fingerprint by which a row is recognised. See [Note: a row fingerprint]. */

import type { ReadInvoice } from "../spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../values/purchase-invoice.ts";
import type { InvoiceIdentity, RowFingerprint } from "./row-fingerprint.ts";

/** The fingerprint of a row, by which it is recognised in later files and in its own. */
export function fingerprintOf({ row, invoice, raw }: ReadInvoice): RowFingerprint {
  const { InvoiceNumber: number = "", Net: net = null, Currency: currency = "" } = invoice;
  return {
    ...{ row, supplier: supplierOf(invoice), invoiceNumber: fold(number), raw, net, currency },
    invoice: identityOf(invoice),
  };
}

const identityOf = (invoice: PurchaseInvoice): InvoiceIdentity =>
  Object.fromEntries(
    identity.flatMap((property) => (invoice[property] === undefined ? [] : [[property, invoice[property]]])),
  );

const identity = [
  "InvoiceNumber",
  "AccountId",
  "AccountName",
  "Date",
  "Net",
  "Currency",
] as const satisfies readonly (keyof InvoiceIdentity)[];

/** The supplier as a fingerprint has it: `id 7` or `name acme ltd`. */
export const supplierOf = ({ AccountId: id, AccountName: name = "" }: PurchaseInvoice): string =>
  id === undefined ? `name ${fold(name)}` : `id ${id}`;

/** Case, spaces at the ends and the Unicode form of accents do not make a supplier or a number different. */
function fold(text: string): string {
  // ASCII has one Unicode form, and most names and numbers are ASCII: skip the normalisation.
  if (isAscii.test(text)) return text.trim().toLowerCase();
  return text.normalize("NFC").trim().toLowerCase().normalize("NFC");
}

const isAscii = /^[\x20-\x7e]*$/;
