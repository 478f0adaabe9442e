/**
 * @file Watches the inboxes while the journal is being checked, and does no more than that.
 *
 * [Note: watching before importing]
 *
 * A long journal is checked at each start, which takes seconds. Meanwhile the inboxes are watched, files settle and are
 * shown. Nothing is written, moved or sent, because the journal may be damaged.
 */

import type { Clock } from "../imports/ports/ports.ts";
import type { InboxRounds } from "./inbox-rounds.ts";
import { firstLookMs } from "./turns/take-turns.ts";

interface Watch {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Rejects where the journal is damaged. */
  readonly journalChecked: Promise<unknown>;
  readonly rounds: Pick<InboxRounds, "look" | "watchReachable">;
  /** Tells the status after each look. */
  readonly tell: (isFirst: boolean) => Promise<void>;
  readonly report: (bug: unknown) => void;
}

const everyMs = 1_000;

/** Resolves with whether the journal is known to be whole. */
export async function watchUntilChecked(watch: Watch): Promise<boolean> {
  const { clock, signal, journalChecked, report } = watch;
  let isWhole: boolean | null = null;
  const checked = journalChecked.then(
    () => {
      isWhole = true;
    },
    () => {
      isWhole = false;
    },
  );
  // A journal of usual length is checked already.
  await Promise.race([checked, clock.wait(1, signal)]);
  for (let isFirst = true; isWhole === null && !signal.aborted; isFirst = false) {
    // A share that hangs must not delay the start of importing.
    await Promise.race([lookOnce(watch, isFirst).catch(report), checked]);
    await Promise.race([checked, clock.wait(everyMs, signal)]);
  }
  return isWhole ?? false;
}

async function lookOnce({ clock, signal, rounds, tell, report }: Watch, isFirst: boolean): Promise<void> {
  await Promise.race([rounds.look(true).catch(report), clock.wait(firstLookMs, signal)]);
  rounds.watchReachable();
  await tell(isFirst);
}
