/** @file Which imports ask for a person, since when, and what they are asked about. */

import type { Failure, LeftOutRow, NamedImport } from "./failure.ts";
import type { Import } from "./import.ts";

/**
 * Epoch ms since when it is as it is, for people. A document that waits for its invoice has waited since it was
 * dropped: that newer lists didn't match it either is nothing new.
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
 * Who took the file away has acted; except where nobody knows what arrived, or what was saved of it,
 * for that is a question about the finance system and not about the file.
 */
export function needsPerson({ state, place }: Pick<Import, "state" | "place">): boolean {
  if (state.at === "unknown") return true;
  if (state.at === "failed" && wasToGoAgain(state.why)) return true;
  if (state.at === "waiting" && state.why.kind === "rows-have-problems" && state.why.problems.some(isUnclear))
    return true;
  // The person who turned it down knows of it.
  if (state.at === "failed" && state.why.kind === "rejected") return false;
  return place.path !== null && ["held", "waiting", "failed"].includes(state.at);
}

/** True for a row of which nobody knows whether it was saved. */
const isUnclear = ({ notSaved }: LeftOutRow): boolean => notSaved?.isCertain === false;

/** What may be its corrected file, and isn't for certain; null where there is none. See [Note: a corrected file]. */
export function perhapsCorrectedIn({ state }: Pick<Import, "state">): NamedImport | null {
  if ((state.at !== "waiting" && state.at !== "failed") || !("perhapsIn" in state.why)) return null;
  return state.why.perhapsIn ?? null;
}
