/** @file The invoice IDs that an invoice may have, by what lists and answers of the finance system say of its number. */

import type { Candidate } from "../imports/candidate.ts";
import type { PurchaseInvoice } from "../values/purchase-invoice.ts";
import { foldNumber } from "../values/text/fold-number.ts";

/** @param found what they say of its number; an entry with another supplier is about another invoice */
export function idsOfInvoice(
  found: readonly Candidate[],
  { AccountName: name }: Pick<PurchaseInvoice, "AccountName">,
): readonly string[] {
  const own = found.filter(
    ({ supplier, notBooked }) =>
      notBooked === undefined && (name === undefined || supplier === null || foldNumber(supplier) === foldNumber(name)),
  );
  return [...new Set(own.map(({ purchaseInvoiceId }) => purchaseInvoiceId))];
}
