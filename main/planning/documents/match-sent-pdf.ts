/** @file Decides which purchase invoice came of an e-invoice that was sent, by what is known of its number since. */

import type { SentPdf } from "../../../shared/e-invoice/sent-pdf.ts";
import type { Candidate } from "../../../shared/imports/candidate.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { isDistinctive } from "./distinctive-number.ts";

export type SentPdfMatch =
  | { readonly is: "sure"; readonly purchaseInvoiceId: string }
  /** Only a person can choose: each VAT line may have become a purchase invoice of its own. */
  | { readonly is: "several"; readonly candidates: readonly Candidate[] }
  | { readonly is: "unknown" };

/**
 * The same number and the same supplier are sure. Where a list names no supplier, the number has to be distinctive; see
 * [Note: a distinctive number]. The invoice of another supplier is not this one. A person's word goes before all lists.
 */
export function matchSentPdf({ invoiceNumber, supplier, given, registered }: Omit<SentPdf, "importId">): SentPdfMatch {
  if (given !== null) return { is: "sure", purchaseInvoiceId: given };
  const isOwn = (one: Candidate): boolean =>
    one.supplier !== null && supplier !== null && foldNumber(one.supplier) === foldNumber(supplier);
  const booked = registered.filter(({ notBooked }) => notBooked === undefined);
  const own = booked.filter(isOwn);
  const isNumberEnough = isDistinctive(foldNumber(invoiceNumber));
  const unnamed = booked.filter((one) => isNumberEnough && (one.supplier === null || supplier === null));
  const meant = own.length > 0 ? own : unnamed;
  const [first, ...others] = new Map(meant.map((one) => [one.purchaseInvoiceId, one])).values();
  if (first === undefined) return { is: "unknown" };
  if (others.length > 0) return { is: "several", candidates: [first, ...others] };
  return { is: "sure", purchaseInvoiceId: first.purchaseInvoiceId };
}
