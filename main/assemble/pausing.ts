/** @file Pauses and resumes, for every process on the data folder: the journal keeps it, and the clock ends it. */

import { type Pause, type PauseLength, pauseFrom, pauseFromText, textFromPause } from "../../shared/agent/pause.ts";
import type { JournalEvent } from "../imports/ports.ts";

export interface Pausing {
  /** The pause that holds now, or null. */
  now(): Pause | null;
  begin(length: PauseLength): void;
  end(): void;
}

/** The journal's metadata, as far as this needs it. */
interface PauseMetadata {
  metadata(key: string): string | null;
  setMetadata(key: string, value: string | null, event: JournalEvent): void;
}

const pauseKey = "paused";

/**
 * @param clock epoch ms
 * @param timeZone of this computer
 * @param who the person at it, as the trail names them
 */
export function createPausing(journal: PauseMetadata, clock: () => number, timeZone: string, who: string): Pausing {
  return {
    now: () => pauseFromText(journal.metadata(pauseKey), clock()),
    begin(length) {
      const now = clock();
      const pause = pauseFrom(now, length, timeZone);
      const until = pause.until === null ? null : new Date(pause.until).toISOString();
      journal.setMetadata(pauseKey, textFromPause(pause, now), { what: "pause", who, detail: { until } });
    },
    end: () => journal.setMetadata(pauseKey, null, { what: "resume", who, detail: null }),
  };
}
