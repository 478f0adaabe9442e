/** @file The running agent's health, which it writes to a file for other processes. All times are epoch ms. */

import { sayWhen } from "../wording/say-time.ts";
import { words } from "../words/spoken.ts";

export interface AgentHealth {
  readonly startedAt: number;
  /** When it last finished a turn, with or without a sweep. */
  readonly aliveAt: number;
  /** When it last finished a sweep of every inbox. */
  readonly lastSweepAt: number | null;
  /** Since when the longest-waiting file that is under way or settling is known. */
  readonly oldestWaitingAt: number | null;
  /** The ids of the connections that it is signed in to: another process may have no keychain to ask. */
  readonly signedIn?: readonly string[];
  /** Epoch ms at which each inbox that can't be reached was first found so, by its id. */
  readonly awaySince?: Readonly<Record<string, number>>;
  /** True for `sync`, which makes one pass and does not sweep again while it sends. */
  readonly isOnePass?: boolean;
}

/** Sweeps come every few seconds. After this long without one, the agent is stuck. */
const stuckAfterMs = 120_000;

/** True if a running agent has not made a sweep for too long. */
export const isStuck = (health: AgentHealth, nowMs: number): boolean => nowMs - roundAt(health) > stuckAfterMs;

/** Its last sweep; for `sync`, its last sign of life. */
const roundAt = ({ startedAt, aliveAt, lastSweepAt, isOnePass }: AgentHealth): number =>
  isOnePass ? aliveAt : Math.min(aliveAt, lastSweepAt ?? startedAt);

export function sayStuck(health: AgentHealth, nowMs: number, timeZone: string): string {
  return words.agent.stuck(sayWhen(roundAt(health), nowMs, timeZone));
}
