/** @file Groups rows into invoices: several rows with one supplier and number are the lines of one invoice. */

import type { ReadInvoice } from "../../shared/spreadsheet/sheet-reading.ts";
import { foldLookAlikes, foldNumberLoosely } from "../../shared/values/fold-look-alikes.ts";
import { slicesOf, type Work } from "./slices.ts";

/** A row, and its place among the rows that are sent, 0-based. */
export interface Line {
  readonly at: number;
  readonly read: ReadInvoice;
}

/** The lines of each invoice, wherever they are in the file; in the order of each invoice's first row. */
export function* groupLines(rows: readonly ReadInvoice[]): Work<readonly (readonly Line[])[]> {
  const invoices = new Map<string, Line[]>();
  let at = 0;
  for (const slice of slicesOf(rows)) {
    for (const read of slice) {
      const key = invoiceOf(read);
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

/** The same for all lines of one invoice. See [Note: look-alikes]. A row without a number is an invoice of its own. */
function invoiceOf({ row, invoice }: ReadInvoice): string {
  const { AccountId: id, AccountName: name = "", InvoiceNumber: number = "" } = invoice;
  const folded = foldNumberLoosely(number);
  return JSON.stringify(folded === "" ? [row] : [folded, id ?? null, id === undefined ? foldLookAlikes(name) : ""]);
}
