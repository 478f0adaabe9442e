/** @file Recognises a row that was sent before in another file, and says when and where that was. */

import type { ReadInvoice } from "../spreadsheet/sheet-reading.ts";
import { plainDecimal } from "../values/amounts/plain-decimal.ts";
import { type PurchaseInvoice, properties, propertyNames } from "../values/purchase-invoice.ts";

/**
 * [Note: a row fingerprint]
 *
 * The journal keeps a fingerprint of every row that is sent. A row of another file is
 * the same one if its raw row, its supplier and its number are the same. If only
 * some of them are, or if they only look alike, it cannot be decided, so a person
 * is asked. See [Note: look-alikes].
 *
 * [Note: a row in another spelling]
 *
 * The same list comes as a workbook and as text, with 88 and with 88.00, with 2026-11-24 and with 24/11/2026, or with its
 * columns in another order. Then the cells differ, and nothing else does. So a row is the same, too, where all that would
 * be sent of it is the same, value by value, and all cells that aren't sent say the same. A remark that the other row
 * lacks makes it another row.
 */
export interface RowFingerprint {
  /** The row in its spreadsheet, 1-based. */
  readonly row: number;
  /** The supplier's id, or else its name, so that spelling alone makes no difference. */
  readonly supplier: string;
  /** Folded like the supplier; empty if there is none. */
  readonly invoiceNumber: string;
  /** The row's cells as they are in the file, independent of the column mapping. */
  readonly raw: string;
  /** All that the row says, however it is spelled; absent where that is unknown. See [Note: a row in another spelling]. */
  readonly values?: string;
  readonly net: string | null;
  readonly currency: string;
  /** What tells the invoice from others, as it is sent: to find what looks like it, and to show both to a person. */
  readonly invoice: InvoiceIdentity;
}

/** The properties by which people tell one purchase invoice from another. */
export type InvoiceIdentity = Pick<
  PurchaseInvoice,
  "InvoiceNumber" | "AccountId" | "AccountName" | "Date" | "Net" | "VAT" | "Currency"
>;

/**
 * How two rows resemble each other that are neither the same row nor the same invoice, character by character.
 * `number-missing`: supplier, date and amount are the same, and at least one of the two has no number.
 */
export type LookAlike = "spelled-otherwise" | "supplier-otherwise" | "number-missing";

/** An entry of an invoice list that may be the invoice of a row. */
export interface ListedInvoice {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  readonly here: InvoiceIdentity;
  readonly there: InvoiceIdentity;
  /** The list and the row of the entry. It says nothing of a sending. */
  readonly first: FirstTime;
}

/**
 * What an import that may still send its rows does now: it continues by itself, or a person is asked first, for approval
 * or about its outcome. See [Note: waiting for the original].
 */
export type OpenAs = "under-way" | "held" | "unknown";

/**
 * Why a row of another import does not count as sent. `unclear`: it was sent in a batch that was taken, and the answer
 * leaves open whether it was saved; see [Note: saved, or taken]. `earlier-try`: a person had it sent again, no later try
 * was accepted, and none will follow by itself. Nobody knows of the earlier one.
 */
export type NotSure = OpenAs | "unclear" | "earlier-try";

/** Where and when a row was sent the first time. */
export interface FirstTime {
  readonly importId: string;
  readonly file: string;
  /** The id of its inbox, where that isn't the one of the file that has the row, too. */
  readonly inbox?: string;
  readonly row: number;
  /** Epoch ms, as in its part; null if it was planned but not sent yet. */
  readonly sentAt: number | null;
  readonly endedAt: number | null;
}

/** A row that matches fingerprints of another import, for the same office or what may be the same. */
export interface Earlier {
  readonly row: number;
  readonly isSameRow: boolean;
  readonly isSameInvoice: boolean;
  /** Set only where neither the row nor the invoice is the same. */
  readonly looksAlike: {
    readonly is: LookAlike;
    readonly here: InvoiceIdentity;
    readonly there: InvoiceIdentity;
  } | null;
  /** The two invoices where the invoice is the same and its row is not: an amount or a date may differ. */
  readonly differs?: { readonly here: InvoiceIdentity; readonly there: InvoiceIdentity };
  /** Null once it was certainly sent. */
  readonly openAs: NotSure | null;
  /** Set only if it can't be told whether it was sent to the same office: the connection that it was sent over. */
  readonly perhapsElsewhere: string | null;
  readonly first: FirstTime;
}

/** How a row resembles one that was sent before. `same` is certain; all others are doubtful. */
export type Resemblance =
  | "same"
  | "other-row"
  | "no-number"
  | "read-otherwise"
  | "more-often"
  | LookAlike
  | "in-invoice-list"
  | "perhaps-same-office";

/** A row that was, or may have been, sent before in another file. */
export interface SentRow {
  readonly row: number;
  readonly invoiceNumber: string | null;
  readonly is: Resemblance;
  readonly first: FirstTime;
  /** The two invoices of a look-alike, of a row that differs, or of an entry of an invoice list. */
  readonly both?: { readonly here: InvoiceIdentity; readonly there: InvoiceIdentity };
  /** The invoice's id, where it is in an invoice list. */
  readonly purchaseInvoiceId?: string;
  /** The connection that it was sent over, if it can't be told whether that is the same office. */
  readonly connection?: string;
  /** Set if it wasn't certain that the other row was sent, when this was found. */
  readonly openAs?: NotSure;
  /** The name of an invoice list that should have the invoice of the other row, and doesn't. */
  readonly missingFrom?: string;
}

/** The longest reason, in characters, for sending something again. It is recorded in the audit trail. */
export const longestReason = 500;

/** The fingerprint of a row, by which it is recognised in later files and in its own. */
export function fingerprintOf({ row, invoice, raw, rest }: ReadInvoice): RowFingerprint {
  const { InvoiceNumber: number = "", Net: net = null, Currency: currency = "" } = invoice;
  return {
    ...{ row, supplier: supplierOf(invoice), invoiceNumber: fold(number), raw, net, currency },
    ...(rest !== undefined && { values: valuesOf(invoice, rest) }),
    invoice: identityOf(invoice),
  };
}

const valuesOf = (invoice: PurchaseInvoice, rest: string): string =>
  JSON.stringify([
    ...propertyNames.map((property) => {
      const text = invoice[property] ?? "";
      return properties[property] === "decimal" ? plainDecimal(text) : text;
    }),
    rest,
  ]);

function identityOf(invoice: PurchaseInvoice): InvoiceIdentity {
  const found: { -readonly [property in keyof InvoiceIdentity]: InvoiceIdentity[property] } = {};
  for (const property of identity) {
    const text = invoice[property];
    if (text !== undefined) found[property] = text;
  }
  return found;
}

const identity = [
  "InvoiceNumber",
  "AccountId",
  "AccountName",
  "Date",
  "Net",
  "VAT",
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
