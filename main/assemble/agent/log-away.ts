/** @file Logs when an inbox can't be reached, and when it can be again. */

import type { InboxStatus } from "../../../shared/agent/agent-status.ts";
import type { Log } from "../../platform/log.ts";

/** Since when each inbox that can't be reached is away, by its id: epoch ms. */
export const awayIn = (inboxes: readonly InboxStatus[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    inboxes.flatMap(({ id, unreachableSince }) => (unreachableSince === undefined ? [] : [[id, unreachableSince]])),
  );

/** To be called at each turn. Logs each inbox once when it goes away and once when it is back. */
export function createAwayLog(log: Pick<Log, "say">, now: () => number): (inboxes: readonly InboxStatus[]) => void {
  const away = new Map<string, number>();
  return (inboxes) => {
    for (const { id, path, unreachable, unreachableSince } of inboxes) {
      const before = away.get(id);
      if (unreachable === null && before !== undefined) {
        away.delete(id);
        log.say("inbox-back", { inbox: id, path, since: instant(before), minutesAway: minutes(now() - before) });
      } else if (unreachable !== null && unreachableSince !== undefined && before === undefined) {
        away.set(id, unreachableSince);
        log.say("inbox-away", { inbox: id, path, since: instant(unreachableSince), why: unreachable });
      }
    }
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();

const minutes = (ms: number): number => Math.round(ms / 6_000) / 10;
