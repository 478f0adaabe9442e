/** @file The second net: tells the rows of a spreadsheet that went before in another file from those that are new. */

import type { Earlier, Resemblance, RowFingerprint, SentRow } from "../../shared/imports/row-fingerprint.ts";
import type { ReadInvoice } from "../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { slicesOf, type Work } from "./slices.ts";

/** What a row will be known by. See [Note: a row fingerprint]. */
export function fingerprintOf({ row, invoice, raw }: ReadInvoice): RowFingerprint {
  const { InvoiceNumber: number = "", Net: net = null, Currency: currency = "" } = invoice;
  return { row, supplier: supplierOf(invoice), invoiceNumber: fold(number), raw, net, currency };
}

/** The supplier as in a row fingerprint. */
export const supplierOf = ({ AccountId: id, AccountName: name = "" }: PurchaseInvoice): string =>
  id === undefined ? `name ${fold(name)}` : `id ${id}`;

/** Capitals, spaces at the ends and ways of writing an accent make no other supplier and no other number. */
function fold(text: string): string {
  // Most names and numbers have no accent to be written in two ways.
  if (isAscii.test(text)) return text.trim().toLowerCase();
  return text.normalize("NFC").trim().toLowerCase().normalize("NFC");
}

const isAscii = /^[\x20-\x7e]*$/;

interface Sifted {
  /** The fingerprints of all rows, in their order. */
  readonly fingerprints: readonly RowFingerprint[];
  /** They went, beyond doubt: they are left out. */
  readonly gone: readonly SentRow[];
  /** They resemble rows that went: only a person can tell. */
  readonly doubtful: readonly SentRow[];
  /** The imports that have to be settled first, of the rows that are gone and of those that are doubtful. */
  readonly unsettled: { readonly gone: ReadonlySet<string>; readonly doubtful: ReadonlySet<string> };
}

/**
 * Sifts the rows of one file by what went before.
 *
 * - The raw row, the supplier and the number are those of a row that went: it is that row.
 * - The supplier and the number went with another row (another amount, another date, other columns): doubtful.
 * - The raw row went, without an invoice number: doubtful, for two true purchases may look alike.
 * - The raw row went, and was read as another supplier or number then: doubtful, whichever reading was right.
 * - It stands here more often than it went: the surplus is doubtful.
 *
 * Rows of this file among themselves are no matter: several with one number are lines of one invoice.
 */
export function* dedupeRows(
  rows: readonly ReadInvoice[],
  findEarlier: (fingerprints: readonly RowFingerprint[]) => readonly Earlier[],
): Work<Sifted> {
  const all: RowFingerprint[] = [];
  const timesHere = new Map<string, number>();
  const sifted = { gone: [] as SentRow[], doubtful: [] as SentRow[] };
  const unsettled = { gone: new Set<string>(), doubtful: new Set<string>() };
  for (const slice of slicesOf(rows)) {
    const fingerprints = slice.map(fingerprintOf);
    // What has arrived counts before what may yet not go.
    const earlier = findEarlier(fingerprints).toSorted((a, b) => Number(b.isSettled) - Number(a.isSettled));
    const found = Map.groupBy(earlier, ({ row }) => row);
    for (const [at, fingerprint] of fingerprints.entries()) {
      const matches = found.get(fingerprint.row);
      if (matches === undefined) continue;
      const key = JSON.stringify([fingerprint.supplier, fingerprint.invoiceNumber, fingerprint.raw]);
      const before = timesHere.get(key) ?? 0;
      timesHere.set(key, before + 1);
      const is = resemblance(fingerprint, matches, before);
      const same = matches.filter(({ isSameRow, isSameInvoice }) => isSameRow && isSameInvoice);
      const match = is === "same" ? same[before] : (same[0] ?? matches.find((one) => one.isSameInvoice) ?? matches[0]);
      if (match === undefined) continue;
      const heap = is === "same" ? "gone" : "doubtful";
      const invoiceNumber = slice[at]?.invoice.InvoiceNumber ?? null;
      sifted[heap].push({ row: fingerprint.row, invoiceNumber, is, first: match.first });
      if (!match.isSettled) unsettled[heap].add(match.first.importId);
    }
    all.push(...fingerprints);
    yield;
  }
  return { fingerprints: all, ...sifted, unsettled };
}

/** @param matches at least one */
function resemblance({ invoiceNumber }: RowFingerprint, matches: readonly Earlier[], before: number): Resemblance {
  const same = matches.filter(({ isSameRow, isSameInvoice }) => isSameRow && isSameInvoice).length;
  if (same > 0 && invoiceNumber === "") return "no-number";
  if (same > before) return "same";
  if (same > 0) return "more-often";
  return matches.some(({ isSameInvoice }) => isSameInvoice) ? "other-row" : "read-otherwise";
}

/** The import that most of these rows went in, the eldest of several. */
export function mostWentIn(gone: readonly SentRow[]): string | null {
  const counts = Map.groupBy(gone, ({ first }) => first.importId);
  let most: readonly [string, number] | null = null;
  for (const [id, rows] of counts)
    if (most === null || rows.length > most[1] || (rows.length === most[1] && Number(id) < Number(most[0])))
      most = [id, rows.length];
  return most === null ? null : most[0];
}
