/** @file One turn of the agent, planned from what it remembers and sees. See [Note: the modes of the agent]. */

import { describe, expect, test } from "vitest";
import { nextTurn, type Plan, type Seen } from "../../../../main/agent/turns/next-turn.ts";
import { restAfter } from "../../../../main/agent/turns/rest-after.ts";
import {
  fallAsleep,
  firstState,
  folderChanged,
  type Mode,
  type TurnState,
  turnFailed,
  wakeUp,
} from "../../../../main/agent/turns/turn-state.ts";

/** Epoch ms, the beginning of a minute. */
const now = 1_700_000_040_000;
const atRest: Mode = { at: "at-rest", until: now + 1_000 };
const fallingAsleep = (since: number): Mode => ({ at: "falling-asleep", since });

/** An agent that took a turn half a second ago, and looked at everything two seconds ago. */
const remembers = (mode: Mode, changes: Partial<TurnState> = {}): TurnState => ({
  mode,
  turnedAt: now - 500,
  sweptAt: now - 2_000,
  accountsAt: now - 2_000,
  accountsMark: "a sign-in",
  isFolderChanged: false,
  ...changes,
});

const sees = (changes: Partial<Seen> = {}): Seen => ({
  now,
  hadEvent: false,
  hasNewSettings: false,
  hasNewEntries: false,
  accountsMark: "a sign-in",
  hasTokenRunOut: false,
  inboxes: { isSettling: false, isAway: false },
  isQueueBusy: false,
  ...changes,
});

const settling = { inboxes: { isSettling: true, isAway: false } };
const away = { inboxes: { isSettling: false, isAway: true } };

/** A turn in which nothing is to be done but to run what is due, and to tell the status. */
const plainPlan: Plan = {
  distrustWatcher: false,
  wakeUp: false,
  sweep: "no",
  askAccounts: false,
  hurry: "no",
  runQueue: "if-due",
};
const everything: Partial<Plan> = { sweep: "begin", askAccounts: true };

describe("nothing to do yet", () => {
  test("at rest, before anything is due: it sleeps on and remembers the same", () => {
    const state = remembers(atRest);
    expect(nextTurn(state, sees())).toEqual({ state, plan: null });
  });

  test.each<[string, TurnState, Partial<Seen>]>([
    ["something is due", remembers({ at: "at-rest", until: now }), {}],
    ["the clock was set back before its last turn", remembers(atRest, { turnedAt: now + 1 }), {}],
    ["a change was reported", remembers(atRest), { hadEvent: true }],
    ["a folder changed", remembers(atRest, { isFolderChanged: true }), {}],
    ["a file has yet to settle", remembers(atRest), settling],
    ["a folder is away", remembers(atRest), away],
    ["the queue is busy", remembers(atRest), { isQueueBusy: true }],
    ["it is busy", remembers({ at: "busy" }), {}],
    ["a file was settling", remembers({ at: "settling" }), {}],
    ["the machine falls asleep", remembers(fallingAsleep(now)), {}],
  ])("but not where %s: it takes a turn", (_, state, seen) => {
    expect(nextTurn(state, sees(seen)).plan).toMatchObject({ askAccounts: false, hurry: "no" });
  });
});

test.each<[string, TurnState, Partial<Seen>, Partial<Plan>]>([
  [
    "the first turn looks at everything, waits for it, and forgets waits that are over",
    firstState,
    { hadEvent: true },
    { ...everything, sweep: "and-wait", hurry: "ended-waits", runQueue: "now" },
  ],
  ["busy: a sweep every 5 seconds and not sooner", remembers({ at: "busy" }, { sweptAt: now - 4_999 }), {}, {}],
  ["busy: a sweep is due", remembers({ at: "busy" }, { sweptAt: now - 5_000 }), {}, { sweep: "begin" }],
  ["settling: no sweep within a second", remembers({ at: "settling" }, { sweptAt: now - 999 }), settling, {}],
  ["settling: a sweep every second", remembers({ at: "settling" }), settling, { sweep: "begin" }],
  ["a folder that is away: a sweep every second", remembers({ at: "settling" }), away, { sweep: "begin" }],
  [
    "a folder that changed: a sweep, though one was made 2 seconds ago",
    folderChanged(remembers(atRest)),
    { hadEvent: true },
    { sweep: "begin" },
  ],
  ["a reported change that is none: a look and no more", remembers(atRest), { hadEvent: true }, {}],
  [
    "the accounts are asked every 30 seconds",
    remembers({ at: "busy" }, { accountsAt: now - 30_000 }),
    {},
    { askAccounts: true },
  ],
  [
    "a token that is over: the accounts are asked",
    remembers({ at: "busy" }),
    { hasTokenRunOut: true },
    { askAccounts: true },
  ],
  [
    "someone signed in: the accounts are asked, and what waits is tried",
    remembers({ at: "busy" }),
    { accountsMark: "another sign-in" },
    { askAccounts: true, hurry: "all" },
  ],
  [
    "new settings: everything is looked at, and what waits is tried",
    remembers({ at: "busy" }),
    { hasNewSettings: true },
    { ...everything, hurry: "all" },
  ],
  [
    "new entries in the journal: the queue is run",
    remembers({ at: "busy" }),
    { hasNewEntries: true },
    { runQueue: "now" },
  ],
  [
    "new entries at rest that were reported: the watcher stays trusted",
    remembers(atRest),
    { hadEvent: true, hasNewEntries: true },
    { runQueue: "now" },
  ],
  [
    "new entries at rest that nobody reported: the watcher is not trusted any more",
    remembers(atRest),
    { hasNewEntries: true },
    { runQueue: "now", distrustWatcher: true },
  ],
  ["a clock that was set back", remembers({ at: "busy" }, { sweptAt: now + 1 }), {}, everything],
  ["a clock that was set back between two turns", remembers({ at: "busy" }, { accountsAt: now + 1 }), {}, everything],
  ["awake again: everything is looked at", wakeUp(remembers(atRest)), { hadEvent: true }, everything],
  ["falling asleep: turns as usual", remembers(fallingAsleep(now - 60_000)), {}, {}],
  [
    "falling asleep for more than a minute: the machine must be awake",
    remembers(fallingAsleep(now - 60_001)),
    {},
    { ...everything, wakeUp: true, hurry: "all" },
  ],
  [
    "falling asleep, and the clock was set back by a day: the machine must be awake",
    remembers(fallingAsleep(now + 24 * 60 * 60_000)),
    {},
    { ...everything, wakeUp: true, hurry: "all" },
  ],
])("%s", (_, state, seen, plan) => {
  expect(nextTurn(state, sees(seen)).plan).toEqual({ ...plainPlan, ...plan });
});

describe("what a turn remembers", () => {
  test("when it looked at what, and the sign-in that it asked about", () => {
    expect(nextTurn(firstState, sees()).state).toEqual({
      mode: { at: "busy" },
      turnedAt: now,
      sweptAt: now,
      accountsAt: now,
      accountsMark: "a sign-in",
      isFolderChanged: false,
    });
  });

  test("a change in a folder until it is swept", () => {
    const tooSoon = folderChanged(remembers({ at: "settling" }, { sweptAt: now - 500 }));
    expect(nextTurn(tooSoon, sees()).state).toMatchObject({ isFolderChanged: true, mode: { at: "settling" } });
    const soonEnough = folderChanged(remembers({ at: "settling" }));
    expect(nextTurn(soonEnough, sees()).state).toMatchObject({ isFolderChanged: false, sweptAt: now });
  });

  test("that the machine falls asleep, and not that it was awake again", () => {
    expect(nextTurn(remembers(fallingAsleep(now)), sees()).state.mode).toEqual(fallingAsleep(now));
    expect(nextTurn(remembers(fallingAsleep(now - 60_001)), sees()).state.mode).toEqual({ at: "busy" });
    expect(nextTurn(wakeUp(remembers(atRest)), sees()).state.mode).toEqual({ at: "busy" });
  });
});

describe("the mode after a turn", () => {
  const nothing = { inboxes: { isSettling: false, isAway: false }, isQueueBusy: false, dueAt: [] };
  const busy = remembers({ at: "busy" }, { turnedAt: now, sweptAt: now, accountsAt: now });

  test.each<[string, TurnState, Partial<typeof nothing>, Mode]>([
    ["a file has yet to settle", busy, settling, { at: "settling" }],
    ["a folder is away", busy, away, { at: "settling" }],
    ["a folder changed during the turn", folderChanged(busy), {}, { at: "settling" }],
    ["the queue is busy", busy, { isQueueBusy: true }, { at: "busy" }],
    ["nothing is left", busy, {}, { at: "at-rest", until: now + 5_000 }],
    ["the machine fell asleep during the turn", fallAsleep(busy, now), {}, fallingAsleep(now)],
    ["the machine woke during the turn", wakeUp(busy), settling, { at: "awake-again" }],
  ])("where %s", (_, state, left, mode) => {
    expect(restAfter(state, { ...nothing, ...left }).mode).toEqual(mode);
  });

  test.each<[string, Partial<TurnState>, readonly (number | null)[], number]>([
    ["the next sweep", { sweptAt: now - 4_000 }, [], now + 1_000],
    ["the accounts", { accountsAt: now - 28_000 }, [], now + 2_000],
    ["an import, a token or a pause", {}, [null, now + 3_000, now + 1_234], now + 1_234],
    ["no import that was due already, for it is being waited for otherwise", {}, [0, now], now + 5_000],
    ["the next minute of the clock", { turnedAt: now + 57_000, sweptAt: now + 57_000 }, [], now + 60_000],
  ])("at rest it sleeps until %s", (_, changes, dueAt, until) => {
    expect(restAfter({ ...busy, ...changes }, { ...nothing, dueAt }).mode).toEqual({ at: "at-rest", until });
  });
});

test("a turn that fails is followed by another one at once, and a machine that falls asleep still does", () => {
  expect(turnFailed(remembers(atRest)).mode).toEqual({ at: "busy" });
  expect(turnFailed(remembers(fallingAsleep(now))).mode).toEqual(fallingAsleep(now));
});

test("an agent that is woken before its first turn has its first turn", () => {
  expect(wakeUp(firstState)).toEqual(firstState);
});
