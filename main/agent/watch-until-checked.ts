/**
 * @file Watches the inboxes while the journal is looked through, and does no more than that.
 *
 * [Note: watching before importing]
 *
 * A long journal is looked through at each start, which takes seconds. Meanwhile the inboxes are watched, files settle
 * and are shown, and nothing more: nothing is written down, moved or sent on the word of a journal that may be damaged.
 */

import type { Clock } from "../imports/ports.ts";

interface Watch {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Rejects where the journal is damaged. */
  readonly journalChecked: Promise<unknown>;
  /** One look at the inboxes that writes nothing down. */
  readonly look: (isFirst: boolean) => Promise<void>;
  readonly report: (bug: unknown) => void;
}

const everyMs = 1_000;

/** Resolves with whether the journal is known to be whole. */
export async function watchUntilChecked({ clock, signal, journalChecked, look, report }: Watch): Promise<boolean> {
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
    // A share that hangs keeps nobody from what comes after.
    await Promise.race([look(isFirst).catch(report), checked]);
    await Promise.race([checked, clock.wait(everyMs, signal)]);
  }
  return isWhole ?? false;
}
