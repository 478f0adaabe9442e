/**
 * @file Counts calls in a row that nobody answered.
 *
 * [Note: rest after unknown outcomes]
 *
 * A gateway that takes each batch and then says 502, or nothing, makes of each call one whose outcome a person must look
 * up. So after such a call nothing more is sent over its connection for a while, then one call is tried, and after each
 * that isn't answered either, the rest is longer. Any answer that says what became of a call ends it, and so does a person
 * who tries, or who says what became of the calls before.
 */

import type { OutcomeUnknown } from "../imports/failure.ts";
import type { Import } from "../imports/import.ts";

/** The calls over a connection whose outcome is unknown, and that ended after the last that was answered. */
export interface UnansweredCalls {
  readonly calls: number;
  /** Epoch ms at which the last of them ended; 0 where there are none. */
  readonly lastAt: number;
}

/** A process that died, or an answer about another document, says nothing of the next call. */
const saysNothingOfNext: ReadonlySet<OutcomeUnknown["evidence"]> = new Set(["died", "answer-differs"]);

/** When the call of an import ended that nobody answered (epoch ms); none where there is no such call. */
export function endsOfUnanswered({ state, parts }: Pick<Import, "state" | "parts">): readonly number[] {
  if (state.at !== "unknown" || saysNothingOfNext.has(state.why.evidence)) return [];
  const endedAt = parts[state.part]?.endedAt ?? null;
  return endedAt === null ? [] : [endedAt];
}

/**
 * @param ends when calls ended that nobody answered (epoch ms)
 * @param answeredAt epoch ms of the last answer, or null for none
 */
export function countUnanswered(ends: readonly number[], answeredAt: number | null): UnansweredCalls {
  const after = ends.filter((endedAt) => answeredAt === null || endedAt > answeredAt);
  return { calls: after.length, lastAt: Math.max(0, ...after) };
}
