/** @file A purchase invoice that a document may belong to. */

/** A purchase invoice of a register, or one whose id alone is known. */
export interface Candidate {
  readonly purchaseInvoiceId: string;
  /** As the register writes it; empty where only the id is known. */
  readonly invoiceNumber: string;
  readonly supplier: string | null;
  /** Only where the document's own text names it: whether the supplier's name stands there too. */
  readonly supplierNamed?: boolean;
}

/** Why a document has no purchase invoice yet. */
export type WhyUnmatched =
  | "none"
  | "looks-like-a-date"
  | "not-an-id"
  | "two-ids"
  | "several-numbers"
  | "several-suppliers";
