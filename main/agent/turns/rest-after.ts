/** @file Decides which mode a turn leaves the agent in, and until when it may rest. See [Note: the modes of the agent]. */

import { accountsEveryMs, quietSweepMs } from "./next-turn.ts";
import type { InboxesSeen, TurnState } from "./turn-state.ts";

/** What is left when a turn is done. */
export interface Left {
  readonly inboxes: InboxesSeen;
  readonly isQueueBusy: boolean;
  /** Epoch ms of what is due beside sweeps and accounts (an import, the end of a token or a pause), null for nothing. */
  readonly dueAt: readonly (number | null)[];
}

export function restAfter(state: TurnState, { inboxes, isQueueBusy, dueAt }: Left): TurnState {
  const { mode, turnedAt, sweptAt, accountsAt, isFolderChanged } = state;
  // The machine fell asleep or woke during the turn.
  if (mode.at === "falling-asleep" || mode.at === "awake-again") return state;
  if (isFolderChanged || inboxes.isSettling || inboxes.isAway) return { ...state, mode: { at: "settling" } };
  if (isQueueBusy) return { ...state, mode: { at: "busy" } };
  const until = nextHour(turnedAt, [sweptAt + quietSweepMs, accountsAt + accountsEveryMs, ...dueAt]);
  return { ...state, mode: { at: "at-rest", until } };
}

const minuteMs = 60_000;

/** The first of `hours` that is still to come, or the next minute of the clock, by which offices keep their hours (epoch ms). */
const nextHour = (now: number, hours: readonly (number | null)[]): number =>
  Math.min(
    (Math.floor(now / minuteMs) + 1) * minuteMs,
    ...hours.filter((hour): hour is number => hour !== null && hour > now),
  );
