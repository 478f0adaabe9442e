/** @file Pauses and resumes all processes on a data folder. The journal stores the pause; it ends by the clock. */

import { markFromPause, type Pause, type PauseLength, pauseFrom, pauseFromMark } from "../../shared/agent/pause.ts";

export interface Pausing {
  /** The current pause, or null. */
  now(): Pause | null;
  begin(length: PauseLength): void;
  end(): void;
}

/** The part of the journal that stores the pause. */
interface Marks {
  mark(name: string): string | null;
  setMark(name: string, value: string | null, event: { what: string; who: string; detail: unknown }): void;
}

const pauseMark = "paused";

/**
 * @param clock returns epoch ms
 * @param timeZone of this computer, for "until tomorrow"
 * @param who the person at this machine, as the audit trail names them
 */
export function createPausing(marks: Marks, clock: () => number, timeZone: string, who: string): Pausing {
  return {
    now: () => pauseFromMark(marks.mark(pauseMark), clock()),
    begin(length) {
      const now = clock();
      const pause = pauseFrom(now, length, timeZone);
      const until = pause.until === null ? null : new Date(pause.until).toISOString();
      marks.setMark(pauseMark, markFromPause(pause, now), { what: "pause", who, detail: { until } });
    },
    end: () => marks.setMark(pauseMark, null, { what: "resume", who, detail: null }),
  };
}
