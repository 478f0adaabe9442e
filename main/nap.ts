/**
 * @file How long the agent sleeps between two turns, and who may wake it.
 *
 * [Note: at rest]
 *
 * A computer that is woken twice a second never rests, and nearly always there is nothing to see. So while nothing is
 * under way the agent sleeps longer, and is woken by bells: of a watched folder, and of the journal, which every process
 * writes its decisions to. A bell may fail to ring (a network share, a system that tells late), the clock may be set, or
 * come to an hour that was waited for: so no sleep is so long that what people are told is untrue for two seconds. Who
 * wakes without having been rung for looks whether any of that is so, and takes a whole turn only where it is.
 */

import type { Clock } from "./imports/ports.ts";

export interface Nap {
  /**
   * Resolves when it is time to look again: after a while, or at once where somebody rings while all is at rest.
   *
   * @returns whether somebody has rung
   */
  take(isAtRest: boolean, signal: AbortSignal): Promise<boolean>;
  /** It is worth looking now. Whoever rings without end is heard as often as when the agent is busy. */
  ring(): void;
}

const busyMs = 500;
/** What is left of two seconds is for the turn itself. */
const restMs = 1_500;

export function createNap(clock: Pick<Clock, "now" | "wait">): Nap {
  let isRung = false;
  let wake = () => {};
  let wokeAt = Number.NEGATIVE_INFINITY;

  async function sleepUntilRung(signal: AbortSignal): Promise<void> {
    const waking = new AbortController();
    wake = () => waking.abort();
    signal.addEventListener("abort", wake);
    if (!signal.aborted && !isRung) await clock.wait(restMs, waking.signal);
    signal.removeEventListener("abort", wake);
    wake = () => {};
  }

  return {
    async take(isAtRest, signal) {
      if (isAtRest) await sleepUntilRung(signal);
      const sinceMs = clock.now() - wokeAt;
      // Where the clock has been set back, that is less than nothing.
      const tooSoonMs = isAtRest ? busyMs - Math.max(0, sinceMs) : busyMs;
      if (tooSoonMs > 0) await clock.wait(tooSoonMs, signal);
      const wasRung = isRung;
      isRung = false;
      wokeAt = clock.now();
      return wasRung;
    },
    ring() {
      isRung = true;
      wake();
    },
  };
}

const minuteMs = 60_000;

/** Epoch ms of the first of `hours` that is still to come, or of the next minute of the clock, by which offices keep theirs. */
export const nextHour = (nowMs: number, hours: readonly (number | null)[]): number =>
  Math.min(
    (Math.floor(nowMs / minuteMs) + 1) * minuteMs,
    ...hours.filter((hour): hour is number => hour !== null && hour > nowMs),
  );
