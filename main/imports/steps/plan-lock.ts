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
 * - An import that had stopped half-way goes on. It looks itself whether its rows went meanwhile (see send-import.ts),
 *   but a plan that is not recorded yet cannot be seen. So the queue says so, and the plan is made again.
 *
 * Nothing else makes rows go that were not about to; that others will not go after all does no harm, for what waits
 * behind an original is planned again.
 */

import type { Work } from "../../planning/plan-import.ts";
import type { Clock } from "../ports.ts";

export interface PlanLock {
  /** Does `act` when all that was to be done alone for the connection before has come to its end. */
  alone<T>(connection: string, act: () => Promise<T>): Promise<T>;
  /**
   * Does the work, and lets others in every few milliseconds; null where it was stopped. See [Note: work in slices].
   *
   * @param begin begins the work; called again where what was done of it is worth nothing any more
   */
  work<T>(connection: string, begin: () => Work<T>, signal: AbortSignal): Promise<T | null>;
  /** An import over this connection goes on where it had stopped. */
  goesOn(connection: string): void;
}

/** The window shows nothing new for as long. */
const longestTurnMs = 5;

export function createPlanLock(clock: Clock): PlanLock {
  const last = new Map<string, Promise<unknown>>();
  const timesGoneOn = new Map<string, number>();

  /** Null where it was stopped, or what it rests on has changed. */
  async function inTurns<T>(
    work: Work<T>,
    signal: AbortSignal,
    isSpoilt: () => boolean,
  ): Promise<{ readonly result: T } | null> {
    for (let since = clock.now(); ; ) {
      const step = work.next();
      if (step.done === true) return { result: step.value };
      const now = clock.now();
      // Earlier than before: the clock has been set back.
      if (now >= since && now - since < longestTurnMs) continue;
      await clock.wait(0, signal);
      if (signal.aborted || isSpoilt()) return null;
      since = clock.now();
    }
  }

  return {
    async alone(connection, act) {
      const before = last.get(connection);
      const mine = before === undefined ? act() : before.then(act);
      // What went wrong with one is no matter to the next.
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
    async work(connection, begin, signal) {
      while (!signal.aborted) {
        const times = timesGoneOn.get(connection);
        const done = await inTurns(begin(), signal, () => timesGoneOn.get(connection) !== times);
        if (done !== null) return done.result;
      }
      return null;
    },
    goesOn: (connection) => void timesGoneOn.set(connection, (timesGoneOn.get(connection) ?? 0) + 1),
  };
}
