/** @file Words why nothing is taken from an inbox that can be reached, and what to do about it. */

import type { InboxStatus } from "../../agent/agent-status.ts";
import type { NotImported, OtherOwner } from "../../agent/inbox-owner.ts";
import { words } from "../../words/spoken.ts";
import { capitalise } from "../grammar.ts";
import { sayCode } from "../say-machine.ts";
import { sayClock, sayInstant } from "../say-time.ts";

/** Within a sentence: "PC-3", or "another Pigeonhole on this computer (PC-1)". */
export const sayOwner = ({ computer, isThisComputer }: Pick<OtherOwner, "computer" | "isThisComputer">): string =>
  isThisComputer ? words.oneInbox.ownerHere(computer) : computer;

/** The same as the first words of a sentence; a computer's name stays as it is. */
const sayOwnerFirst = (owner: OtherOwner): string =>
  owner.isThisComputer ? capitalise(sayOwner(owner)) : sayOwner(owner);

/** Who imports the inbox, or what keeps it from being imported; and what to do. */
export function sayNotImported(
  { id, path }: Pick<InboxStatus, "id" | "path">,
  because: NotImported,
  timeZone: string,
): string {
  const { oneInbox } = words;
  switch (because.why) {
    case "other-journal":
      return oneInbox.otherJournal(path, sayOwnerFirst(because), sayInstant(because.seenAt, timeZone), id);
    case "copied-journal":
      return oneInbox.copiedJournal(path, sayOwnerFirst(because), sayInstant(because.seenAt, timeZone), id);
    case "office":
      return oneInbox.office(path, because.computer, sayInstant(because.seenAt, timeZone), id);
    case "marker-missing":
      return oneInbox.markerMissing(path, id);
    case "marker-damaged":
      return because.isOwn ? oneInbox.ownMarkerDamaged(path) : oneInbox.markerDamaged(path, id);
    case "marker-not-written":
      return oneInbox.markerNotWritten(path, sayCode(because.detail));
    case "marker-unreadable":
      return isFolder(because.detail)
        ? oneInbox.markerIsFolder(path)
        : oneInbox.markerUnreadable(path, sayCode(because.detail));
    case "same-folder":
      return oneInbox.sameFolder(path, because.inbox);
    case "taking-over":
      return oneInbox.takingOver(path, sayClock(because.until, timeZone));
    default:
      return because satisfies never;
  }
}

/** Somebody has made a folder with the name of the marker. */
const isFolder = (detail: string): boolean => detail.startsWith("EISDIR");

/** True where a person can have it imported here. */
export const canBeClaimed = (because: NotImported): boolean =>
  because.why === "marker-damaged"
    ? !because.isOwn
    : ["other-journal", "copied-journal", "office", "marker-missing"].includes(because.why);
