/** @file A clock whose time passes only when the test says so, and whose chance is seeded. */

import type { Clock } from "../../main/imports/ports/ports.ts";

export interface FakeClock extends Clock {
  /** Lets `ms` pass, waking everyone who waits within it in the order of their times, until `isOver`. */
  advance(ms: number, isOver?: () => boolean): Promise<void>;
  /** Lets time pass until `work` has come to its end. */
  during<T>(work: Promise<T>): Promise<T>;
  /** The time of day jumps, as it does when it is set or the machine has slept; who waits, waits as long as before. */
  jump(ms: number): void;
  /** Nobody waits any more: the process that did is gone. */
  forgetWaits(): void;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
  /** Lets go of the signal, which may outlive the test. */
  readonly leave: () => void;
}

/** Noon, so that no test meets midnight by chance, in whatever zone it runs. */
export const startOfTime = new Date(2026, 10, 20, 12, 0, 0).getTime();

/** Work that waits longer than this goes round in circles. */
const longestWorkMs = 30 * 24 * 60 * 60_000;

/** Lets everything run that can run without time passing: promises, and what this computer is done with. */
const untilIdle = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** So many turns are taken in a row before other work of the process has one, such as the reports of a test. */
const turnsInARow = 100;
let turnsTaken = 0;

/**
 * As {@link createFakeClock} wants it where nothing but promises is waited for: no file, socket or process. It takes a
 * tenth of the time, because the event loop isn't gone round: a tick of Node comes once all promises are settled.
 */
export function untilPromisesSettle(): Promise<void> {
  turnsTaken += 1;
  return turnsTaken % turnsInARow === 0 ? untilIdle() : new Promise<void>((resolve) => process.nextTick(resolve));
}

/** @param turn lets everything run that can run without time passing */
export function createFakeClock(seed = 1, turn: () => Promise<void> = untilIdle): FakeClock {
  let nowMs = startOfTime;
  let jumpedMs = 0;
  let chance = seed;
  /** In the order in which they fell asleep. */
  const sleepers: Sleeper[] = [];

  function forget(sleeper: Sleeper): void {
    const at = sleepers.indexOf(sleeper);
    if (at >= 0) sleepers.splice(at, 1);
  }

  /** Wakes the next sleeper that is due until `untilMs`; false where there is none. */
  function wakeNext(untilMs: number): boolean {
    let next = sleepers[0];
    for (const sleeper of sleepers) if (next && sleeper.at < next.at) next = sleeper;
    if (!next || next.at > untilMs) return false;
    const due = next;
    forget(due);
    nowMs = Math.max(nowMs, next.at);
    next.wake();
    return true;
  }

  return {
    now: () => nowMs + jumpedMs,
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
        const giveUp = () => {
          forget(sleeper);
          resolve();
        };
        const leave = () => signal.removeEventListener("abort", giveUp);
        const wake = () => {
          leave();
          resolve();
        };
        const sleeper = { at: nowMs + Math.ceil(Math.max(0, ms)), wake, leave };
        sleepers.push(sleeper);
        signal.addEventListener("abort", giveUp);
      }),
    async advance(ms, isOver = () => false) {
      const untilMs = nowMs + ms;
      await turn();
      while (!isOver() && wakeNext(untilMs)) await turn();
      if (!isOver()) nowMs = untilMs;
    },
    jump(ms) {
      jumpedMs += ms;
    },
    forgetWaits() {
      for (const { leave } of sleepers) leave();
      sleepers.length = 0;
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
