/** @file What the state machine works with: the states and changes that several events lead to. */

import { unsavedEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import type { AfterTry } from "../../../shared/imports/failures/after-try.ts";
import type { Failure } from "../../../shared/imports/failures/failure.ts";
import type { LeftOutRow } from "../../../shared/imports/failures/open-question.ts";
import type { FilePlace, Import, ImportState, Part, TakenEnclosure } from "../../../shared/imports/import.ts";
import type { ImportEvent, PartPlan } from "../../../shared/imports/import-event.ts";
import { folderFor } from "../../../shared/imports/own-folders.ts";
import { addMoney } from "../../../shared/values/add-money.ts";
import { hasSentAny, isToGoAgain } from "./allowed-actions.ts";

/** The next state, and what else changes. */
export type Changes = readonly [ImportState, Partial<Import>];

/**
 * The place of a file that is already in the folder of its new state: it is moved onto itself. So the file stays, and
 * the note beside it is written again.
 */
export function refiledPlace(place: FilePlace, state: ImportState): FilePlace {
  const folder = folderFor(state);
  const isThere = folder !== null && place.path?.startsWith(`${folder}/`) === true;
  return isThere && place.movingTo === null ? { ...place, movingTo: place.path } : place;
}

/** A new try: from the start if nothing was sent yet, else with the parts that the service has not accepted. */
export const again = (import_: Import): Changes =>
  (hasSentAny(import_) || isToGoAgain(import_)) && unsavedEInvoice(import_) !== "certain"
    ? [
        untried,
        {
          parts: import_.parts.map((part) => (part.state === "refused" ? { ...part, state: "planned" } : part)),
          anyway: null,
        },
      ]
    : [
        { at: "reading" },
        { parts: [], leftOut: [], sentBefore: [], anyway: null, pendingTemplate: null, plannedBy: null },
      ];

/** What was sent, and may not have been saved, as it is sent once more: the very same. */
export function replanned({ parts, leftOut }: Import): Partial<Import> {
  const unsaved = leftOut.flatMap(({ notSaved }) => notSaved ?? []);
  const net = addMoney(unsaved.map((each) => each.net));
  const vat = addMoney(unsaved.map((each) => each.vat));
  const planned = parts.map((part) => ({ ...part, state: "planned", invoices: unsaved.length, net, vat }) as const);
  return { parts: planned, leftOut: [], anyway: "asked" };
}

/** The place after a move, or after the file was found missing. */
export const placeAt = (
  { dropped }: FilePlace,
  { at, copy, goesOn }: Extract<ImportEvent, { type: "set-location" }>,
): FilePlace => ({
  dropped,
  path: at,
  movingTo: null,
  ...(copy && { copy }),
  ...(goesOn !== undefined && { goesOn }),
});

/** Being read, from the start or by other settings. */
export const toBeRead = (wantsApproval: boolean): ImportState => ({
  at: "reading",
  ...(wantsApproval && { wantsApproval }),
});

/** Read again by itself: what asked a person before has waited for them since then. */
export function lookedAtAgain({ state, since }: Import, then: ImportState): ImportState {
  if (then.at !== "reading") return then;
  if (state.at === "waiting") return { ...then, askedSince: since };
  return state.at === "reading" && state.askedSince !== undefined ? { ...then, askedSince: state.askedSince } : then;
}

/** Ready to be sent, not tried yet. */
export const untried: ImportState = { at: "queued", why: null, attempts: 0, notBefore: 0 };

/** The state of an import that was planned: held for approval or for a doubt, else queued. */
export function stateOnceRead({ hold, mayHaveGone: why }: Extract<ImportEvent, { type: "plan" }>): ImportState {
  if (why) return { at: "held", doubts: hold ?? [], why };
  return hold ? { at: "held", doubts: hold } : untried;
}

/** True where a person was to approve it for nothing that is in it: a doubt about its content is found again, or is gone. */
export const waitsForApproval = ({ state }: Pick<Import, "state">): boolean =>
  (state.at === "held" && state.doubts.length === 0) ||
  (state.at === "reading" && state.wantsApproval === true) ||
  (state.at === "failed" && state.why.kind === "withdrawn" && state.why.wantedApproval === true);

/** Who cancelled it knows that it may have been sent. */
export function whyWithdrawn(before: Import, event: Extract<ImportEvent, { type: "withdraw" }>): Failure {
  const { state } = before;
  if (event.mayHaveArrived && state.at === "failed" && state.why.kind === "rejected") return state.why;
  return {
    ...{ kind: "withdrawn" as const, was: hasSentAny(before) ? "rest not sent" : event.was, ...afterTry(event) },
    ...(waitsForApproval(before) && { wantedApproval: true as const }),
  };
}

/** Its file goes on as a new import; what was sent of this one stays sent. */
export const stateOncePutBack = ({ parts }: Import): ImportState =>
  parts.some(({ state, invoices }) => state === "done" && invoices > 0)
    ? { at: "done", closed: { reason: null } }
    : { at: "failed", why: { kind: "withdrawn", was: "put back" } };

export const afterTry = ({ mayHaveArrived }: AfterTry): AfterTry => (mayHaveArrived ? { mayHaveArrived } : {});

/** What could be read when it was planned, and can't be now, is not waited for. */
export const takenTo = (enclosure: TakenEnclosure, to: string | null): TakenEnclosure =>
  enclosure.problem !== null || enclosure.to !== null
    ? enclosure
    : { ...enclosure, to, problem: to === null ? { say: "enclosure-damaged" } : null };

/** A part that nothing was sent of yet. */
export const plannedPart = ({ invoices, net, vat }: PartPlan): Part => ({
  ...{ invoices, net, vat, state: "planned" },
  ...{ sentAt: null, endedAt: null, status: null },
});

/** The import's parts, the `n`th of them changed. */
export const withPart = (before: Pick<Import, "parts">, n: number, changes: Partial<Part>): readonly Part[] =>
  before.parts.map((part, index) => (index === n ? { ...part, ...changes } : part));

/** The same where all of the part is known, so that nothing about its single rows counts any more. */
export const withKnown = (before: Import, n: number, changes: Partial<Part>): readonly Part[] =>
  withPart(before, n, changes).map((part, index) => {
    const { answers: _, ...rest } = part;
    return index === n ? rest : part;
  });

/** The state after a call was accepted: the next part, a question about rows that were left out, or the end. */
export function afterArrival(parts: readonly Part[], leftOut: readonly LeftOutRow[]): ImportState {
  if (parts.some((part) => part.state === "planned")) return untried;
  if (leftOut.length === 0) return { at: "done" };
  const rowsSent = parts.reduce((sum, part) => sum + part.invoices, 0);
  return { at: "waiting", why: { kind: "rows-have-problems", problems: leftOut, rowsSent, rowsReady: 0 } };
}
