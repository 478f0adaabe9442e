/** @file A purchase invoice that a document may belong to. */

/** A purchase invoice from a register, or one of which only the id is known. */
export interface Candidate {
  readonly purchaseInvoiceId: string;
  /** As written in the register; empty if only the id is known. */
  readonly invoiceNumber: string;
  readonly supplier: string | null;
  /** Set only if the document's text contains the number: whether it contains the supplier's name too. */
  readonly supplierNamed?: boolean;
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
