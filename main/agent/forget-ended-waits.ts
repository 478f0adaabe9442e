/** @file Forgets waits at the start of a pass: their reason may have ended since. */

import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { ImportQueue } from "../imports/import-queue.ts";
import type { Ports } from "../imports/ports/ports.ts";

const lastsAsLongAsItSays: ReadonlySet<Failure["kind"]> = new Set(["busy", "after-unknown"]);

/**
 * Has what waits tried now: a person starts a pass after signing in, changing a setting or mending the network.
 *
 * Two waits last as long as they say. A busy finance system has named the time of the next try. One that doesn't answer would
 * leave one more file in doubt at each pass of a night. If nothing waits for another reason, both are kept; otherwise the
 * queue tries everything once, because it can't tell the waits apart.
 */
export function forgetEndedWaits(queue: Pick<ImportQueue, "hurry">, journal: Pick<Ports["journal"], "underWay">): void {
  const mayBeOver = journal
    .underWay()
    .some(({ state }) => state.at === "queued" && state.why !== null && !lastsAsLongAsItSays.has(state.why.kind));
  if (mayBeOver) queue.hurry();
}
