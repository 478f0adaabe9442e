/** @file The sleep between two turns of the agent, in virtual time. */

import { expect, test } from "vitest";
import { createIdleScheduler } from "../../../main/agent/idle-scheduler.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";

/** Takes naps one after the other until stopped, and writes down when it was awake, in ms since the start. */
function sleeper(isAtRest: () => boolean) {
  const clock = createFakeClock();
  const nap = createIdleScheduler(clock);
  const stopping = new AbortController();
  const begunAt = clock.now();
  const awakeAt: number[] = [];
  const life = (async () => {
    while (!stopping.signal.aborted) {
      await nap.take(isAtRest() ? clock.now() + 60_000 : null, stopping.signal);
      awakeAt.push(clock.now() - begunAt);
    }
  })();
  return { clock, nap, awakeAt, stop: () => void stopping.abort(), life };
}

test("is short while something is under way, and long while all is at rest, though under two seconds", async () => {
  let isAtRest = false;
  const { clock, awakeAt } = sleeper(() => isAtRest);
  await clock.advance(1_200);
  expect(awakeAt).toEqual([500, 1_000]);
  isAtRest = true;
  await clock.advance(10_000);
  const naps = awakeAt.slice(3).map((at, n) => at - (awakeAt[n + 2] ?? 0));
  expect(naps.length).toBeGreaterThan(4);
  expect(Math.min(...naps)).toBeGreaterThan(1_000);
  expect(Math.max(...naps)).toBeLessThan(2_000);
});

test("ends at once when somebody rings while all is at rest", async () => {
  const { clock, nap, awakeAt } = sleeper(() => true);
  await clock.advance(2_300);
  nap.ring();
  await clock.advance(0);
  expect(awakeAt.at(-1)).toBe(2_300);
});

test("hears a ring that comes while nobody sleeps", async () => {
  const clock = createFakeClock();
  const nap = createIdleScheduler(clock);
  nap.ring();
  const before = clock.now();
  await clock.during(nap.take(clock.now() + 60_000, new AbortController().signal));
  expect(clock.now() - before).toBeLessThanOrEqual(500);
});

test("is not kept from ending by one who rings without end, nor are the turns more than when busy", async () => {
  const { clock, nap, awakeAt } = sleeper(() => true);
  for (let n = 0; n < 1_000; n += 1) {
    nap.ring();
    await clock.advance(10);
  }
  expect(awakeAt.length).toBeGreaterThan(15);
  expect(awakeAt.length).toBeLessThanOrEqual(21);
});

test("goes on as before when the clock is set back", async () => {
  const { clock, nap, awakeAt } = sleeper(() => true);
  await clock.advance(4_000);
  clock.jump(-24 * 3_600_000);
  const naps = awakeAt.length;
  nap.ring();
  await clock.advance(4_000);
  expect(awakeAt.length - naps).toBeGreaterThanOrEqual(3);
});

test("ends with the agent", async () => {
  const { clock, stop, life, awakeAt } = sleeper(() => true);
  await clock.advance(100);
  stop();
  await clock.during(life);
  expect(awakeAt.at(-1)).toBeLessThanOrEqual(600);
});

test("is longer once the bell was heard, ends at the hour that is waited for, and is short again once the bell was missed", async () => {
  const clock = createFakeClock();
  const nap = createIdleScheduler(clock);
  const lengthOf = async (restMs: number) => {
    const before = clock.now();
    await clock.during(nap.take(before + restMs, new AbortController().signal));
    return clock.now() - before;
  };
  const afterBell = async () => [
    await lengthOf(60_000),
    await lengthOf(60_000),
    await lengthOf(60_000),
    await lengthOf(60_000),
  ];
  nap.ringBell();
  // What was being written when it rang can be read a moment later.
  expect((await afterBell()).slice(0, 3)).toEqual([500, 500, 500]);
  expect(await lengthOf(60_000)).toBe(5_000);
  expect(await lengthOf(2_345)).toBe(2_345);
  nap.missed();
  nap.ringBell();
  await afterBell();
  expect(await lengthOf(60_000)).toBe(1_500);
});
