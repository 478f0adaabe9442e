/** @file A PDF whose e-invoice was sent, and which is yet to be attached to the purchase invoice that came of it. */

import type { Candidate } from "../imports/candidate.ts";
import type { Import } from "../imports/import.ts";
import { isNamedAsPdf } from "./e-invoice-name.ts";

/**
 * [Note: a PDF that waits for its ID]
 *
 * The rows of an e-invoice are sent first, and the finance system gives the purchase invoice an ID that its answer need
 * not contain. So the import of the PDF is done, and its file is in Done. Once an answer or a later invoice list names
 * the ID, the file passes to an import of its own, which attaches it. Until then it needs nobody.
 */
export interface SentPdf {
  readonly importId: string;
  readonly invoiceNumber: string;
  /** The seller's name as it was sent; null where an id was sent in its place. */
  readonly supplier: string | null;
  /** What answers and invoice lists have said of that number since it was sent. */
  readonly registered: readonly Candidate[];
}

/** True of an import whose PDF waits so. A PDF is a batch only where an e-invoice was found in it. */
export const waitsForId = ({ kind, state, place }: Pick<Import, "kind" | "state" | "place">): boolean =>
  kind === "batch" && state.at === "done" && place.path !== null && isNamedAsPdf(place.dropped);
