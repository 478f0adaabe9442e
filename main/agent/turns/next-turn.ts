/** @file Plans one turn of the agent from what it remembers and sees. See [Note: the modes of the agent]. */

import type { InboxesSeen, TurnState } from "./turn-state.ts";

/** Without a change event a sweep starts this often: while something settles, and otherwise. */
const settlingSweepMs = 1_000;
export const quietSweepMs = 5_000;
export const accountsEveryMs = 30_000;
/** Not every machine reports that it is awake again; one that has run for this long is awake. */
const longestFallingAsleepMs = 60_000;

/** What the agent sees when it wakes. */
export interface Seen {
  /** Epoch ms. */
  readonly now: number;
  /** True where an event woke the agent; false where its sleep was over. */
  readonly hadEvent: boolean;
  readonly hasNewSettings: boolean;
  /** True where the journal has entries that the listeners were not told of. */
  readonly hasNewEntries: boolean;
  readonly accountsMark: string | null;
  /** True where a token is over that nothing can replace. */
  readonly hasTokenRunOut: boolean;
  readonly inboxes: InboxesSeen;
  readonly isQueueBusy: boolean;
}

/** What to do in a turn, in this order. Each turn ends by telling the status. */
export interface Plan {
  /** Something has changed and the watcher of the data folder reported nothing. */
  readonly distrustWatcher: boolean;
  /** The machine never said that it is awake: let the queue start new work again. */
  readonly wakeUp: boolean;
  /** "and-wait": the next status needs the result. Otherwise the turn doesn't wait for a slow folder. */
  readonly sweep: "no" | "begin" | "and-wait";
  readonly askAccounts: boolean;
  /** Try what waits, whatever it waits for: "all" where that may just have been put right, and see `forgetEndedWaits`. */
  readonly hurry: "no" | "ended-waits" | "all";
  readonly runQueue: "now" | "if-due";
}

/** Plans the turn that follows, or null where there is nothing to do yet and the agent sleeps on. */
export function nextTurn(state: TurnState, seen: Seen): { readonly state: TurnState; readonly plan: Plan | null } {
  const { mode, sweptAt, accountsAt } = state;
  const { now, hasNewSettings, hasNewEntries } = seen;
  const isFirst = mode.at === "starting";
  const hasSignedInOrOut = !isFirst && seen.accountsMark !== state.accountsMark;
  const hasNews = hasNewSettings || hasNewEntries || hasSignedInOrOut;
  if (!seen.hadEvent && !hasNews && isQuiet(state, seen)) return { state, plan: null };

  // The clock may have been set back: nothing lasts as long as that.
  const wakeUp = mode.at === "falling-asleep" && Math.abs(now - mode.since) > longestFallingAsleepMs;
  const isClockSetBack = now < sweptAt || now < accountsAt;
  const looksAtAll = isFirst || wakeUp || mode.at === "awake-again" || hasNewSettings || isClockSetBack;
  const isSettling = state.isFolderChanged || seen.inboxes.isSettling || seen.inboxes.isAway;
  const sweeps = looksAtAll || now - sweptAt >= (isSettling ? settlingSweepMs : quietSweepMs);
  const askAccounts = looksAtAll || hasSignedInOrOut || seen.hasTokenRunOut || now - accountsAt >= accountsEveryMs;
  return {
    plan: {
      distrustWatcher: mode.at === "at-rest" && hasNews && !seen.hadEvent,
      wakeUp,
      sweep: !sweeps ? "no" : isFirst ? "and-wait" : "begin",
      askAccounts,
      hurry: wakeUp || hasNewSettings || hasSignedInOrOut ? "all" : isFirst ? "ended-waits" : "no",
      runQueue: isFirst || hasNewEntries ? "now" : "if-due",
    },
    state: {
      // What a turn that fails leaves behind: the next one comes in half a second.
      mode: mode.at === "falling-asleep" && !wakeUp ? mode : { at: isSettling ? "settling" : "busy" },
      turnedAt: now,
      sweptAt: sweeps ? now : sweptAt,
      accountsAt: askAccounts ? now : accountsAt,
      accountsMark: askAccounts ? seen.accountsMark : state.accountsMark,
      isFolderChanged: state.isFolderChanged && !sweeps,
    },
  };
}

function isQuiet({ mode, turnedAt, isFolderChanged }: TurnState, { now, inboxes, isQueueBusy }: Seen): boolean {
  const isNothingLeft = !isFolderChanged && !inboxes.isSettling && !inboxes.isAway && !isQueueBusy;
  return mode.at === "at-rest" && isNothingLeft && now >= turnedAt && now < mode.until;
}
