/** @file What to look for in the finance system when nobody saw whether something arrived. */

import { namesOfPart } from "../shared/batch-names.ts";
import type { Import } from "../shared/import.ts";
import { sayBatchNames } from "../shared/wording.ts";
import { count } from "../shared/wording-grammar.ts";
import { sayMoney } from "../shared/wording-money.ts";
import { sayInstant } from "../shared/wording-time.ts";
import { labels } from "./labels.ts";

export interface EvidenceLine {
  readonly label: string;
  readonly value: string;
}

/** Each thing to look for with its name; none where nothing is unknown. */
export function evidenceOf(import_: Import, timeZone: string): readonly EvidenceLine[] {
  const { state, parts, kind, purchaseInvoiceId, place } = import_;
  if (state.at !== "unknown") return [];
  const part = parts[state.part];
  if (part === undefined) return [];
  const sent = part.sentAt === null ? "" : sayInstant(part.sentAt, timeZone);
  const lines: readonly EvidenceLine[] =
    kind === "document"
      ? [
          { label: labels.amongDocumentsOf, value: `Purchase invoice ${purchaseInvoiceId ?? "?"}` },
          { label: labels.documentNamed, value: place.dropped.split("/").at(-1) ?? place.dropped },
          { label: labels.sentAt, value: sent },
        ]
      : [
          { label: labels.batchNamed, value: sayBatchNames(namesOfPart(part, timeZone)) },
          { label: labels.batch, value: parts.length > 1 ? labels.batchOf(state.part + 1, parts.length) : "" },
          { label: labels.holding, value: count(part.invoices, "purchase invoice") },
          { label: labels.net, value: sayMoney(part.net) },
          { label: labels.vat, value: sayMoney(part.vat) },
          { label: labels.sentAt, value: sent },
        ];
  return lines.filter(({ value }) => value !== "");
}
