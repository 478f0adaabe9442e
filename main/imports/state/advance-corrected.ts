/**
 * @file What becomes of an import whose rows were sent in a corrected file.
 *
 * [Note: a corrected file]
 *
 * A person often corrects a file under another name, and adds it again. The first one then has nothing more to send, or
 * less than before. Its rows are found among those that were sent by the rules of planning/find-replaced.ts. All of them
 * found: it is done. Some of them: those no longer wait with it. A row that the other file has sent in vain is the same
 * row there, so its correction ends it here too. Not certain: a person is offered to say so. What a
 * person has contradicted is never said again.
 */

import type { NamedImport } from "../../../shared/imports/failures/named-import.ts";
import type { Import, ImportState } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { wasToGoAgain } from "../../../shared/imports/needs-person.ts";
import { hasSentAny } from "./allowed-actions.ts";
import type { Changes } from "./next-state.ts";

/** True where it ends once its rows are sent in another file. */
export const canBeCorrected = (import_: Import): boolean => {
  const { kind, state, place, reverses } = import_;
  if (kind !== "batch" || reverses !== undefined) return false;
  // Its copy may be corrected, even if someone has taken the file itself away.
  if (state.at === "waiting" && state.why.kind === "rows-have-problems") return true;
  if (place.path === null || hasSentAny(import_)) return false;
  return (
    (state.at === "waiting" && state.why.kind === "cannot-tell") ||
    (state.at === "failed" && state.why.kind === "refused")
  );
};

type CorrectedEvent = Extract<
  ImportEvent,
  { type: "mark-corrected" | "mark-correction" | "not-corrected" | "replace-rows" }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesWhenCorrected(import_: Import, event: CorrectedEvent): Changes | null {
  const { state, since, place } = import_;
  if (event.type === "mark-correction") return [state, { since }];
  if (event.type !== "replace-rows") {
    const corrected = stateWhenCorrected(import_, event);
    return corrected && [corrected, {}];
  }
  const left = withoutReplaced(import_, event);
  if (left === null) return null;
  const { state: then, ...changes } = left;
  // Only where rows were sent is there something new to say beside the file.
  return [then, { ...changes, ...(event.rows.length === 0 && { place }), since }];
}

/** Null where the event can't follow. */
function stateWhenCorrected(
  import_: Import,
  event: Extract<ImportEvent, { type: "mark-corrected" | "not-corrected" }>,
): ImportState | null {
  const { state } = import_;
  if (event.type === "mark-corrected")
    return (state.at === "waiting" || state.at === "failed") && canBeCorrected(import_)
      ? { at: "done", correctedIn: event.in, was: state }
      : null;
  if (state.at !== "done" || state.correctedIn?.id !== event.in.id || state.was === undefined) return null;
  return state.was;
}

/** Without the rows that were sent in the other file, or with the offer to say that it is corrected there. */
function withoutReplaced(
  import_: Import,
  { in: file, rows, left, stillWait = [] }: Extract<ImportEvent, { type: "replace-rows" }>,
): Pick<Import, "state" | "sentBefore" | "leftOut"> | null {
  const { state, sentBefore, leftOut } = import_;
  // What may have been sent in its first try is still a person's to look for: they cancel it.
  if (state.at === "failed" && state.why.kind === "withdrawn")
    return wasToGoAgain(state.why)
      ? { state: { ...state, why: { ...state.why, sentSince: { ...file, left } } }, sentBefore, leftOut }
      : null;
  if ((state.at !== "waiting" && state.at !== "failed") || !canBeCorrected(import_)) return null;
  const { why } = state;
  const offered = left > 0 ? { perhapsIn: file } : {};
  if (why.kind !== "rows-have-problems") {
    if (rows.length > 0) return null;
    return { state: withOffer(state, offered), sentBefore, leftOut };
  }
  const gone = new Set(rows.map(({ row }) => row));
  const problems = why.problems.filter(({ row }) => !gone.has(row));
  const wrong = new Set(why.problems.map(({ row }) => row));
  const ready = rows.filter(({ row }) => !wrong.has(row)).length;
  return {
    state: {
      at: "waiting",
      why: {
        ...{ ...why, problems, ...offered, ...(rows.length > 0 && { replacedIn: file }), stillWait },
        rowsReady: Math.max(0, why.rowsReady - ready),
      },
    },
    sentBefore: [...sentBefore, ...rows],
    leftOut: leftOut.filter(({ row }) => !gone.has(row)),
  };
}

/** The same state, and its card names the other file. */
function withOffer(
  state: Extract<ImportState, { at: "waiting" | "failed" }>,
  offered: { readonly perhapsIn?: NamedImport },
): ImportState {
  const { why } = state;
  return why.kind === "cannot-tell" || why.kind === "refused" ? { ...state, why: { ...why, ...offered } } : state;
}
