/** @file The part of the state machine for reading: what a file was found to be, and what has it read again. */

import type { OpenQuestion } from "../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { mergeChange } from "../../../shared/spreadsheet/template.ts";
import { canReadAgain, canRetry, hasSentAny, isToGoAgain, mayBeThere } from "./allowed-actions.ts";
import { again, type Changes, lookedAtAgain, plannedPart, stateOnceRead, toBeRead, untried } from "./next-state.ts";

type ReadEvent = Extract<
  ImportEvent,
  {
    type:
      | "plan"
      | "store-register"
      | "store-list"
      | "store-suppliers"
      | "store-names"
      | "store-template"
      | "reclassify"
      | "ask"
      | "invalid-file"
      | "mark-duplicate"
      | "wait-for-original"
      | "read-again"
      | "look-again"
      | "adopt";
  }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesWhenRead(before: Import, event: ReadEvent): Changes | null {
  const { state, since } = before;
  switch (event.type) {
    case "plan":
      return state.at === "reading" ? planned(before, event) : null;
    case "store-register":
      return state.at === "reading"
        ? [
            {
              ...{ at: "done", ...(event.unused && { unused: event.unused }) },
              ...(event.partly && { partly: event.partly }),
            },
            { kind: "register", ...kept(before, null) },
          ]
        : null;
    case "store-suppliers":
    case "store-names": {
      const listOf = event.type === "store-names" ? event.of : "suppliers";
      return state.at === "reading" ? [{ at: "done", listOf }, { kind: "register" }] : null;
    }
    case "store-list":
    case "store-template":
      return state.at === "reading" ? [{ at: "done" }, { kind: "register" }] : null;
    case "reclassify":
      return state.at === "reading" ? [toBeRead(state.wantsApproval === true), { kind: event.kind }] : null;
    case "ask":
      // What was planned no longer holds: newer lists name another invoice for a document, or know rows of a batch.
      if (state.at === "queued" && !hasSentAny(before) && !isToGoAgain(before))
        return [
          { at: "waiting", why: event.why },
          // That it is sent although all of it was sent before has been said, and stays so.
          { ...again(before)[1], purchaseInvoiceId: null, anyway: before.anyway === "all" ? "all" : null },
        ];
      if (state.at !== "reading" && state.at !== "queued") return null;
      return [
        { at: "waiting", why: event.why },
        state.at === "reading"
          ? { ...kept(before, event.why.kind), ...(state.askedSince !== undefined && { since: state.askedSince }) }
          : {},
      ];
    case "invalid-file":
      return state.at === "reading" ? [{ at: "failed", why: event.why }, {}] : null;
    case "mark-duplicate":
      return state.at === "reading" ? [{ at: "duplicate", of: event.of }, {}] : null;
    case "wait-for-original":
      return state.at === "reading" ? [{ ...state, behind: event.original, repeats: event.repeats }, {}] : null;
    case "read-again":
      return readAgain(before, event);
    case "look-again": {
      if (!canRetry(before)) return null;
      const [then, changes] = again(before);
      return [lookedAtAgain(before, then), changes];
    }
    case "adopt": {
      const { inbox, connection } = event;
      const plannedBy =
        before.plannedBy && connection !== before.connection ? { ...before.plannedBy, connection } : null;
      return [state, { inbox, connection, ...(plannedBy && { plannedBy }), since }];
    }
    default:
      return event satisfies never;
  }
}

/**
 * Answers that are to be remembered are, right after the file was read by them, and never again: then the inbox's templates
 * have them. What was forgotten there, or replaced by a newer list, would come back with each later try of the file.
 *
 * @param why what the file asks now; null where it asks nothing
 */
function kept({ answers }: Import, why: OpenQuestion["kind"] | null): Partial<Pick<Import, "answers">> {
  if (!answers?.remember || (why !== null && isBeforeReading.has(why))) return {};
  const { change, once = {} } = answers;
  // While others are open, only the names are; see rememberSaid.
  if (why !== "cannot-tell") return { answers: { change, once: mergeChange(once, change), remember: false } };
  return change.names === undefined
    ? {}
    : { answers: { ...answers, once: mergeChange(once, { names: change.names }) } };
}

/** Asked before the content was read as a spreadsheet. */
const isBeforeReading: ReadonlySet<OpenQuestion["kind"]> = new Set<OpenQuestion["kind"]>([
  "sync-conflict",
  "spreadsheet-or-document",
  "no-purchase-invoice-id",
]);

const planned = (before: Import, event: Extract<ReadEvent, { type: "plan" }>): Changes => [
  stateOnceRead(event),
  {
    ...kept(before, null),
    parts: event.parts.map(plannedPart),
    leftOut: event.leftOut,
    sentBefore: event.sentBefore,
    purchaseInvoiceId: event.purchaseInvoiceId,
    pendingTemplate: event.pendingTemplate ?? null,
    enclosures: (event.enclosures ?? []).map((one) => ({ ...one, to: null })),
    plannedBy: event.by,
  },
];

function readAgain(before: Import, event: Extract<ReadEvent, { type: "read-again" }>): Changes | null {
  const { connection, wantsApproval, inherits } = event;
  // The inbox has the connection again that the first part was sent over: the rest is sent as it was planned.
  if (before.state.at === "held" && mayBeThere(before)) return [untried, {}];
  if (!canReadAgain(before)) return null;
  return [
    lookedAtAgain(before, toBeRead(wantsApproval)),
    {
      ...{ connection, parts: [], leftOut: [], sentBefore: [], pendingTemplate: null, plannedBy: null },
      // What a person has said of one finance system says nothing of another.
      ...(connection !== before.connection && { anyway: null, purchaseInvoiceId: null }),
      ...(inherits && { follows: inherits.from.id, ...(inherits.reverses && { reverses: inherits.reverses }) }),
    },
  ];
}
