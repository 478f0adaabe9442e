/** @file Whether the agent that runs does its rounds: what it leaves behind for other processes to read. */

import { sayWhen } from "../wording/say-time.ts";
import { words } from "../words/spoken.ts";

export interface AgentHealth {
  readonly startedAt: number;
  /** When it last came round to everything, whether or not that was time for a sweep. */
  readonly aliveAt: number;
  /** When it had last looked through every inbox. */
  readonly lastSweepAt: number | null;
  /** Since when the file that waits longest is known: one that is under way, or still settles. */
  readonly oldestWaitingAt: number | null;
  /** True of one pass over what lies in the inboxes, which does not look again while it sends. */
  readonly isOnePass?: boolean;
}

/** A sweep comes every few seconds; one that takes longer than this is not coming. */
const stuckAfterMs = 120_000;

/** True where an agent that runs has not done its rounds for too long. */
export const isStuck = (health: AgentHealth, nowMs: number): boolean => nowMs - roundAt(health) > stuckAfterMs;

/** When its last round was; of one pass, when it was last heard of. */
const roundAt = ({ startedAt, aliveAt, lastSweepAt, isOnePass }: AgentHealth): number =>
  isOnePass ? aliveAt : Math.min(aliveAt, lastSweepAt ?? startedAt);

export function sayStuck(health: AgentHealth, nowMs: number, timeZone: string): string {
  return words.agent.stuck(sayWhen(roundAt(health), nowMs, timeZone));
}
