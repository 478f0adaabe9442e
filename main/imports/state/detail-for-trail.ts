/** @file What the audit trail says of an event beside the event itself: which content, which rows, which call. */

import { askedBeforeAgain } from "../../../shared/confirmation/answered-rows.ts";
import { unsavedEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import { canClose } from "../../../shared/imports/can-reject.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { rowRanges } from "../../../shared/values/row-ranges.ts";
import type { Journal, PartContent } from "../ports/journal-port.ts";

/**
 * The detail of the entry for `event`, which took an import from `before` to `after`.
 *
 * What is sent or decided bears the fingerprint of the content that it is about: the entry tells that by itself,
 * whatever becomes of the import's own record.
 */
export function detailForTrail(
  { rowsOfPart }: Pick<Journal, "rowsOfPart">,
  before: Import,
  after: Import,
  event: ImportEvent,
  contents?: readonly PartContent[],
): object {
  // For how long it could be undone says nothing of what was decided.
  const { type: _, undoMs: __, restUntil: ___, ...said } = { undoMs: 0, restUntil: 0, ...event };
  const { id, sha256, state, parts, place, purchaseInvoiceId } = before;
  switch (event.type) {
    case "plan": {
      const rowsOf = (n: number) => rowRanges((contents?.[n]?.fingerprints ?? []).map(({ row }) => row));
      return shorten({ ...said, sha256, parts: event.parts.map((part, n) => ({ ...part, rows: rowsOf(n) })) });
    }
    case "begin-sending": {
      const { invoices, net, vat } = parts[event.part] ?? {};
      const rows = rowRanges(rowsOfPart(id, event.part));
      const call = before.kind === "document" ? { purchaseInvoiceId } : { rows, invoices, net, vat };
      return { ...said, of: parts.length, file: place.dropped, ...callOf(after, event.part), ...call };
    }
    case "accepted":
      return state.at === "sending" ? { ...shorten(said), ...callOf(before, state.part) } : said;
    case "rejected-by-service":
    case "outcome-unknown":
    case "not-sent":
      return state.at === "sending" ? { ...said, ...callOf(before, state.part) } : said;
    case "settle": {
      const asked = askedBeforeAgain(before);
      if (asked !== null) return { ...said, ...callOf(before, asked) };
      if (state.at !== "unknown") return said;
      const { answer, again } = event;
      if (again === undefined) return { answer, ...callOf(before, state.part) };
      // What is sent again is a part of its own from now on; see earlier-try.ts in the journal.
      const { rows, becomes } = again;
      return {
        ...{ answer, ...callOf(before, state.part), part: after.parts.length - 1, from: state.part },
        ...{ rows: rowRanges(rows), ...becomes },
      };
    }
    case "replace-rows":
      return { ...said, rows: rowRanges(event.rows.map(({ row }) => row)), sha256 };
    case "settle-rows":
      if (event.again === undefined) return { ...said, rows: rowRanges(event.rows), sha256 };
      // The others may have been sent once, too; see earlier-try.ts in the journal.
      return {
        ...{ answer: event.answer, rows: rowRanges(event.rows), part: event.part, sha256 },
        ...{ to: after.parts.length - 1, again: rowRanges(event.again.rows) },
      };
    case "approve":
    case "answer":
    case "retry":
    case "look-again":
    case "attach":
    case "take-back":
      return { ...said, file: place.dropped, sha256 };
    case "reject":
      // What may have been sent says which call: see earlier-try.ts in the journal.
      if (before.state.at === "unknown")
        return {
          ...{ reason: event.reason, ...callOf(before, before.state.part), file: place.dropped },
          ...(event.again && { part: after.parts.length - 1, rows: rowRanges(event.again.rows) }),
        };
      return { ...said, file: place.dropped, sha256, ...(canClose(before) && { closes: true }) };
    case "send-anyway":
      // See earlier-try.ts in the journal.
      return {
        ...{ ...said, file: place.dropped, sha256 },
        ...(unsavedEInvoice(before) !== null && { part: 0, mayHaveArrived: true }),
      };
    case "sent-before-restore":
    case "take-as-sent":
      return { ...said, because: "its-file-lies-in-done" };
    default:
      return shorten(said);
  }
}

const callOf = ({ sha256, parts }: Import, part: number) => ({ part, sha256, sentAt: parts[part]?.sentAt ?? null });

/** A list about more rows than this is told by its first ones and by which rows it is about; the import itself keeps it whole. */
const longestList = 50;
const told = 20;

function shorten<T extends object>(detail: T): object {
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, shortened(value)]));
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.flatMap((item) => (typeof item?.row === "number" ? [item.row as number] : []));
    if (value.length <= longestList || rows.length < value.length) return value;
    return { rows: rowRanges(rows), first: value.slice(0, told) };
  }
  return typeof value === "object" && value !== null ? shorten(value) : value;
}
