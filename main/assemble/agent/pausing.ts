/** @file Pauses and resumes all processes on a data folder. The journal stores the pause; it ends by the clock. */

import { type Pause, type PauseLength, pauseFrom, pauseFromText, textFromPause } from "../../../shared/agent/pause.ts";
import type { Metadata } from "../../imports/ports/journal-port.ts";

export interface Pausing {
  /** The current pause, or null. */
  now(): Pause | null;
  /** Both resolve once it is durable. */
  begin(length: PauseLength): Promise<void>;
  end(): Promise<void>;
}

const pauseKey = "paused";

/**
 * @param clock returns epoch ms
 * @param timeZone of this computer, for "until tomorrow"
 * @param who the person at this machine, as the audit trail names them
 */
export function createPausing(journal: Metadata, clock: () => number, timeZone: string, who: string): Pausing {
  return {
    now: () => pauseFromText(journal.metadata(pauseKey), clock()),
    async begin(length) {
      const now = clock();
      const pause = pauseFrom(now, length, timeZone);
      const until = pause.until === null ? null : new Date(pause.until).toISOString();
      const event = { what: "pause", who, detail: { until } } as const;
      await journal.commit((draft) => draft.setMetadata(pauseKey, textFromPause(pause, now), event));
    },
    end: () => journal.commit((draft) => draft.setMetadata(pauseKey, null, { what: "resume", who, detail: null })),
  };
}
