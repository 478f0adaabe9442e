/** @file How long the agent sleeps, and which watcher it trusts. See [Note: at rest]. */

import { expect, test } from "vitest";
import {
  changeMissed,
  changeReported,
  dataChangeReported,
  firstSleep,
  pauseMs,
  planSleep,
  type SleepState,
  wake,
} from "../../../../main/agent/turns/next-sleep.ts";

/** Epoch ms. */
const now = 1_700_000_040_000;
const later = now + 60_000;
const trusted: SleepState = { ...firstSleep, watcher: "trusted" };

test.each<[string, SleepState, number | null, number | null]>([
  ["not at rest", trusted, null, null],
  ["at rest, and no watcher is proven", firstSleep, later, 1_500],
  ["at rest, and the watcher is trusted", trusted, later, 5_000],
  ["at rest, and the watcher has missed a change", changeMissed(trusted), later, 1_500],
  ["at rest, and something is due sooner", trusted, now + 1_234, 1_234],
  ["at rest, and something was due", trusted, now - 1, 0],
  ["at rest, and a change was reported before it slept", changeReported(trusted), later, 0],
  ["something was written a moment ago", dataChangeReported(trusted), later, null],
])("%s: it rests for the right time", (_, state, restUntil, restMs) => {
  expect(planSleep(state, restUntil, now).sleep.restMs).toBe(restMs);
});

test.each<[string, number | null, number, number]>([
  ["not at rest: always half a second", null, now - 10_000, 500],
  ["woken from rest: nothing more", 1_500, now - 1_500, 0],
  ["woken again and again: half a second after it woke last", 1_500, now - 100, 400],
  ["the clock was set back: no longer than half a second", 1_500, now + 86_400_000, 500],
])("%s", (_, restMs, wokeAt, expected) => {
  expect(pauseMs({ ...firstSleep, wokeAt }, { restMs, isLook: false }, now)).toBe(expected);
});

test("a change is answered once", () => {
  const { sleep } = planSleep(firstSleep, later, now);
  const woken = wake(changeReported(firstSleep), sleep, now);
  expect(woken).toEqual({ state: { ...firstSleep, wokeAt: now }, hadEvent: true });
  expect(wake(woken.state, sleep, now).hadEvent).toBe(false);
});

test("what was written to the data folder is looked for three times, and then the agent rests", () => {
  let state = dataChangeReported(firstSleep);
  const rests: (number | null)[] = [];
  for (let n = 0; n < 4; n += 1) {
    const planned = planSleep(state, later, now);
    rests.push(planned.sleep.restMs);
    state = wake(planned.state, planned.sleep, now).state;
  }
  expect(rests).toEqual([null, null, null, 5_000]);
});

test("a watcher is trusted from its first change, until it misses one, and never again", () => {
  expect(dataChangeReported(firstSleep).watcher).toBe("trusted");
  expect(changeReported(firstSleep).watcher).toBe("unproven");
  expect(dataChangeReported(changeMissed(trusted)).watcher).toBe("unreliable");
});
