/** @file What the note beside a file says beyond its import: the invoices in question, the original, the connection. */

import { minutesInMs, type Namesake, namesakesOf } from "../../shared/imports/batch-names.ts";
import type { Import } from "../../shared/imports/import.ts";
import { wasToGoAgain } from "../../shared/imports/needs-person.ts";
import { invoicesFromPayload } from "../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { Journal } from "./ports/journal-port.ts";

export const noteContextFor = (journal: Pick<Journal, "get" | "payload" | "batchesSent">, import_: Import) => ({
  namesakes: namesakesInQuestion(journal, import_),
  invoices: invoicesInQuestion(journal, import_),
  original: originalOf(journal, import_),
});

/** The import that went before a duplicate. */
export const originalOf = (journal: Pick<Journal, "get">, { state }: Import): Import | null =>
  (state.at === "duplicate" && journal.get(state.of)) || null;

/** The other batches that may have the name of the one whose outcome is unknown. */
export function namesakesInQuestion(journal: Pick<Journal, "batchesSent">, import_: Import): readonly Namesake[] {
  const { kind, state, parts, connection } = import_;
  const part = kind === "batch" && state.at === "unknown" ? parts[state.part] : undefined;
  const minutes = part === undefined ? null : minutesInMs(part);
  if (state.at !== "unknown" || minutes === null) return [];
  return namesakesOf(import_, state.part, journal.batchesSent(connection, minutes.from, minutes.to));
}

/** What a person compares with the finance system: the batch that is unknown, or all that wait for approval. */
export function invoicesInQuestion(
  journal: Pick<Journal, "payload">,
  { id, kind, state, parts }: Import,
): readonly PurchaseInvoice[] {
  if (kind !== "batch") return [];
  if (state.at === "unknown") return invoicesFromPayload(journal.payload(id, state.part));
  const isInQuestion = state.at === "held" || (state.at === "failed" && wasToGoAgain(state.why));
  return isInQuestion
    ? parts.flatMap((part, n) => (part.state === "done" ? [] : invoicesFromPayload(journal.payload(id, n))))
    : [];
}
