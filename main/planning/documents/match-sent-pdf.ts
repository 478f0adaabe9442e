/** @file Decides which purchase invoice came of an e-invoice that was sent, by what is known of its number since. */

import { hasSameDateAndAmount } from "../../../shared/confirmation/compare-with-list.ts";
import type { ListedCandidate, SentPdf } from "../../../shared/e-invoice/sent-pdf.ts";
import { isSameCompany } from "../../../shared/imports/alike/company-name.ts";
import type { Candidate } from "../../../shared/imports/candidate.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { isDistinctive } from "./distinctive-number.ts";

export type SentPdfMatch =
  | { readonly is: "sure"; readonly purchaseInvoiceId: string }
  /** Only a person can choose: each VAT line may have become a purchase invoice of its own. */
  | { readonly is: "several"; readonly candidates: readonly Candidate[] }
  | { readonly is: "unknown" };

/**
 * The same number and the same supplier are sure: by its ID, or by the name that was sent or that the office's supplier
 * lists have for the ID. Where a list names no supplier, or only by a name that nobody knows for an ID, the number has to be
 * distinctive, or the date and the amount the same: what confirms an invoice is enough for its document, too. The invoice
 * of another supplier is not this one. A person's word goes before all lists.
 *
 * @param names what supplier lists call the account that was sent
 */
export function matchSentPdf(
  { invoiceNumber, lines, given, registered }: Omit<SentPdf, "importId">,
  names: readonly string[] = [],
): SentPdfMatch {
  if (given !== null) return { is: "sure", purchaseInvoiceId: given };
  const { AccountId: account = null, AccountName: name = null } = lines[0] ?? {};
  const known = new Set([...(name === null ? [] : [name]), ...names].map(foldNumber));
  const isOwn = ({ supplier, says }: ListedCandidate): boolean =>
    account !== null && says?.supplierId != null
      ? says.supplierId === account
      : supplier !== null && known.has(foldNumber(supplier));
  const isNumberEnough = isDistinctive(foldNumber(invoiceNumber));
  const mayBe = ({ supplier, says }: ListedCandidate): boolean => {
    if (account !== null && says?.supplierId != null) return false;
    const isProven = says !== undefined && hasSameDateAndAmount(lines, says);
    if (supplier === null || known.size === 0) return isNumberEnough || isProven;
    return isProven && (account !== null || [name ?? "", ...names].some((one) => isSameCompany(one, supplier)));
  };
  const booked = registered.filter(({ notBooked }) => notBooked === undefined);
  const own = booked.filter(isOwn);
  const meant = own.length > 0 ? own : booked.filter(mayBe);
  const [first, ...others] = new Map(meant.map((one) => [one.purchaseInvoiceId, withoutFigures(one)])).values();
  if (first === undefined) return { is: "unknown" };
  if (others.length > 0) return { is: "several", candidates: [first, ...others] };
  return { is: "sure", purchaseInvoiceId: first.purchaseInvoiceId };
}

const withoutFigures = ({ says: _, ...candidate }: ListedCandidate): Candidate => candidate;
