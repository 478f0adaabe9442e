/** @file Finds the ids that an invoice list gives to several invoices, as when a column was filled down. */

import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";

/**
 * The ids that have more than one invoice number. The finance system has one id for each purchase invoice, so nobody can
 * tell which of them is meant: such rows confirm nothing, and no document is attached by them.
 */
export function idsOfSeveral(entries: readonly RegisterEntry[]): ReadonlySet<string> {
  const byId = Map.groupBy(entries, ({ purchaseInvoiceId }) => purchaseInvoiceId);
  const isShared = (all: readonly RegisterEntry[]) =>
    new Set(all.map(({ invoiceNumber }) => foldNumberLoosely(invoiceNumber))).size > 1;
  return new Set([...byId].flatMap(([id, all]) => (isShared(all) ? [id] : [])));
}
