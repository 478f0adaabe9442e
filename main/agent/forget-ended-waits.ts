/** @file Forgets waits at the start of a pass: what they wait for may be over since they were written down. */

import type { ImportQueue } from "../imports/import-queue.ts";
import type { Ports } from "../imports/ports.ts";

/**
 * Has what waits tried now: a person starts a pass after signing in, changing a setting or mending the network.
 *
 * A busy finance system has said how long to leave it alone, and is left alone where nothing else waits. Otherwise the
 * queue tries everything once: it knows no difference.
 */
export function forgetEndedWaits(queue: Pick<ImportQueue, "hurry">, journal: Pick<Ports["journal"], "underWay">): void {
  const mayBeOver = journal
    .underWay()
    .some(({ state }) => state.at === "queued" && state.why !== null && state.why.kind !== "busy");
  if (mayBeOver) queue.hurry();
}
