/** @file Has the journal compare what was sent with the invoice lists, in slices, beside everything else. */

import type { Confirmations } from "../../../shared/confirmation/confirmation.ts";
import type { Clock } from "../../imports/ports/ports.ts";

/** A click that comes meanwhile is answered within such a slice. */
const sliceMs = 15;
const betweenSlicesMs = 30;
/** Longer slices, for a pass or a look that waits for the end: no window waits, and signals and the lease still get their turn. */
const sliceToEndMs = 150;

interface Parts {
  readonly clock: Clock;
  readonly journal: Pick<Confirmations, "compareSome">;
  readonly signal: AbortSignal;
  readonly report: (bug: unknown) => void;
  /** Told once all is compared, where that took more than one slice. */
  readonly onCompared: () => void;
  /** Acts on what was compared; told whenever all is, of a comparison that was begun. */
  readonly settle: () => void;
}

export interface ListComparison {
  /** Compares what is new, and goes on by itself where one slice is not enough. */
  begin(): void;
  /** Resolves once all is compared. */
  toEnd(): Promise<void>;
}

export function createListComparison({ clock, journal, signal, report, onCompared, settle }: Parts): ListComparison {
  let running: Promise<void> | null = null;
  const compareSlice = (ms = sliceMs): boolean => {
    const startedAt = clock.now();
    // The clock may be set back meanwhile.
    return journal.compareSome(() => Math.abs(clock.now() - startedAt) < ms);
  };
  async function toEnd(): Promise<void> {
    try {
      if (compareSlice(sliceToEndMs)) return;
      do await clock.wait(0, signal);
      while (!signal.aborted && !compareSlice(sliceToEndMs));
      if (!signal.aborted) onCompared();
    } catch (bug) {
      report(bug);
    }
  }
  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await clock.wait(betweenSlicesMs, signal);
      if (!signal.aborted && compareSlice()) return onCompared();
    }
  }
  function begin(): Promise<void> {
    if (running !== null) return running;
    if (compareSlice()) return Promise.resolve();
    running = goOn()
      .catch(report)
      .finally(() => {
        running = null;
      });
    return running;
  }
  return {
    begin: () => void begin().then(settle),
    toEnd,
  };
}
