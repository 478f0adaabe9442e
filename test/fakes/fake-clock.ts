/** @file A clock whose time passes only when the test says so, and whose chance is seeded. */

import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "../../main/imports/ports.ts";

export interface FakeClock extends Clock {
  /** Lets `ms` pass, waking everyone who waits within it in the order of their times. */
  advance(ms: number): Promise<void>;
  /** Lets time pass until `work` has come to its end. */
  during<T>(work: Promise<T>): Promise<T>;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** Noon, so that no test meets midnight by chance, in whatever zone it runs. */
export const startOfTime = new Date(2026, 10, 20, 12, 0, 0).getTime();

/** Work that waits longer than this goes round in circles. */
const longestWorkMs = 30 * 24 * 60 * 60_000;

export function createFakeClock(seed = 1): FakeClock {
  let nowMs = startOfTime;
  let chance = seed;
  let sleepers: readonly Sleeper[] = [];

  /** Wakes the next sleeper that is due until `untilMs`; false where there is none. */
  function wakeNext(untilMs: number): boolean {
    const next = sleepers.toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > untilMs) return false;
    sleepers = sleepers.filter((sleeper) => sleeper !== next);
    nowMs = Math.max(nowMs, next.at);
    next.wake();
    return true;
  }

  return {
    now: () => nowMs,
    random() {
      // Mulberry32: small, and the same on every machine.
      chance = (chance + 0x6d2b79f5) | 0;
      let mixed = Math.imul(chance ^ (chance >>> 15), 1 | chance);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const sleeper = { at: nowMs + Math.ceil(Math.max(0, ms)), wake: resolve };
        sleepers = [...sleepers, sleeper];
        signal.addEventListener("abort", () => {
          sleepers = sleepers.filter((other) => other !== sleeper);
          resolve();
        });
      }),
    async advance(ms) {
      const untilMs = nowMs + ms;
      await turn();
      while (wakeNext(untilMs)) await turn();
      nowMs = untilMs;
    },
    async during(work) {
      const untilMs = nowMs + longestWorkMs;
      let isDone = false;
      const done = () => {
        isDone = true;
      };
      work.then(done, done);
      await turn();
      while (!isDone) {
        if (!wakeNext(untilMs) && sleepers.length > 0) throw new Error("this work never ends");
        await turn();
      }
      return work;
    },
  };
}
