/** @file Words what became of taking an inbox over. */

import type { NotClaimed, OtherOwner } from "../../agent/inbox-owner.ts";
import { words } from "../../words/spoken.ts";
import { sayCode } from "../say-machine.ts";
import { sayInstant } from "../say-time.ts";
import { sayOwner } from "./say-not-imported.ts";

/** @param before who imported it until now, or null if that is unknown */
export function sayClaimed(path: string, before: OtherOwner | null, timeZone: string): string {
  const { oneInbox } = words;
  const taken =
    before === null
      ? oneInbox.tookOver(path)
      : oneInbox.tookOverFrom(path, sayOwner(before), sayInstant(before.seenAt, timeZone));
  return `${taken} ${oneInbox.mayHaveBeenSent}`;
}

export function sayNotClaimed(path: string, because: NotClaimed): string {
  const { oneInbox } = words;
  switch (because.why) {
    case "away":
      return oneInbox.away(path);
    case "nobody-elses":
      return oneInbox.nobodyElses(path);
    case "same-folder":
      return oneInbox.sameFolder(path, because.inbox);
    case "taken":
      return oneInbox.takenMeanwhile(path);
    case "not-written":
      return oneInbox.notTakenOver(path, sayCode(because.detail));
    default:
      return because satisfies never;
  }
}
