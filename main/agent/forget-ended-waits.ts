/** @file Forgets waits at the start of a pass: what they wait for may be over since they were written down. */

import type { Failure } from "../../shared/imports/failure.ts";
import type { ImportQueue } from "../imports/import-queue.ts";
import type { Ports } from "../imports/ports/ports.ts";

const lastsAsLongAsItSays: ReadonlySet<Failure["kind"]> = new Set(["busy", "after-unknown"]);

/**
 * Has what waits tried now: a person starts a pass after signing in, changing a setting or mending the network.
 *
 * A busy finance system has said how long to leave it alone, and one that doesn't answer would leave one more file in doubt
 * at each pass of a night: both are left alone where nothing else waits. Otherwise the queue tries everything once: it
 * knows no difference.
 */
export function forgetEndedWaits(queue: Pick<ImportQueue, "hurry">, journal: Pick<Ports["journal"], "underWay">): void {
  const mayBeOver = journal
    .underWay()
    .some(({ state }) => state.at === "queued" && state.why !== null && !lastsAsLongAsItSays.has(state.why.kind));
  if (mayBeOver) queue.hurry();
}
