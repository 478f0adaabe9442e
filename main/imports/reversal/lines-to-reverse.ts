/** @file The rows of batches that were sent and that a reversal is about; and the reversals that count. */

import type { Import } from "../../../shared/imports/import.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { Reversal } from "../../../shared/reversal/reversal.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Journal } from "../ports/journal-port.ts";
import { hasSentAny } from "../state/allowed-actions.ts";

interface SentLine {
  /** The row of the file that was sent. */
  readonly row: number;
  readonly invoice: PurchaseInvoice;
}

/**
 * What was sent in these batches and accepted, in its order. A row that the finance system has not saved, or perhaps not,
 * is not among them.
 *
 * @returns null where it can't be told which of them those are
 */
export function linesToReverse(
  journal: Pick<Journal, "payload" | "rowsOfPart">,
  { id, leftOut }: Pick<Import, "id" | "leftOut">,
  parts: readonly number[],
): readonly SentLine[] | null {
  const lines: SentLine[] = [];
  for (const part of parts) {
    const invoices = invoicesFromPayload(journal.payload(id, part));
    const unsaved = new Set(leftOut.flatMap(({ row, notSaved }) => (notSaved?.part === part ? [row] : [])));
    // The journal forgets the rows that were not saved, so that they may be sent in another file.
    const rows = [...new Set([...journal.rowsOfPart(id, part), ...unsaved])].toSorted((a, b) => a - b);
    if (rows.length !== invoices.length) return null;
    for (const [at, invoice] of invoices.entries()) {
      const row = rows[at] ?? 0;
      if (!unsaved.has(row)) lines.push({ row, invoice });
    }
  }
  return lines;
}

/** The reversals of an import that were sent, may have been, or may still be: all but those that are over unsent. */
export const liveReversals = (
  journal: Pick<Journal, "get" | "mayHaveArrived">,
  { reversals = [] }: Pick<Import, "reversals">,
): readonly Reversal[] =>
  reversals.filter(({ to }) => {
    const import_ = to === null ? undefined : journal.get(to.id);
    if (import_ === undefined || import_.state.at !== "failed" || hasSentAny(import_)) return true;
    return journal.mayHaveArrived(import_.id);
  });
