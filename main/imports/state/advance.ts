/** @file The state machine: an import and what has happened to it give the import as it stands then. */

import type { NotSent } from "../../../shared/imports/failure.ts";
import { folderFor, type Import, type ImportState, type Part, type Place } from "../../../shared/imports/import.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import { mergeChange } from "../../../shared/spreadsheet/template.ts";
import {
  canAnswer,
  canAttach,
  canReject,
  canRetry,
  canSendAnyway,
  canTakeAsSpreadsheet,
  canWithdraw,
  hasSentAny,
} from "./allowed-actions.ts";
import type { Step } from "./import-events.ts";

export type { PartPlan, Step } from "./import-events.ts";

/**
 * The import after `step`, at `atMs`. See [Note: the states of an import].
 *
 * A step that cannot follow the state is our own mistake, so it throws.
 */
export function advance(before: Import, step: Step, atMs: number): Import {
  const next = (state: ImportState, changes: Partial<Import> = {}): Import => ({
    ...before,
    place: state === before.state ? before.place : laidAnew(before.place, state),
    ...changes,
    state,
    since: atMs,
    version: before.version + 1,
  });
  const { state } = before;
  switch (step.did) {
    case "plan":
      if (state.at !== "reading") break;
      return next(stateOnceRead(step), {
        parts: step.parts.map((part) => ({
          ...part,
          state: "planned",
          sentAt: null,
          endedAt: null,
          status: null,
        })),
        leftOut: step.leftOut,
        sentBefore: step.sentBefore,
        purchaseInvoiceId: step.purchaseInvoiceId,
        lesson: step.lesson ?? null,
      });
    case "keep-register":
    case "keep-list":
      if (state.at === "reading") return next({ at: "done" }, { kind: "register" });
      break;
    case "change-kind":
      if (state.at === "reading") return next({ at: "reading" }, { kind: step.kind });
      break;
    case "ask":
      // What is tried again in part is planned already, and may have gone in another file meanwhile.
      if (state.at === "reading" || (state.at === "queued" && hasSentAny(before)))
        return next({ at: "waiting", why: step.why });
      break;
    case "refuse":
      if (state.at === "reading") return next({ at: "failed", why: step.why });
      break;
    case "find-twin":
      if (state.at === "reading") return next({ at: "duplicate", of: step.of });
      break;
    case "wait-behind":
      if (state.at === "reading") return next({ at: "reading", behind: step.elder });
      break;
    case "begin":
      if (state.at !== "queued" || before.parts[step.part]?.state !== "planned") break;
      return next(
        { at: "sending", part: step.part, attempts: state.attempts },
        {
          parts: withPart(before, step.part, {
            state: "sending",
            sentAt: atMs,
            endedAt: null,
            status: null,
          }),
        },
      );
    case "accept": {
      if (state.at !== "sending") break;
      const parts = withPart(before, state.part, {
        state: "done",
        endedAt: atMs,
        status: step.status,
      });
      return next(afterArrival(parts, before.leftOut), { parts, documentId: step.documentId, lesson: null });
    }
    case "decline":
      if (state.at !== "sending") break;
      return next(
        { at: "failed", why: step.why },
        {
          parts: withPart(before, state.part, {
            state: "refused",
            endedAt: atMs,
            status: step.why.status,
          }),
        },
      );
    case "not-send":
      if (state.at !== "sending") break;
      return next(
        state.rejected
          ? { at: "failed", why: { kind: "rejected", ...state.rejected } }
          : { at: "queued", why: step.why, attempts: state.attempts + 1, notBefore: step.notBefore },
        { parts: withPart(before, state.part, { state: "planned", sentAt: null }) },
      );
    case "hold-back": {
      if (state.at !== "queued") break;
      const held: ImportState = {
        at: "queued",
        why: step.why,
        attempts: state.attempts + 1,
        notBefore: step.notBefore,
      };
      return { ...next(held), since: isSameWait(before, step.why) ? before.since : atMs };
    }
    case "lose-sight":
      if (state.at !== "sending") break;
      return next(
        { at: "unknown", part: state.part, why: step.why },
        { parts: withPart(before, state.part, { state: "unknown", endedAt: step.lastEvidenceAt }) },
      );
    case "approve":
      if (state.at === "held") return next(untried);
      break;
    case "answer": {
      if (!canAnswer(before)) break;
      const change = mergeChange(before.answers?.change ?? {}, step.change);
      const answers = { change, remember: step.remember };
      return next({ at: "reading" }, { parts: [], leftOut: [], sentBefore: [], anyway: null, answers, lesson: null });
    }
    case "reject":
      if (!canReject(before)) break;
      if (state.at === "sending")
        return { ...next({ ...state, rejected: { reason: step.reason } }), since: before.since };
      return next({ at: "failed", why: { kind: "rejected", reason: step.reason } });
    case "retry":
      if (!canRetry(before)) break;
      return next(...again(before));
    case "send-anyway": {
      if (!canSendAnyway(before)) break;
      if (state.at === "duplicate") return next({ at: "reading" }, { anyway: "all" });
      return next(hasSentAny(before) ? untried : { at: "reading" }, { anyway: "asked" });
    }
    case "attach":
      if (!canAttach(before)) break;
      return next(
        { at: "reading" },
        { kind: "document", parts: [], anyway: null, purchaseInvoiceId: step.purchaseInvoiceId },
      );
    case "take-as-spreadsheet":
      if (!canTakeAsSpreadsheet(before)) break;
      // Nothing is said of how it is read, but that it is.
      return next({ at: "reading" }, { kind: "batch", answers: { change: {}, remember: false } });
    case "settle": {
      if (state.at !== "unknown") break;
      const parts = withPart(before, state.part, { state: step.answer === "arrived" ? "done" : "planned" });
      // After a restore several parts may be in doubt: each is asked about before anything goes on.
      const doubtful = parts.findIndex((part) => part.state === "unknown");
      if (doubtful >= 0) return next({ ...state, part: doubtful }, { parts });
      return next(step.answer === "arrived" ? afterArrival(parts, before.leftOut) : untried, { parts });
    }
    case "withdraw":
      if (!canWithdraw(before)) break;
      return next(
        { at: "failed", why: { kind: "withdrawn", was: step.was } },
        {
          place: { dropped: before.place.dropped, lies: null, movingTo: null },
          // A document that changed while it was on its way: its last part never left whole.
          parts: before.parts.map((part) => (part.state === "sending" ? { ...part, state: "planned" } : part)),
        },
      );
    // Where the file lies changes beside the state: `since` tells of the state alone.
    case "move":
      return { ...next(state, { place: { ...before.place, movingTo: step.to } }), since: before.since };
    case "come-back": {
      const place: Place = { dropped: step.at, lies: step.at, movingTo: null };
      if (!canRetry({ ...before, place })) return { ...next(state, { place }), since: before.since };
      // One step with the retry, or a crash between the two would file the answer away unread.
      const [then, changes] = again(before);
      // The name it has now is the one that counts: giving a document its number is how people answer.
      return next(then, { ...changes, place, purchaseInvoiceId: null });
    }
    case "lie":
      return { ...next(state, { place: placeAfterLie(before.place, step) }), since: before.since };
    default:
      return step satisfies never;
  }
  throw new Error(`an import that is ${state.at} cannot ${step.did}`);
}

/**
 * A file that lies where its new state calls for is to be moved onto its own
 * place: the file stays, and the note beside it is written anew.
 */
function laidAnew(place: Place, state: ImportState): Place {
  const folder = folderFor(state);
  const isThere = folder !== null && place.lies?.startsWith(`${folder}/`) === true;
  return isThere && place.movingTo === null ? { ...place, movingTo: place.lies } : place;
}

/** From the start where nothing has gone yet; else with the parts that the service has not taken. */
const again = (import_: Import): readonly [ImportState, Partial<Import>] =>
  hasSentAny(import_)
    ? [
        untried,
        {
          parts: import_.parts.map((part) => (part.state === "refused" ? { ...part, state: "planned" } : part)),
          anyway: null,
        },
      ]
    : [{ at: "reading" }, { parts: [], leftOut: [], sentBefore: [], anyway: null, lesson: null }];

/** True where an import waits for this very thing already: nothing new has happened. */
export const isSameWait = ({ state }: Import, why: NotSent): boolean =>
  state.at === "queued" && state.why !== null && JSON.stringify(state.why) === JSON.stringify(why);

const placeAfterLie = ({ dropped }: Place, { at, copy }: Extract<Step, { did: "lie" }>): Place => ({
  dropped,
  lies: at,
  movingTo: null,
  ...(copy && { copy }),
});

const untried: ImportState = { at: "queued", why: null, attempts: 0, notBefore: 0 };

function stateOnceRead({ hold, mayHaveGone: why }: Extract<Step, { did: "plan" }>): ImportState {
  if (why) return { at: "held", doubts: hold ?? [], why };
  return hold ? { at: "held", doubts: hold } : untried;
}

const withPart = (before: Import, n: number, changes: Partial<Part>): readonly Part[] =>
  before.parts.map((part, index) => (index === n ? { ...part, ...changes } : part));

/** Goes on with the parts that are still to send, and ends where none is. */
function afterArrival(parts: readonly Part[], leftOut: readonly RowProblem[]): ImportState {
  if (parts.some((part) => part.state === "planned")) return untried;
  if (leftOut.length === 0) return { at: "done" };
  const rowsSent = parts.reduce((sum, part) => sum + part.invoices, 0);
  return { at: "waiting", why: { kind: "rows-have-problems", problems: leftOut, rowsSent } };
}
