/** @file Pauses and resumes, for every process on the data folder: the journal keeps it, and the clock ends it. */

import { markFromPause, type Pause, type PauseLength, pauseFrom, pauseFromMark } from "../../shared/agent/pause.ts";
import type { JournalEvent } from "../imports/ports.ts";

export interface Pausing {
  /** The pause that holds now, or null. */
  now(): Pause | null;
  begin(length: PauseLength): void;
  end(): void;
}

/** The marks of the journal, as far as this needs them. */
interface Marks {
  mark(name: string): string | null;
  setMark(name: string, value: string | null, event: JournalEvent): void;
}

const pauseMark = "paused";

/**
 * @param clock epoch ms
 * @param timeZone of this computer
 * @param who the person at it, as the trail names them
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
