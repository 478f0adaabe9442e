/** @file The part of the state machine for a journal that was restored from a backup. See [Note: after a restore]. */

import type { Import, Part } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import type { Changes } from "./next-state.ts";

export type RestoreEvent = Extract<
  ImportEvent,
  { type: "outcome-unknown-after-restore" | "hold-after-restore" | "sent-before-restore" | "take-as-sent" }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesAfterRestore(before: Import, event: RestoreEvent): Changes | null {
  const { state, parts, place } = before;
  switch (event.type) {
    case "outcome-unknown-after-restore": {
      if (state.at !== "queued" && state.at !== "sending" && state.at !== "unknown") return null;
      const part = parts.findIndex(isOpen);
      if (part < 0) return null;
      const inDoubt = (open: Part): Part => ({
        ...open,
        state: "unknown",
        sentAt: open.sentAt ?? event.from,
        endedAt: event.lastEvidenceAt,
      });
      return [
        { at: "unknown", part, why: event.why },
        { parts: parts.map((each) => (isOpen(each) ? inDoubt(each) : each)) },
      ];
    }
    case "hold-after-restore":
      return state.at === "held" ? [{ ...state, why: event.why }, { since: before.since }] : null;
    case "sent-before-restore":
      if (state.at !== "unknown") return null;
      return [
        { at: "done" },
        {
          parts: parts.map((part) => (part.state === "unknown" ? { ...part, state: "done" } : part)),
          place: { ...place, path: event.at, movingTo: null },
        },
      ];
    case "take-as-sent":
      if (state.at !== "reading" || parts.length > 0) return null;
      return [
        { at: "done" },
        {
          // One call, of which nothing more is known.
          parts: [{ state: "done", invoices: 0, net: {}, vat: {}, sentAt: null, endedAt: null, status: null }],
          place: { ...place, path: event.at },
          purchaseInvoiceId: event.purchaseInvoiceId,
        },
      ];
    default:
      return event satisfies never;
  }
}

const isOpen = ({ state }: Part): boolean => state === "planned" || state === "sending" || state === "unknown";
