/** @file Sleeps between two turns as `next-sleep.ts` decides, and is woken by change events. See [Note: at rest]. */

import type { Clock } from "../../imports/ports/ports.ts";
import {
  changeMissed,
  changeReported,
  dataChangeReported,
  firstSleep,
  pauseMs,
  planSleep,
  type SleepState,
  wake,
} from "./next-sleep.ts";

export interface IdleScheduler {
  /**
   * Resolves when it is time to look again: after a while, or at once where a change is reported while all is at rest.
   *
   * @param restUntil epoch ms at which something is due while all is at rest, or null where it is not at rest
   * @returns whether a change was reported
   */
  sleep(restUntil: number | null, signal: AbortSignal): Promise<boolean>;
  /** It is worth looking now. Events without end are answered as often as when the agent is busy. */
  notifyChange(): void;
  /** The same, from the watcher of what other processes write. */
  notifyDataChange(): void;
  /** That watcher should have reported a change, and did not. */
  distrustWatcher(): void;
}

export function createIdleScheduler(clock: Pick<Clock, "now" | "wait">): IdleScheduler {
  let state = firstSleep;
  let endRest = () => {};

  async function rest(ms: number, signal: AbortSignal): Promise<void> {
    const waking = new AbortController();
    const end = () => waking.abort("woken");
    endRest = end;
    signal.addEventListener("abort", end);
    if (!signal.aborted) await clock.wait(ms, waking.signal);
    signal.removeEventListener("abort", end);
    endRest = () => {};
  }

  function report(next: SleepState): void {
    state = next;
    endRest();
  }

  return {
    async sleep(restUntil, signal) {
      const planned = planSleep(state, restUntil, clock.now());
      const { sleep } = planned;
      state = planned.state;
      if (sleep.restMs) await rest(sleep.restMs, signal);
      const ms = pauseMs(state, sleep, clock.now());
      if (ms > 0) await clock.wait(ms, signal);
      const woken = wake(state, sleep, clock.now());
      state = woken.state;
      return woken.hadEvent;
    },
    notifyChange: () => report(changeReported(state)),
    notifyDataChange: () => report(dataChangeReported(state)),
    distrustWatcher() {
      state = changeMissed(state);
    },
  };
}
