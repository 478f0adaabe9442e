/** @file Waits while an agent that takes its turns looks and tries now, until it is through. */

import type { ImportQueue } from "../imports/import-queue.ts";
import type { Clock, Ports } from "../imports/ports/ports.ts";
import { followFilesLetGo } from "./files-let-go.ts";
import type { InboxRounds } from "./inbox-rounds.ts";
import { leftIn, lookAgainMs } from "./sync-once.ts";

/** The one who asked does not wait longer than this: the rest continues without them. */
const longestMs = 90_000;

interface Asked {
  readonly clock: Clock;
  readonly queue: ImportQueue;
  readonly journal: Pick<Ports["journal"], "underWay" | "asking" | "unfiled" | "get">;
  readonly rounds: Pick<InboxRounds, "mark" | "haveLookedSince" | "unsettled">;
  /** Has the agent look and try now. */
  readonly syncNow: () => void;
  /** Has it look again. */
  readonly lookAgain: () => void;
  /** True while nothing is begun. */
  readonly isPaused: () => boolean;
  /** False while another computer of the office imports, or may. */
  readonly drives: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Resolves once a look that began after the call has ended, and nothing of what is there settles, is worked on, or is due
 * soon. The state of the agent can't tell that: it is one word, and one connection that is signed out hides all the rest.
 *
 * @returns false where this computer did not drive all the while, so that it can't tell
 */
export async function syncToEnd(asked: Asked): Promise<boolean> {
  const { clock, queue, journal, rounds, isPaused, drives, signal } = asked;
  const startedAt = clock.now();
  let letGo = followFilesLetGo(journal);
  let mark = rounds.mark();
  asked.syncNow();
  for (;;) {
    letGo.follow();
    await clock.wait(lookAgainMs, signal);
    const now = clock.now();
    // The clock may have been set back: nothing lasts as long as that.
    if (signal.aborted || now < startedAt || now - startedAt > longestMs) return true;
    if (!drives()) return false;
    if (!rounds.haveLookedSince(mark) || queue.isBusy()) continue;
    if (letGo.hasAny()) {
      [letGo, mark] = [followFilesLetGo(journal), rounds.mark()];
      asked.lookAgain();
      continue;
    }
    const { settles, retries } = leftIn({ queue, unsettled: rounds.unsettled, letGo, since: startedAt, now });
    if (!settles && (isPaused() || !retries)) return true;
  }
}
