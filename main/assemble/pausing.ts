/** @file Pauses and resumes all processes on a data folder. The journal stores the pause; it ends by the clock. */

import { type Pause, type PauseLength, pauseFrom, pauseFromText, textFromPause } from "../../shared/agent/pause.ts";
import type { JournalEvent } from "../imports/ports.ts";

export interface Pausing {
  /** The current pause, or null. */
  now(): Pause | null;
  begin(length: PauseLength): void;
  end(): void;
}

/** The part of the journal's metadata that stores the pause. */
interface PauseMetadata {
  metadata(key: string): string | null;
  setMetadata(key: string, value: string | null, event: JournalEvent): void;
}

const pauseKey = "paused";

/**
 * @param clock returns epoch ms
 * @param timeZone of this computer, for "until tomorrow"
 * @param who the person at this machine, as the audit trail names them
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
