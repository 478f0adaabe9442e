/** @file The state machine: an import and what has happened to it give the import as it stands then. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { changesWhenCorrected } from "./advance-corrected.ts";
import { changesWhenDecided } from "./advance-decided.ts";
import { changesOfPlace } from "./advance-place.ts";
import { changesWhenRead } from "./advance-read.ts";
import { changesAfterRestore } from "./advance-restored.ts";
import { changesWhenSent } from "./advance-sent.ts";
import { changesWhenSettled } from "./advance-settled.ts";
import { changesInside } from "./advance-within.ts";
import { type Changes, refiledPlace } from "./next-state.ts";
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
  const changed = changesBy(before, event, atMs);
  if (changed === null) throw new Error(`an import that is ${before.state.at} cannot ${event.type}`);
  const [state, changes] = changed;
  return {
    ...before,
    place: state === before.state ? before.place : refiledPlace(before.place, state),
    since: atMs,
    ...changes,
    state,
    version: before.version + 1,
  };
}

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
function changesBy(before: Import, event: ImportEvent, atMs: number): Changes | null {
  switch (event.type) {
    case "plan":
    case "store-register":
    case "store-list":
    case "store-suppliers":
    case "store-names":
    case "store-template":
    case "reclassify":
    case "ask":
    case "invalid-file":
    case "mark-duplicate":
    case "wait-for-original":
    case "read-again":
    case "look-again":
    case "adopt":
      return changesWhenRead(before, event);
    case "mark-corrected":
    case "mark-correction":
    case "not-corrected":
    case "replace-rows":
      return changesWhenCorrected(before, event);
    case "begin-sending":
    case "accepted":
    case "rejected-by-service":
    case "not-sent":
    case "defer":
    case "outcome-unknown":
    case "hold":
      return changesWhenSent(before, event, atMs);
    case "approve":
    case "answer":
    case "reject":
    case "retry":
    case "send-anyway":
    case "attach":
    case "take-back":
    case "take-as-spreadsheet":
      return changesWhenDecided(before, event);
    case "settle":
    case "settle-rows":
      return changesWhenSettled(before, event);
    case "choose-inside":
    case "take-inside":
    case "take-out":
    case "hand-over":
    case "reverse":
    case "draft-reversal":
    case "settle-row":
    case "correct-cells":
      return changesInside(before, event);
    case "withdraw":
    case "start-move":
    case "return-to-inbox":
    case "put-back":
    case "notice-change":
    case "set-location":
      return changesOfPlace(before, event);
    case "outcome-unknown-after-restore":
    case "hold-after-restore":
    case "sent-before-restore":
    case "take-as-sent":
      return changesAfterRestore(before, event);
    default:
      return event satisfies never;
  }
}
