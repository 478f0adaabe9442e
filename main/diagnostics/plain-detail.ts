/** @file Strips the detail of an audit trail entry of everything that is confidential to the office. */

import { sayMessagesIn } from "../../shared/wording/message.ts";

/** Keys whose texts are about the work and not about what was bought. All other texts are left out. */
const plain = new Set([
  ...[
    "kind",
    "evidence",
    "detail",
    "file",
    "dropped",
    "lies",
    "at",
    "to",
    "was",
    "sha256",
    "rows",
    "inbox",
    "connection",
  ],
  ...["original", "of", "behind", "documentId", "purchaseInvoiceId", "backup", "expected"],
]);
const amounts = new Set(["net", "vat", "first", "change", "pendingTemplate"]);

/** Keeps numbers and the texts of these keys, turns messages into text, and replaces a list by its length. */
export function plainDetail(found: unknown, key = ""): unknown {
  const detail = sayMessagesIn(key, found);
  if (Array.isArray(detail)) return `[${detail.length} of them, left out]`;
  if (typeof detail === "string") {
    const isDecision = key === "answer" && /^(arrived|send-again)$/.test(detail);
    return isDecision || plain.has(key) ? detail : `[${detail.length} characters, left out]`;
  }
  if (typeof detail !== "object" || detail === null) return detail;
  return Object.fromEntries(
    Object.entries(detail)
      .filter(([name]) => !amounts.has(name))
      .map(([name, value]) => [name, plainDetail(value, name)]),
  );
}
