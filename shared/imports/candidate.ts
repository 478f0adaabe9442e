/** @file A purchase invoice that a document may belong to, and what a search among the known ones finds. */

/** A purchase invoice from a register, or one of which only the id is known. */
export interface Candidate {
  readonly purchaseInvoiceId: string;
  /** As written in the register; empty if only the id is known. */
  readonly invoiceNumber: string;
  readonly supplier: string | null;
  /** The register's own words that it isn't in the books, such as “Deleted”: nothing is attached to it without asking. */
  readonly notBooked?: string;
  /** Set only if the document's text contains the number: whether it contains the supplier's name too. */
  readonly supplierNamed?: boolean;
}

/** With what its list, or what was sent, says of it. */
export interface FoundInvoice extends Candidate {
  /** yyyy-mm-dd, or null. */
  readonly date: string | null;
  /** Decimal text, or null. */
  readonly net: string | null;
  readonly gross: string | null;
  /** Three letters, or null. */
  readonly currency: string | null;
}

export interface FoundInvoices {
  /** The likeliest first. */
  readonly invoices: readonly FoundInvoice[];
  /** True if there are more than these. */
  readonly hasMore: boolean;
  /** Whether a list has what was typed as an invoice ID; null where it is none, or where there is no list. */
  readonly isListed: boolean | null;
}

/** Why a document has no purchase invoice yet. */
export type WhyUnmatched =
  | "none"
  | "looks-like-a-date"
  | "not-an-id"
  | "may-be-something-else"
  | "two-ids"
  | "several-numbers"
  | "several-suppliers"
  | "entered-twice"
  | "renamed-while-sent"
  | "changed-while-sent";
