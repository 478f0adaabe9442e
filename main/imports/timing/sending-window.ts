/** @file Keeps to each inbox's posting hours: what may be begun now, and what a person wants sent anyway. */

import type { ClosedInbox } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { isBoundByHours, opensAt } from "../../../shared/settings/posting-hours.ts";
import type { Ports } from "../ports/ports.ts";

/** Beyond the time that a file must hold still: what lay there when somebody asked is taken in within this. */
const takenInWithinMs = 10_000;

export interface SendingWindow {
  /** Epoch ms before which this import is not begun, or null where its inbox's hours do not hold it up now. */
  waitsUntil(import_: Import): number | null;
  /** Somebody wants all that is there now sent at once: what is under way, and what is being taken in. */
  override(): void;
  /** To be called with all that is under way at each look for work: what has left it is not sent for this override again. */
  refresh(underWay: readonly Import[]): void;
  /** An import was tried in vain: it was tried once, and waits as the others do. */
  wasTried(id: string): void;
  /** The inboxes whose hours hold something up, or would; see {@link ClosedInbox}. */
  closed(inboxes: readonly string[], underWay: readonly Import[]): readonly ClosedInbox[];
}

/**
 * Nothing is scheduled: each look asks the clock again. So a computer that wakes within the hours sends at once,
 * and one that wakes after them waits, however long it slept and whatever was done to its clock.
 */
export function createSendingWindow(
  ports: Pick<Ports, "clock" | "inboxSettings" | "timeZone"> & { readonly journal: Pick<Ports["journal"], "underWay"> },
): SendingWindow {
  const { clock, journal, timeZone } = ports;
  /** Imports that go whatever the hours say, because somebody has asked for it. */
  let asked = new Set<string>();
  let askedAt = Number.NEGATIVE_INFINITY;
  /** A thousand imports of one inbox have the same answer for the whole minute. */
  let known = { minute: Number.NaN, opens: new Map<object, number>() };

  /** Null where the inbox has no hours, or is within them. */
  function inboxOpensAt(inbox: string): number | null {
    const hours = ports.inboxSettings(inbox)?.hours;
    if (!hours) return null;
    const now = clock.now();
    const minute = Math.floor(now / 60_000);
    if (known.minute !== minute) known = { minute, opens: new Map() };
    const opens = known.opens.get(hours) ?? opensAt(hours, now, timeZone);
    known.opens.set(hours, opens);
    return opens <= now ? null : opens;
  }

  const isBound = (import_: Import) => isBoundByHours(import_) && !asked.has(import_.id);
  const isBeingTakenIn = ({ inbox, state, seenAt }: Import) => {
    const settleMs = ports.inboxSettings(inbox)?.settleMs ?? 0;
    return state.at === "reading" && seenAt >= askedAt && clock.now() <= askedAt + settleMs + takenInWithinMs;
  };

  return {
    waitsUntil: (import_) => (isBound(import_) ? inboxOpensAt(import_.inbox) : null),
    override() {
      askedAt = clock.now();
      asked = new Set(journal.underWay().map(({ id }) => id));
    },
    refresh(underWay) {
      if (askedAt === Number.NEGATIVE_INFINITY) return;
      asked = new Set(
        underWay.filter((import_) => asked.has(import_.id) || isBeingTakenIn(import_)).map(({ id }) => id),
      );
    },
    wasTried: (id) => void asked.delete(id),
    closed(inboxes, underWay) {
      return inboxes.flatMap((inbox) => {
        const opens = inboxOpensAt(inbox);
        const here = underWay.filter((import_) => import_.inbox === inbox && isBoundByHours(import_));
        // While somebody has them sent, none of them waits.
        if (opens === null || here.some(({ id }) => asked.has(id))) return [];
        return [{ inbox, opensAt: opens, files: here.length }];
      });
    },
  };
}
