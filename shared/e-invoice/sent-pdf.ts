/** @file What waits to be attached to the purchase invoice that came of an e-invoice: its PDF, or the documents inside. */

import type { Candidate } from "../imports/candidate.ts";
import type { Import, TakenEnclosure } from "../imports/import.ts";
import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import type { EntryFigures } from "../spreadsheet/sheet-reading.ts";
import { isNamedAsPdf } from "./e-invoice-name.ts";

/**
 * [Note: a PDF that waits for its ID]
 *
 * The rows of an e-invoice are sent first, and the finance system gives the purchase invoice an ID that its answer need
 * not contain. So the import of the PDF is done, and its file is in Done. Once an answer or a later invoice list names
 * the ID, or a person gives it, the file passes to an import of its own, which attaches it. Until then it needs nobody.
 *
 * The finance system takes no XML. An e-invoice in XML stays in Done; the documents inside it (BG-24) wait within it.
 * They are written beside it when the ID is known, and each is an import of its own from then on.
 */
export interface SentPdf {
  readonly importId: string;
  readonly invoiceNumber: string;
  /** Its rows as they were sent. Beside an AccountId, the finance system doesn't look at the seller's name. */
  readonly lines: readonly InvoiceIdentity[];
  /** The ID that a person has given; null where none has. */
  readonly given: string | null;
  /** What answers and invoice lists have said of that number since it was sent. */
  readonly registered: readonly ListedCandidate[];
}

/** With what its list says of the invoice. */
export interface ListedCandidate extends Candidate {
  readonly says?: EntryFigures;
}

/** True of an import whose PDF, or a document inside it, waits so. A PDF is a batch only where an e-invoice was found in it. */
export const waitsForId = (import_: Pick<Import, "kind" | "state" | "place" | "enclosures">): boolean => {
  const { kind, state, place } = import_;
  if (kind !== "batch" || state.at !== "done" || place.path === null) return false;
  return isNamedAsPdf(place.dropped) || enclosuresWaiting(import_).length > 0;
};

/** The documents inside an e-invoice that are yet to be attached. */
export const enclosuresWaiting = ({ enclosures }: Pick<Import, "enclosures">): readonly TakenEnclosure[] =>
  enclosures.filter(({ problem, to }) => problem === null && to === null);
