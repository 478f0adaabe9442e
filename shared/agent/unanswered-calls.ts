/**
 * @file Counts calls in a row that got no answer.
 *
 * [Note: rest after unknown outcomes]
 *
 * A gateway that takes each batch and then says 502, or nothing, makes of each call one whose outcome a person must look
 * up. So after such a call nothing more is sent over its connection for a while, then one call is tried, and after each
 * that isn't answered either, the rest is longer. Any answer that says what became of a call ends it, and so does a person
 * who tries, or who says what became of the calls before.
 */

import type { OutcomeUnknown } from "../imports/failures/failure.ts";
import type { Import } from "../imports/import.ts";

/** The calls over a connection whose outcome is unknown, and that ended after the last that was answered. */
export interface UnansweredCalls {
  /** Calls in a row. Those that overlapped in time count as one: one short outage took them all. */
  readonly calls: number;
  /** The files of these calls. */
  readonly files: number;
  /** Epoch ms at which the last of them ended; 0 where there are none. */
  readonly lastAt: number;
}

/** When a call began and ended (epoch ms). */
export interface CallSpan {
  readonly sentAt: number;
  readonly endedAt: number;
}

/** A process that died, or an answer about another document, says nothing of the next call. */
const saysNothingOfNext: ReadonlySet<OutcomeUnknown["evidence"]> = new Set(["died", "answer-differs"]);

/** The call of an import that got no answer; none where there is no such call. */
export function unansweredCallOf({ state, parts }: Pick<Import, "state" | "parts">): readonly CallSpan[] {
  if (state.at !== "unknown" || saysNothingOfNext.has(state.why.evidence)) return [];
  if (isOpenedAgain(state.why) || isTurnedDown(state.why)) return [];
  const { sentAt = null, endedAt = null } = parts[state.part] ?? {};
  return endedAt === null ? [] : [{ sentAt: sentAt ?? endedAt, endedAt }];
}

/** A person or a list has said what became of it, and a person that this was wrong: no call was lost again. */
const isOpenedAgain = ({ detail }: OutcomeUnknown): boolean =>
  typeof detail === "object" && (detail.say === "found-was-wrong" || detail.say === "list-was-wrong");

/** A 4xx is an answer of a service that works, also where it says that something was taken. A 429 turns each call away. */
const isTurnedDown = ({ detail }: OutcomeUnknown): boolean =>
  typeof detail === "object" &&
  detail.say === "answered-saying" &&
  detail.status >= 400 &&
  detail.status < 500 &&
  detail.status !== 429;

/**
 * @param lost calls that got no answer
 * @param answeredAt epoch ms of the last answer, or null for none
 */
export function countUnanswered(lost: readonly CallSpan[], answeredAt: number | null): UnansweredCalls {
  const after = lost
    .filter(({ endedAt }) => answeredAt === null || endedAt > answeredAt)
    .toSorted((a, b) => a.sentAt - b.sentAt || a.endedAt - b.endedAt);
  let [calls, lastAt] = [0, 0];
  for (const { sentAt, endedAt } of after) {
    if (calls === 0 || sentAt >= lastAt) calls += 1;
    lastAt = Math.max(lastAt, endedAt);
  }
  return { calls, files: after.length, lastAt };
}
