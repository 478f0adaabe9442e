/** @file The part of the state machine for sending: a call begins, waits, or has an outcome. */

import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { hasSentAny } from "./allowed-actions.ts";
import { afterArrival, type Changes, withKnown, withPart } from "./next-state.ts";

type SendEvent = Extract<
  ImportEvent,
  {
    type: "begin-sending" | "accepted" | "rejected-by-service" | "not-sent" | "defer" | "outcome-unknown" | "hold";
  }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesWhenSent(before: Import, event: SendEvent, atMs: number): Changes | null {
  const { state } = before;
  switch (event.type) {
    case "begin-sending": {
      if (state.at !== "queued" || before.parts[event.part]?.state !== "planned") return null;
      const sending = { state: "sending", sentAt: atMs, endedAt: null, status: null } as const;
      return [
        { at: "sending", part: event.part, attempts: state.attempts },
        { parts: withPart(before, event.part, sending) },
      ];
    }
    case "accepted": {
      // An answer that came late is evidence: what was unknown is known.
      if (state.at !== "sending" && state.at !== "unknown") return null;
      const parts = withKnown(before, state.part, {
        ...event.counted,
        state: "done",
        endedAt: atMs,
        status: event.status,
      });
      const leftOut = event.notSaved ? [...before.leftOut, ...event.notSaved] : before.leftOut;
      return [afterArrival(parts, leftOut), { parts, leftOut, documentId: event.documentId, pendingTemplate: null }];
    }
    case "rejected-by-service": {
      if (state.at !== "sending" && state.at !== "unknown") return null;
      const refused = { state: "refused", endedAt: atMs, status: event.why.status } as const;
      return [{ at: "failed", why: event.why }, { parts: withPart(before, state.part, refused) }];
    }
    case "not-sent":
      if (state.at !== "sending") return null;
      return [
        state.rejected
          ? { at: "failed", why: { kind: "rejected", ...state.rejected } }
          : { at: "queued", why: event.why, attempts: state.attempts + 1, notBefore: event.notBefore },
        { parts: withPart(before, state.part, { state: "planned", sentAt: null }) },
      ];
    case "defer":
      if (state.at !== "queued") return null;
      return [
        { at: "queued", why: event.why, attempts: state.attempts + 1, notBefore: event.notBefore },
        isSameWait(before, event.why) ? { since: before.since } : {},
      ];
    case "outcome-unknown":
      if (state.at !== "sending") return null;
      return [
        { at: "unknown", part: state.part, why: event.why },
        { parts: withPart(before, state.part, { state: "unknown", endedAt: event.lastEvidenceAt }) },
      ];
    case "hold":
      if (event.why !== undefined && (state.at === "queued" || state.at === "held"))
        return [{ at: "held", doubts: [], why: event.why }, {}];
      return state.at === "queued" && !hasSentAny(before) ? [{ at: "held", doubts: [] }, {}] : null;
    default:
      return event satisfies never;
  }
}

/** True where an import waits for this very thing already: nothing new has happened. */
export const isSameWait = ({ state }: Import, why: NotSent): boolean =>
  state.at === "queued" && state.why !== null && JSON.stringify(state.why) === JSON.stringify(why);
