/**
 * @file How long the agent sleeps between two turns, and who may wake it.
 *
 * [Note: at rest]
 *
 * A computer that is woken twice a second never rests, and nearly always there is nothing to see. So while nothing is
 * under way the agent sleeps longer, and is woken by bells: of a watched folder, and of the journal and the settings,
 * which every process writes its decisions to. It sleeps until an hour comes that something waits for, and for so long
 * at most that what people are told is not untrue for two seconds, or until the next look at the folders where the bell
 * is known to ring. Who wakes without having been rung for looks whether
 * anything has changed, and takes a whole turn only where it has.
 *
 * [Note: a bell that was heard]
 *
 * The bell of the journal rings when the first byte is written, and what was written can be read when the last is on
 * the disk: so whoever heard it looks a few times. And it may fail to ring (a system that tells late, too many watched
 * files). One that was heard is trusted, and the agent sleeps from one look at the folders to the next. Where it then
 * finds that something was written down and nobody rang, it trusts the bell no more.
 */

import type { Clock } from "../imports/ports.ts";

export interface IdleScheduler {
  /**
   * Resolves when it is time to look again: after a while, or at once where somebody rings while all is at rest.
   *
   * @param restUntil epoch ms at which something is due while all is at rest, or null where it is not
   * @returns whether somebody has rung
   */
  take(restUntil: number | null, signal: AbortSignal): Promise<boolean>;
  /** It is worth looking now. Whoever rings without end is heard as often as when the agent is busy. */
  ring(): void;
  /** The same, by the bell that tells what other processes write down. */
  ringBell(): void;
  /** That bell should have rung, and was not heard. */
  missed(): void;
}

const busyMs = 500;
/** What is left of two seconds is for the turn itself. */
const restMs = 1_500;
const longestRestMs = 5_000;
/** A disk that takes longer than these to keep a line has us look again at the next look at the folders. */
const looksAfterBell = 3;

export function createIdleScheduler(clock: Pick<Clock, "now" | "wait">): IdleScheduler {
  let isRung = false;
  let bell: "unheard" | "heard" | "missed" = "unheard";
  let looksToCome = 0;
  let wake = () => {};
  let wokeAt = Number.NEGATIVE_INFINITY;

  async function sleepUntilRung(restUntil: number, signal: AbortSignal): Promise<void> {
    const longestMs = bell === "heard" ? longestRestMs : restMs;
    const forMs = Math.min(longestMs, Math.max(0, restUntil - clock.now()));
    const waking = new AbortController();
    wake = () => waking.abort();
    signal.addEventListener("abort", wake);
    if (!signal.aborted && !isRung) await clock.wait(forMs, waking.signal);
    signal.removeEventListener("abort", wake);
    wake = () => {};
  }

  function ring(): void {
    isRung = true;
    wake();
  }

  return {
    async take(restUntil, signal) {
      const heardBell = looksToCome > 0;
      const mayRest = restUntil !== null && !heardBell;
      if (heardBell) looksToCome -= 1;
      if (mayRest) await sleepUntilRung(restUntil, signal);
      const sinceMs = clock.now() - wokeAt;
      // Where the clock has been set back, that is less than nothing.
      const tooSoonMs = mayRest ? busyMs - Math.max(0, sinceMs) : busyMs;
      if (tooSoonMs > 0) await clock.wait(tooSoonMs, signal);
      const wasRung = isRung || heardBell;
      isRung = false;
      wokeAt = clock.now();
      return wasRung;
    },
    ring,
    ringBell() {
      if (bell === "unheard") bell = "heard";
      looksToCome = looksAfterBell;
      ring();
    },
    missed() {
      bell = "missed";
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
