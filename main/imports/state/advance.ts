/** @file The state machine: an import and what has happened to it give the import as it stands then. */

import { waitsForId } from "../../../shared/e-invoice/sent-pdf.ts";
import { unsavedEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import { mayHaveFilesInside } from "../../../shared/imports/can-reject.ts";
import type { NotSent } from "../../../shared/imports/failure.ts";
import type { FilePlace, Import, ImportState } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { reversibleParts } from "../../../shared/reversal/can-reverse.ts";
import { mergeChange } from "../../../shared/spreadsheet/template.ts";
import { withoutChange } from "../../../shared/spreadsheet/without-change.ts";
import { stateWhenCorrected, withoutReplaced } from "./advance-corrected.ts";
import { changesAfterRestore } from "./advance-restored.ts";
import { changesWhenClosed, changesWhenSettled } from "./advance-settled.ts";
import {
  canAnswer,
  canAttach,
  canClose,
  canReadAgain,
  canReject,
  canRetry,
  canSendAnyway,
  canTakeAsSpreadsheet,
  canTryNow,
  canWithdraw,
  hasSentAny,
  isToGoAgain,
  isUnplannedDocument,
  mayBeThere,
} from "./allowed-actions.ts";
import {
  afterArrival,
  afterTry,
  again,
  lookedAtAgain,
  placeAt,
  refiledPlace,
  replanned,
  stateOncePutBack,
  stateOnceRead,
  takenTo,
  toBeRead,
  untried,
  whyWithdrawn,
  withKnown,
  withPart,
} from "./next-state.ts";
import { withUndo } from "./undo.ts";

/**
 * The import after `event`. See [Note: the states of an import].
 *
 * No other code makes a state; test/architecture/states.test.ts holds everyone to that.
 *
 * @param atMs epoch ms at which it happened
 * @throws where the event cannot follow the state, which is our own mistake
 */
export const advance = (before: Import, event: ImportEvent, atMs: number): Import =>
  withUndo(before, step(before, event, atMs), event, atMs);

function step(before: Import, event: ImportEvent, atMs: number): Import {
  const next = (state: ImportState, changes: Partial<Import> = {}): Import => ({
    ...before,
    place: state === before.state ? before.place : refiledPlace(before.place, state),
    since: atMs,
    ...changes,
    state,
    version: before.version + 1,
  });
  const { state } = before;
  switch (event.type) {
    case "plan":
      if (state.at !== "reading") break;
      return next(stateOnceRead(event), {
        parts: event.parts.map((part) => ({
          ...part,
          state: "planned",
          sentAt: null,
          endedAt: null,
          status: null,
        })),
        leftOut: event.leftOut,
        sentBefore: event.sentBefore,
        purchaseInvoiceId: event.purchaseInvoiceId,
        pendingTemplate: event.pendingTemplate ?? null,
        enclosures: (event.enclosures ?? []).map((one) => ({ ...one, to: null })),
        plannedBy: event.by,
      });
    case "store-register":
    case "store-list":
    case "store-suppliers":
    case "store-names":
      if (state.at === "reading") return next({ at: "done" }, { kind: "register" });
      break;
    case "reclassify":
      if (state.at === "reading") return next(toBeRead(state.wantsApproval === true), { kind: event.kind });
      break;
    case "ask":
      // What was planned no longer holds: newer lists name another invoice for a document, or know rows of a batch.
      if (state.at === "queued" && !hasSentAny(before) && !isToGoAgain(before))
        return next({ at: "waiting", why: event.why }, { ...again(before)[1], purchaseInvoiceId: null });
      if (state.at === "reading" || state.at === "queued") {
        const asked = next({ at: "waiting", why: event.why });
        return state.at === "reading" && state.askedSince !== undefined ? { ...asked, since: state.askedSince } : asked;
      }
      break;
    case "invalid-file":
      if (state.at === "reading") return next({ at: "failed", why: event.why });
      break;
    case "mark-duplicate":
      if (state.at === "reading") return next({ at: "duplicate", of: event.of });
      break;
    case "mark-corrected":
    case "not-corrected": {
      const corrected = stateWhenCorrected(before, event);
      if (corrected === null) break;
      return next(corrected);
    }
    case "mark-correction":
      return { ...next(state), since: before.since };
    case "replace-rows": {
      const left = withoutReplaced(before, event);
      if (left === null) break;
      const { state: then, ...changes } = left;
      // Only where rows were sent is there something new to say beside the file.
      const place = event.rows.length === 0 ? { place: before.place } : {};
      return { ...next(then, { ...changes, ...place }), since: before.since };
    }
    case "wait-for-original":
      if (state.at !== "reading") break;
      return next({ ...state, behind: event.original, repeats: event.repeats });
    case "begin-sending":
      if (state.at !== "queued" || before.parts[event.part]?.state !== "planned") break;
      return next(
        { at: "sending", part: event.part, attempts: state.attempts },
        {
          parts: withPart(before, event.part, {
            state: "sending",
            sentAt: atMs,
            endedAt: null,
            status: null,
          }),
        },
      );
    case "accepted": {
      // An answer that came late is evidence: what was unknown is known.
      if (state.at !== "sending" && state.at !== "unknown") break;
      const parts = withKnown(before, state.part, {
        ...event.counted,
        state: "done",
        endedAt: atMs,
        status: event.status,
      });
      const leftOut = event.notSaved ? [...before.leftOut, ...event.notSaved] : before.leftOut;
      return next(afterArrival(parts, leftOut), {
        parts,
        leftOut,
        documentId: event.documentId,
        pendingTemplate: null,
      });
    }
    case "rejected-by-service":
      if (state.at !== "sending" && state.at !== "unknown") break;
      return next(
        { at: "failed", why: event.why },
        {
          parts: withPart(before, state.part, {
            state: "refused",
            endedAt: atMs,
            status: event.why.status,
          }),
        },
      );
    case "not-sent":
      if (state.at !== "sending") break;
      return next(
        state.rejected
          ? { at: "failed", why: { kind: "rejected", ...state.rejected } }
          : { at: "queued", why: event.why, attempts: state.attempts + 1, notBefore: event.notBefore },
        { parts: withPart(before, state.part, { state: "planned", sentAt: null }) },
      );
    case "defer": {
      if (state.at !== "queued") break;
      const deferred: ImportState = {
        at: "queued",
        why: event.why,
        attempts: state.attempts + 1,
        notBefore: event.notBefore,
      };
      return { ...next(deferred), since: isSameWait(before, event.why) ? before.since : atMs };
    }
    case "outcome-unknown":
      if (state.at !== "sending") break;
      return next(
        { at: "unknown", part: state.part, why: event.why },
        { parts: withPart(before, state.part, { state: "unknown", endedAt: event.lastEvidenceAt }) },
      );
    case "hold":
      if (event.why !== undefined && (state.at === "queued" || state.at === "held"))
        return next({ at: "held", doubts: [], why: event.why });
      if (state.at !== "queued" || hasSentAny(before)) break;
      return next({ at: "held", doubts: [] });
    case "read-again": {
      const { connection, wantsApproval } = event;
      // The inbox has the connection again that the first part was sent over: the rest is sent as it was planned.
      if (state.at === "held" && mayBeThere(before)) return next(untried);
      if (!canReadAgain(before)) break;
      return next(lookedAtAgain(before, toBeRead(wantsApproval)), {
        ...{ connection, parts: [], leftOut: [], sentBefore: [], pendingTemplate: null, plannedBy: null },
        // What a person has said of one finance system says nothing of another.
        ...(connection !== before.connection && { anyway: null, purchaseInvoiceId: null }),
      });
    }
    case "adopt": {
      const { inbox, connection } = event;
      const plannedBy =
        before.plannedBy && connection !== before.connection ? { ...before.plannedBy, connection } : null;
      return { ...next(state, { inbox, connection, ...(plannedBy && { plannedBy }) }), since: before.since };
    }
    case "approve": {
      if (state.at !== "held") break;
      const { plannedBy } = before;
      const known = state.why?.kind === "connection-changed" ? state.why.to : null;
      return next(untried, known !== null && plannedBy ? { plannedBy: { ...plannedBy, connection: known } } : {});
    }
    case "answer": {
      if (!canAnswer(before)) break;
      const { change: said = {}, once: saidOnce = {}, remember = false } = before.answers ?? {};
      const change = mergeChange(said, event.change);
      const once = event.remember ? withoutChange(saidOnce, event.change) : mergeChange(saidOnce, event.change);
      const answers = { change, once, remember: remember || event.remember };
      return next(
        { at: "reading" },
        { parts: [], leftOut: [], sentBefore: [], anyway: null, answers, pendingTemplate: null, plannedBy: null },
      );
    }
    case "reject":
      if (!canReject(before)) break;
      if (canClose(before)) return next({ at: "done", closed: { reason: event.reason } });
      if (state.at === "unknown") return next(...changesWhenClosed(before, event));
      if (state.at === "sending")
        return { ...next({ ...state, rejected: { reason: event.reason } }), since: before.since };
      return next({ at: "failed", why: { kind: "rejected", reason: event.reason, ...afterTry(event) } });
    case "retry":
      if (canTryNow(before) && state.at === "queued")
        return { ...next({ ...state, notBefore: 0 }), since: before.since };
      if (!canRetry(before)) break;
      return next(...again(before));
    case "look-again": {
      if (!canRetry(before)) break;
      const [then, changes] = again(before);
      return next(lookedAtAgain(before, then), changes);
    }
    case "send-anyway": {
      if (!canSendAnyway(before)) break;
      if (state.at === "duplicate") return next({ at: "reading" }, { anyway: "all" });
      if (unsavedEInvoice(before) !== null) return next(untried, replanned(before));
      return next(hasSentAny(before) || isToGoAgain(before) ? untried : { at: "reading" }, { anyway: "asked" });
    }
    case "attach":
      if (waitsForId(before))
        return { ...next(state, { purchaseInvoiceId: event.purchaseInvoiceId }), since: before.since };
      if (!canAttach(before) && !isUnplannedDocument(before)) break;
      return next(
        { at: "reading" },
        { kind: "document", parts: [], anyway: null, plannedBy: null, purchaseInvoiceId: event.purchaseInvoiceId },
      );
    case "hand-over":
      if (!waitsForId(before)) break;
      return {
        ...next(state, { place: placeAt(before.place, { type: "set-location", at: null }) }),
        since: before.since,
      };
    case "take-out": {
      if (!waitsForId(before)) break;
      const enclosures = before.enclosures.map((one, at) => takenTo(one, event.to[at] ?? null));
      return { ...next(state, { enclosures }), since: before.since };
    }
    case "take-back":
      if (!before.undo?.to) break;
      return next(before.undo.to.state, before.undo.to);
    case "reverse": {
      if (!reversibleParts(before).length) break;
      const { type: _, ...asked } = event;
      const reversals = [...(before.reversals ?? []), { ...asked, to: null }];
      return { ...next(state, { reversals }), since: before.since };
    }
    case "draft-reversal": {
      const at = before.reversals?.findIndex(({ to }) => to === null) ?? -1;
      const reversals = before.reversals?.map((each, n) => (n === at ? { ...each, to: event.to } : each));
      if (at < 0 || reversals === undefined) break;
      return { ...next(state, { reversals }), since: before.since };
    }
    case "take-inside":
      if (!mayHaveFilesInside(before)) break;
      return next({ at: "failed", why: { kind: "rejected", reason: null, taken: event.files.length } });
    case "take-as-spreadsheet":
      if (!canTakeAsSpreadsheet(before)) break;
      // Nothing is said of how it is read, but that it is.
      return next({ at: "reading" }, { kind: "batch", answers: { change: {}, remember: false } });
    case "settle":
    case "settle-rows": {
      const changed = changesWhenSettled(before, event);
      if (changed === null) break;
      return next(...changed);
    }
    case "withdraw":
      if (!canWithdraw(before)) break;
      return next(
        { at: "failed", why: whyWithdrawn(before, event) },
        {
          place: { dropped: before.place.dropped, path: null, movingTo: null },
          // A document that changed while it was on its way: its last part never left whole.
          parts: before.parts.map((part) => (part.state === "sending" ? { ...part, state: "planned" } : part)),
        },
      );
    // Where the file lies changes beside the state: `since` tells of the state alone.
    case "start-move":
      return { ...next(state, { place: { ...before.place, movingTo: event.to } }), since: before.since };
    case "return-to-inbox": {
      const place: FilePlace = { dropped: event.at, path: event.at, movingTo: null };
      if (!canRetry({ ...before, place })) return { ...next(state, { place }), since: before.since };
      // One step with the retry, or a crash between the two would file the answer away unread.
      const [then, changes] = again(before);
      // The name it has now is the one that counts: giving a document its number is how people answer.
      return next(then, { ...changes, place, purchaseInvoiceId: null });
    }
    case "put-back":
      if (event.is === "copy") return { ...next(state), since: before.since };
      if (state.at !== "waiting" && state.at !== "failed") break;
      return next(stateOncePutBack(before), {
        place: { dropped: before.place.dropped, path: null, movingTo: null },
      });
    case "settle-row":
      if (before.parts[event.part]?.state !== "done") break;
      return { ...next(state), since: before.since };
    case "correct-cells":
      if (state.at !== "waiting" || state.why.kind !== "rows-have-problems") break;
      return { ...next(state), since: before.since };
    case "notice-change":
      return { ...next(state), since: before.since };
    case "set-location":
      return { ...next(state, { place: placeAt(before.place, event) }), since: before.since };
    case "outcome-unknown-after-restore":
    case "hold-after-restore":
    case "sent-before-restore":
    case "take-as-sent": {
      const changed = changesAfterRestore(before, event);
      if (changed === null) break;
      return next(...changed);
    }
    default:
      return event satisfies never;
  }
  throw new Error(`an import that is ${state.at} cannot ${event.type}`);
}

/** True where an import waits for this very thing already: nothing new has happened. */
export const isSameWait = ({ state }: Import, why: NotSent): boolean =>
  state.at === "queued" && state.why !== null && JSON.stringify(state.why) === JSON.stringify(why);
