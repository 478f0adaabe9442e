/** @file The part of the state machine for what a person decides with one command. */

import { waitsForId } from "../../../shared/e-invoice/sent-pdf.ts";
import { unsavedEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { mergeChange } from "../../../shared/spreadsheet/template.ts";
import { withoutChange } from "../../../shared/spreadsheet/without-change.ts";
import { changesWhenClosed } from "./advance-settled.ts";
import {
  canAnswer,
  canAttach,
  canClose,
  canReject,
  canRetry,
  canSendAnyway,
  canTakeAsSpreadsheet,
  canTryNow,
  hasSentAny,
  isToGoAgain,
  isUnplannedDocument,
} from "./allowed-actions.ts";
import { afterTry, again, type Changes, replanned, untried } from "./next-state.ts";

type Decision = Extract<
  ImportEvent,
  {
    type: "approve" | "answer" | "reject" | "retry" | "send-anyway" | "attach" | "take-back" | "take-as-spreadsheet";
  }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesWhenDecided(before: Import, event: Decision): Changes | null {
  const { state, since } = before;
  switch (event.type) {
    case "approve": {
      if (state.at !== "held") return null;
      const { plannedBy } = before;
      const known = state.why?.kind === "connection-changed" ? state.why.to : null;
      return [untried, known !== null && plannedBy ? { plannedBy: { ...plannedBy, connection: known } } : {}];
    }
    case "answer":
      return canAnswer(before) ? answered(before, event) : null;
    case "reject":
      if (!canReject(before)) return null;
      if (canClose(before)) return [{ at: "done", closed: { reason: event.reason } }, {}];
      if (state.at === "unknown") return changesWhenClosed(before, event);
      if (state.at === "sending") return [{ ...state, rejected: { reason: event.reason } }, { since }];
      return [{ at: "failed", why: { kind: "rejected", reason: event.reason, ...afterTry(event) } }, {}];
    case "retry":
      if (canTryNow(before) && state.at === "queued") return [{ ...state, notBefore: 0 }, { since }];
      return canRetry(before) ? again(before) : null;
    case "send-anyway":
      if (!canSendAnyway(before)) return null;
      if (state.at === "duplicate") return [{ at: "reading" }, { anyway: "all" }];
      if (unsavedEInvoice(before) !== null) return [untried, replanned(before)];
      return [
        hasSentAny(before) || isToGoAgain(before) ? untried : { at: "reading" },
        { anyway: before.anyway ?? "asked" },
      ];
    case "attach": {
      const { purchaseInvoiceId } = event;
      if (waitsForId(before)) return [state, { purchaseInvoiceId, since }];
      if (!canAttach(before) && !isUnplannedDocument(before)) return null;
      return [{ at: "reading" }, { kind: "document", parts: [], anyway: null, plannedBy: null, purchaseInvoiceId }];
    }
    case "take-back":
      return before.undo?.to ? [before.undo.to.state, before.undo.to] : null;
    case "take-as-spreadsheet":
      if (!canTakeAsSpreadsheet(before)) return null;
      // Nothing is said of how it is read, but that it is.
      return [{ at: "reading" }, { kind: "batch", answers: { change: {}, remember: false } }];
    default:
      return event satisfies never;
  }
}

function answered(before: Import, event: Extract<Decision, { type: "answer" }>): Changes {
  const { change: said = {}, once: saidOnce = {}, remember = false } = before.answers ?? {};
  const change = mergeChange(said, event.change);
  const once = event.remember ? withoutChange(saidOnce, event.change) : mergeChange(saidOnce, event.change);
  const answers = { change, once, remember: remember || event.remember };
  return [
    before.state.at === "reading" ? before.state : { at: "reading" },
    { parts: [], leftOut: [], sentBefore: [], anyway: null, answers, pendingTemplate: null, plannedBy: null },
  ];
}
