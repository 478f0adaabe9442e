/** @file Looks again at documents that wait for their invoice, where an answer of the finance system has its ID. */

import type { Import } from "../../../shared/imports/import.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { proposalsFor } from "../../planning/plan-import.ts";
import type { Ports } from "../ports/ports.ts";
import type { Drafting } from "../state/record.ts";
import { asksForInvoice } from "./keep-lists.ts";
import { registersFor } from "./reclassify.ts";
import { tryAgain } from "./try-again.ts";

/**
 * A scan may come before the spreadsheet with its invoice. Batches are answered all day, so only those are looked at
 * again whose name has one of the numbers: everything else that waits stays as it is.
 *
 * @param registered the numbers in the answer, with their IDs, which the journal holds already
 */
export function lookForNumbers(
  drafting: Drafting<Ports>,
  { connection }: Import,
  registered: readonly Pick<RegisterEntry, "purchaseInvoiceId">[],
): void {
  if (registered.length === 0) return;
  const { certain } = drafting.journal.sameOffice(connection);
  const ids = new Set(registered.map(({ purchaseInvoiceId }) => purchaseInvoiceId));
  tryAgain(drafting, (other, why) => {
    const settings = drafting.inboxSettings(other.inbox);
    if (settings === undefined || !certain.includes(other.connection) || !asksForInvoice.has(why)) return false;
    const named = proposalsFor(other.place.dropped, settings, registersFor(drafting.journal, other));
    return named.some(({ purchaseInvoiceId }) => ids.has(purchaseInvoiceId));
  });
}
