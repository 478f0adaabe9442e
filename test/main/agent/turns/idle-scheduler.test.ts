/** @file The sleep between two turns of the agent, in virtual time. */

import { expect, test } from "vitest";
import { createIdleScheduler } from "../../../../main/agent/turns/idle-scheduler.ts";
import { createFakeClock } from "../../../fakes/fake-clock.ts";

/** Sleeps again and again until stopped, and writes down when it was awake, in ms since the start. */
function sleeper(isAtRest: () => boolean) {
  const clock = createFakeClock();
  const scheduler = createIdleScheduler(clock);
  const stopping = new AbortController();
  const begunAt = clock.now();
  const awakeAt: number[] = [];
  const life = (async () => {
    while (!stopping.signal.aborted) {
      await scheduler.sleep(isAtRest() ? clock.now() + 60_000 : null, stopping.signal);
      awakeAt.push(clock.now() - begunAt);
    }
  })();
  return { clock, scheduler, awakeAt, stop: () => void stopping.abort(), life };
}

test("is short while something is under way, and long while all is at rest, though under two seconds", async () => {
  let isAtRest = false;
  const { clock, awakeAt } = sleeper(() => isAtRest);
  await clock.advance(1_200);
  expect(awakeAt).toEqual([500, 1_000]);
  isAtRest = true;
  await clock.advance(10_000);
  const sleepsMs = awakeAt.slice(3).map((at, n) => at - (awakeAt[n + 2] ?? 0));
  expect(sleepsMs.length).toBeGreaterThan(4);
  expect(Math.min(...sleepsMs)).toBeGreaterThan(1_000);
  expect(Math.max(...sleepsMs)).toBeLessThan(2_000);
});

test("ends at once when a change is reported while all is at rest", async () => {
  const { clock, scheduler, awakeAt } = sleeper(() => true);
  await clock.advance(2_300);
  scheduler.notifyChange();
  await clock.advance(0);
  expect(awakeAt.at(-1)).toBe(2_300);
});

test("does not miss a change that is reported between two sleeps", async () => {
  const clock = createFakeClock();
  const scheduler = createIdleScheduler(clock);
  scheduler.notifyChange();
  const before = clock.now();
  await clock.during(scheduler.sleep(clock.now() + 60_000, new AbortController().signal));
  expect(clock.now() - before).toBeLessThanOrEqual(500);
});

test("ends also while changes are reported without end, and no more often than when busy", async () => {
  const { clock, scheduler, awakeAt } = sleeper(() => true);
  for (let n = 0; n < 1_000; n += 1) {
    scheduler.notifyChange();
    await clock.advance(10);
  }
  expect(awakeAt.length).toBeGreaterThan(15);
  expect(awakeAt.length).toBeLessThanOrEqual(21);
});

test("goes on as before when the clock is set back", async () => {
  const { clock, scheduler, awakeAt } = sleeper(() => true);
  await clock.advance(4_000);
  clock.jump(-24 * 3_600_000);
  const before = awakeAt.length;
  scheduler.notifyChange();
  await clock.advance(4_000);
  expect(awakeAt.length - before).toBeGreaterThanOrEqual(3);
});

test("ends with the agent", async () => {
  const { clock, stop, life, awakeAt } = sleeper(() => true);
  await clock.advance(100);
  stop();
  await clock.during(life);
  expect(awakeAt.at(-1)).toBeLessThanOrEqual(600);
});

test("is longer once the watcher has reported a change, ends when something is due, and is short again once a change was missed", async () => {
  const clock = createFakeClock();
  const scheduler = createIdleScheduler(clock);
  const lengthOf = async (restMs: number) => {
    const before = clock.now();
    await clock.during(scheduler.sleep(before + restMs, new AbortController().signal));
    return clock.now() - before;
  };
  const afterChange = async () => [
    await lengthOf(60_000),
    await lengthOf(60_000),
    await lengthOf(60_000),
    await lengthOf(60_000),
  ];
  scheduler.notifyDataChange();
  // What was being written when it was reported can be read a moment later.
  expect((await afterChange()).slice(0, 3)).toEqual([500, 500, 500]);
  expect(await lengthOf(60_000)).toBe(5_000);
  expect(await lengthOf(2_345)).toBe(2_345);
  scheduler.distrustWatcher();
  scheduler.notifyDataChange();
  await afterChange();
  expect(await lengthOf(60_000)).toBe(1_500);
});
