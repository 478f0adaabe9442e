/** @file Keeps for some seconds what a decision has changed, so that it can be taken back. See [Note: undo]. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";

/** The most that can be set; what waits longer was written before the clock was set back. */
const longestUndoMs = 60_000;

/** Epoch ms before which nothing goes on with the import, because a decision can be undone; 0 for none. */
export const undoUntil = ({ undo }: Pick<Import, "undo">, nowMs: number): number =>
  undo === undefined || undo.until - nowMs > longestUndoMs ? 0 : undo.until;

/** The import with what can be undone of the event, or no longer can. */
export function withUndo(before: Import, after: Import, event: ImportEvent, atMs: number): Import {
  if (event.type === "look-again" && event.restUntil !== undefined)
    return { ...after, undo: { until: event.restUntil, to: null } };
  const undoMs = "undoMs" in event ? (event.undoMs ?? 0) : 0;
  if (undoMs > 0 && (isUndoable(before, after) || event.type === "mark-corrected"))
    return { ...after, undo: { until: atMs + undoMs, to: changed(before, after) } };
  if (after.undo === undefined || after.undo.to === null || leaves.includes(event.type)) return ended(after, event);
  return { ...after, undo: { ...after.undo, to: null } };
}

/** The rest lasts on, or another decision would be the way around it; it ends where it was undone, or where it was sent. */
function ended(after: Import, event: ImportEvent): Import {
  if (after.undo === undefined || !ends.includes(event.type)) return after;
  const { undo, ...rest } = after;
  return rest;
}

type EventName = ImportEvent["type"];

/** What happens to the file alone, or to the names of its inbox and its office, leaves the decision as it is. */
const leaves: readonly EventName[] = [
  "start-move",
  "set-location",
  "notice-change",
  "adopt",
  "mark-correction",
  "take-back",
];

const ends: readonly EventName[] = ["take-back", "accepted", "rejected-by-service", "outcome-unknown"];

/** What is under way may have gone on meanwhile. Where the parts are deleted, what they send can't be brought back. */
const isUndoable = ({ state, parts }: Import, after: Import): boolean =>
  ["held", "waiting", "failed", "duplicate"].includes(state.at) &&
  after.state.at !== "done" &&
  after.parts.length === parts.length;

const undone = ["kind", "parts", "leftOut", "purchaseInvoiceId", "anyway", "plannedBy"] as const;

const changed = (before: Import, after: Import) => ({
  state: before.state,
  // It waits as before, and since then.
  since: before.since,
  ...Object.fromEntries(undone.filter((key) => before[key] !== after[key]).map((key) => [key, before[key]])),
});
