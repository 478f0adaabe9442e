/**
 * @file Lets one import of a connection be planned at a time, a few milliseconds at a time.
 *
 * [Note: one plan at a time]
 *
 * A plan of a hundred thousand rows takes seconds, and the window would stand still for as long: so other work goes on
 * while it is made, and the journal changes. A plan rests on what the journal says of rows that have gone or are about
 * to, and some changes would make it wrong:
 *
 * - Another plan: two files with the same rows would not know of each other, and both would go. So imports of one
 *   connection are planned one after the other.
 * - An import that had stopped half-way goes on. It looks itself whether its rows went meanwhile (see known-meanwhile.ts),
 *   but a plan that is not recorded yet cannot be seen. So the queue says so, and the plan is made again.
 *
 * Nothing else makes rows go that were not about to; that others will not go after all does no harm, for what waits
 * behind an original is planned again.
 */

import type { Work } from "../../planning/plan-import.ts";
import type { Clock } from "../ports.ts";

export interface PlanLock {
  /** Calls `act` once every earlier `act` for the connection has ended. */
  exclusively<T>(connection: string, act: () => Promise<T>): Promise<T>;
  /**
   * Does the work, and lets others in every few milliseconds. See [Note: work in slices].
   *
   * @param begin begins the work; called again after `invalidate`
   */
  run<T>(connection: string, begin: () => Work<T>, signal: AbortSignal): Promise<T | "stopped">;
  /** An import over this connection that had stopped half-way goes on: plans that are not recorded yet are made again. */
  invalidate(connection: string): void;
}

/** The window shows nothing new for as long. */
const longestSliceMs = 5;

export function createPlanLock(clock: Clock): PlanLock {
  const last = new Map<string, Promise<unknown>>();
  /** How often the plans of a connection were invalidated. */
  const invalidations = new Map<string, number>();

  async function inSlices<T>(
    work: Work<T>,
    signal: AbortSignal,
    isInvalid: () => boolean,
  ): Promise<{ readonly result: T } | "cut-short"> {
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
    async exclusively(connection, act) {
      const before = last.get(connection);
      const mine = before === undefined ? act() : before.then(act);
      // The next one begins whether this one fails or not.
      const end = mine.then(
        () => {},
        () => {},
      );
      last.set(connection, end);
      try {
        return await mine;
      } finally {
        if (last.get(connection) === end) last.delete(connection);
      }
    },
    async run(connection, begin, signal) {
      while (!signal.aborted) {
        const times = invalidations.get(connection);
        const done = await inSlices(begin(), signal, () => invalidations.get(connection) !== times);
        if (done !== "cut-short") return done.result;
      }
      return "stopped";
    },
    invalidate: (connection) => void invalidations.set(connection, (invalidations.get(connection) ?? 0) + 1),
  };
}
