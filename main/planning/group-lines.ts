/** @file Groups rows into invoices: several rows with one supplier and number are the lines of one invoice. */

import type { ReadInvoice } from "../../shared/spreadsheet/sheet-reading.ts";
import { foldLookAlikes, foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";
import { slicesOf, type Work } from "./slices.ts";

/** A row, and its place among the rows that are sent, 0-based. */
export interface Line {
  readonly at: number;
  readonly read: ReadInvoice;
}

/** The lines of each invoice, wherever they are in the file; in the order of each invoice's first row. */
export function* groupLines(rows: readonly ReadInvoice[]): Work<readonly (readonly Line[])[]> {
  const idOf = yield* idsByName(rows);
  const invoices = new Map<string, Line[]>();
  let at = 0;
  for (const slice of slicesOf(rows)) {
    for (const read of slice) {
      const key = invoiceOf(read, idOf);
      const line = { at, read };
      at += 1;
      const lines = invoices.get(key);
      if (lines) lines.push(line);
      else invoices.set(key, [line]);
    }
    yield;
  }
  return [...invoices.values()];
}

/** The ids that rows give beside a supplier's name: other lines of the same invoice may have the name alone. */
function* idsByName(rows: readonly ReadInvoice[]): Work<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const slice of slicesOf(rows)) {
    for (const { invoice } of slice)
      if (invoice.AccountId !== undefined && invoice.AccountName !== undefined)
        ids.set(foldLookAlikes(invoice.AccountName), invoice.AccountId);
    yield;
  }
  return ids;
}

/** The same for all lines of one invoice. See [Note: look-alikes]. A row without a number is an invoice of its own. */
function invoiceOf({ row, invoice }: ReadInvoice, idOf: ReadonlyMap<string, string>): string {
  const { AccountId, AccountName = "", InvoiceNumber: number = "" } = invoice;
  const folded = foldNumberLoosely(number);
  if (folded === "") return `row ${row}`;
  const name = AccountId === undefined ? foldLookAlikes(AccountName) : "";
  const id = AccountId ?? idOf.get(name) ?? null;
  return `${id === null ? `name ${name}` : `id ${id}`}\0${folded}`;
}
