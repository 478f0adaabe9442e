/** @file The second net: tells the rows of a spreadsheet that went before in another file from those that are new. */

import type { Earlier, Print, Resemblance, SentRow } from "../../shared/print.ts";
import type { ReadInvoice } from "../../shared/sheet-reading.ts";

/** What a row will be known by. See [Note: a print]. */
export function printOf({ row, invoice, raw }: ReadInvoice): Print {
  const { AccountId: id, AccountName: name = "", InvoiceNumber: number = "", Net: net = null } = invoice;
  const supplier = id === undefined ? `name ${fold(name)}` : `id ${id}`;
  return { row, supplier, invoiceNumber: fold(number), raw, net, currency: invoice.Currency ?? "" };
}

/** Capitals, spaces at the ends and ways of writing an accent make no other supplier and no other number. */
const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase().normalize("NFC");

interface Sifted {
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
export function siftSent(rows: readonly ReadInvoice[], earlier: readonly Earlier[]): Sifted {
  // What has arrived counts before what may yet not go.
  const found = Map.groupBy(
    earlier.toSorted((a, b) => Number(b.isSettled) - Number(a.isSettled)),
    ({ row }) => row,
  );
  const timesHere = new Map<string, number>();
  const sifted = { gone: [] as SentRow[], doubtful: [] as SentRow[] };
  const unsettled = { gone: new Set<string>(), doubtful: new Set<string>() };
  for (const read of rows) {
    const matches = found.get(read.row) ?? [];
    const print = printOf(read);
    const key = JSON.stringify([print.supplier, print.invoiceNumber, print.raw]);
    const before = timesHere.get(key) ?? 0;
    timesHere.set(key, before + 1);
    const is = resemblance(print, matches, before);
    const same = matches.filter(({ isSameRow, isSameInvoice }) => isSameRow && isSameInvoice);
    const match = is === "same" ? same[before] : (same[0] ?? matches.find((one) => one.isSameInvoice) ?? matches[0]);
    if (is === null || match === undefined) continue;
    const heap = is === "same" ? "gone" : "doubtful";
    sifted[heap].push({ row: read.row, invoiceNumber: read.invoice.InvoiceNumber ?? null, is, first: match.first });
    if (!match.isSettled) unsettled[heap].add(match.first.importId);
  }
  return { ...sifted, unsettled };
}

function resemblance({ invoiceNumber }: Print, matches: readonly Earlier[], before: number): Resemblance | null {
  if (matches.length === 0) return null;
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
