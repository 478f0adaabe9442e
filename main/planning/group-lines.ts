/** @file Groups rows into invoices: several rows with one supplier and number are the lines of one invoice. */

import type { ReadInvoice } from "../../shared/spreadsheet/sheet-reading.ts";
import { findByTwoKeys } from "../../shared/values/find-by-two-keys.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
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
  const invoices: Line[][] = [];
  const linesOf = findByTwoKeys<ReadInvoice, Line[]>(
    ({ invoice }) => supplierIn(invoice, idOf),
    () => [],
  );
  let at = 0;
  for (const slice of slicesOf(rows)) {
    for (const read of slice) {
      const line = { at, read };
      at += 1;
      const number = foldNumberLoosely(read.invoice.InvoiceNumber ?? "");
      // A row without a number is an invoice of its own.
      const lines = number === "" ? [] : linesOf(number, read);
      if (lines.length === 0) invoices.push(lines);
      lines.push(line);
    }
    yield;
  }
  return invoices;
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

/** The same for all lines of one invoice. See [Note: look-alikes]. */
function supplierIn({ AccountId, AccountName = "" }: PurchaseInvoice, idOf: ReadonlyMap<string, string>): string {
  const name = AccountId === undefined ? foldLookAlikes(AccountName) : "";
  const id = AccountId ?? idOf.get(name) ?? null;
  return id === null ? `name ${name}` : `id ${id}`;
}
