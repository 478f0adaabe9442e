/**
 * @file Lets one import be planned at a time, a few milliseconds at a time.
 *
 * [Note: one plan at a time]
 *
 * A plan of a hundred thousand rows takes seconds, and the window would stand still for as long: so other work goes on
 * while it is made, and the journal changes. A plan rests on what the journal says of rows that have gone or are about
 * to, and some changes would make it wrong:
 *
 * - Another plan: two files with the same rows would not know of each other, and both would go. So imports are planned
 *   one after the other, also those of different connections: two of them may lead to the same office.
 * - An import that had stopped half-way goes on. It looks itself whether its rows went meanwhile (see known-meanwhile.ts),
 *   but a plan that is not recorded yet cannot be seen. So the queue says so, and the plan is made again.
 *
 * Nothing else makes rows go that were not about to; that others will not go after all does no harm, for what waits
 * behind an original is planned again.
 */

import type { Work } from "../../planning/plan-import.ts";
import type { Clock } from "../ports/ports.ts";

interface Made<T> {
  readonly result: T;
  readonly isStale: () => boolean;
}

export interface PlanLock {
  /** Calls `act` once every earlier `act` has ended. */
  exclusively<T>(act: () => Promise<T>): Promise<T>;
  /**
   * Does the work, and lets others in every few milliseconds. See [Note: work in slices].
   *
   * @param begin begins the work; called again after `invalidate`
   * @returns the plan, with a function to ask in the commit that records it: true where it has to be made again
   */
  run<T>(begin: () => Work<T>, signal: AbortSignal): Promise<Made<T> | "stopped">;
  /** An import that had stopped half-way goes on: plans that are not recorded yet are made again. */
  invalidate(): void;
}

/** The window shows nothing new for as long. */
const longestSliceMs = 5;

export function createPlanLock(clock: Clock): PlanLock {
  let last: Promise<unknown> = Promise.resolve();
  let invalidations = 0;

  async function inSlices<T>(
    work: Work<T>,
    signal: AbortSignal,
    isInvalid: () => boolean,
  ): Promise<Pick<Made<T>, "result"> | "cut-short"> {
    for (let since = clock.now(); ; ) {
      const step = work.next();
      if (step.done === true) return { result: step.value };
      const now = clock.now();
      // Earlier than before: the clock has been set back.
      if (now >= since && now - since < longestSliceMs) continue;
      await clock.wait(0, signal);
      if (signal.aborted || isInvalid()) return "cut-short";
      since = clock.now();
    }
  }

  return {
    exclusively(act) {
      const mine = last.then(act);
      // The next one begins whether this one fails or not.
      last = mine.catch(() => {});
      return mine;
    },
    async run(begin, signal) {
      while (!signal.aborted) {
        const before = invalidations;
        const isStale = () => invalidations !== before;
        const done = await inSlices(begin(), signal, isStale);
        if (done !== "cut-short") return { result: done.result, isStale };
      }
      return "stopped";
    },
    invalidate() {
      invalidations += 1;
    },
  };
}
