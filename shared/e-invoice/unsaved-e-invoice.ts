/** @file Tells an e-invoice that was sent and that the finance system did not save: it has no rows to send in another file. */

import type { Import } from "../imports/import.ts";
import { isNamedAsEInvoice, isNamedAsPdf } from "./e-invoice-name.ts";

/** True for a file that is imported as an e-invoice. */
export const isEInvoice = ({ kind, place }: Pick<Import, "kind" | "place">): boolean =>
  kind === "batch" && (isNamedAsEInvoice(place.dropped) || isNamedAsPdf(place.dropped));

/**
 * Of an e-invoice that was sent whole and of which nothing counts as saved: whether it is certain that nothing was. Null
 * for everything else. What was certainly not saved may be tried again; else a person has to look first.
 */
export function unsavedEInvoice(import_: Import): "certain" | "in-doubt" | null {
  const { state, parts, leftOut, place } = import_;
  const [part] = parts;
  if (!isEInvoice(import_) || place.path === null || part === undefined || parts.length > 1) return null;
  if (state.at !== "waiting" || state.why.kind !== "rows-have-problems") return null;
  if (part.state !== "done" || part.invoices > 0 || leftOut.length === 0) return null;
  if (leftOut.every(({ notSaved }) => notSaved?.isCertain === true)) return "certain";
  return leftOut.every(({ notSaved }) => notSaved?.isCertain === false) ? "in-doubt" : null;
}
