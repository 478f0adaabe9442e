/** @file Which imports ask for a person, since when, and what they are asked about. */

import type { Failure } from "./failures/failure.ts";
import type { NamedImport } from "./failures/named-import.ts";
import type { LeftOutRow } from "./failures/open-question.ts";
import type { Import } from "./import.ts";

/**
 * When its present state began, as people see it; epoch ms. A document that waits for its invoice has waited since it was
 * dropped: newer lists that didn't match it either change nothing.
 */
export const sinceWhen = ({
  kind,
  state,
  since,
  seenAt,
}: Pick<Import, "kind" | "state" | "since" | "seenAt">): number =>
  kind === "document" && state.at === "waiting" && state.why.kind === "no-purchase-invoice-id" ? seenAt : since;

/** True where a person wanted it sent again, and its file changed before. See [Note: what was sent]. */
export const wasToGoAgain = (why: Failure): boolean => why.kind === "withdrawn" && why.mayHaveArrived === true;

/**
 * True where nothing goes on until a person acts.
 *
 * A person who took the file away has decided. But if it isn't known what arrived or was saved, that is a question about the
 * finance system, and the file's absence doesn't answer it.
 */
export function needsPerson({ state, place }: Pick<Import, "state" | "place">): boolean {
  if (state.at === "unknown") return true;
  if (state.at === "failed" && wasToGoAgain(state.why)) return true;
  if (state.at === "waiting" && state.why.kind === "rows-have-problems" && state.why.problems.some(isUnclear))
    return true;
  // The person who cancelled it knows.
  if (state.at === "failed" && state.why.kind === "rejected") return false;
  return place.path !== null && ["held", "waiting", "failed"].includes(state.at);
}

/** True for a row of which nobody knows whether it was saved. */
const isUnclear = ({ notSaved }: LeftOutRow): boolean => notSaved?.isCertain === false;

/** The file that may be its corrected one, if that isn't certain; else null. See [Note: a corrected file]. */
export function perhapsCorrectedIn({ state }: Pick<Import, "state">): NamedImport | null {
  if ((state.at !== "waiting" && state.at !== "failed") || !("perhapsIn" in state.why)) return null;
  return state.why.perhapsIn ?? null;
}
