/** @file Holds batches back until each file that may be an invoice list has been read. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Unsettled } from "../../../shared/ipc.ts";
import { holdForListMs } from "../../../shared/settings/settle-times.ts";
import type { Ports } from "../ports/ports.ts";

/** How often a batch that is held back for a file that settles is looked at again. */
const lookAgainMs = 500;

/** What the agent knows of its inboxes. */
export interface InboxLooks {
  /**
   * Looks through the inboxes of these connections from the beginning, and takes in what has settled. Never rejects, and
   * does not wait for a folder that hangs, or once `signal` fires.
   */
  look(connections: ReadonlySet<string>, signal: AbortSignal): Promise<void>;
  /** The files that are not taken in yet. */
  unsettled(): readonly Unsettled[];
}

export interface ListsFirst {
  /** To be called once the inboxes can be looked through. */
  follow(looks: InboxLooks): void;
  /** Looks through the inboxes whose lists count for this batch; to be called right before it is sent. */
  look(import_: Import, signal: AbortSignal): Promise<void>;
  /** The connections over which a spreadsheet that is ready waits for another file that may be an invoice list. */
  holding(): readonly string[];
  /** Epoch ms until which it is held back: 0 for not at all, infinite while a file is being read. */
  waitsUntil(import_: Import): number;
}

/**
 * [Note: lists before sending]
 *
 * An invoice list that a person adds may hold what was approved, answered or queued before. So a batch is sent only once
 * the inboxes of its office were looked through, and each spreadsheet found there has been read; then `knownMeanwhile`
 * compares its rows with all lists. A file that still settles, or that another program has open, holds batches back for
 * as long as a pass waits for it, and no longer: one that never settles must not keep the others from being sent.
 *
 * @param isInReach false for an import that is not read as things stand
 * @param isOpenElsewhere true for an import whose file another program has open
 */
export function createListsFirst(
  { clock, journal, inboxSettings }: Pick<Ports, "clock" | "journal" | "inboxSettings">,
  isInReach: (import_: Import) => boolean,
  isOpenElsewhere: (import_: Import) => boolean,
): ListsFirst {
  let looks: InboxLooks | null = null;
  /** Epoch ms at which each file that does not settle was first found so. */
  const foundAt = new Map<string, number>();
  let known: { readonly of: readonly Import[]; readonly read: readonly Import[] } = { of: [], read: [] };

  /** A thousand imports under way are gone through once. */
  function beingRead(): readonly Import[] {
    const of = journal.underWay();
    if (known.of !== of)
      known = {
        of,
        read: of.filter(({ state, place }) => state.at === "reading" && !state.behind && mayBeList(place.dropped)),
      };
    return known.read;
  }

  /** @param notes whether the time that it holds batches back begins now, where it hasn't begun */
  function isHeldBackFor(file: string, inbox: string, notes: boolean): boolean {
    const now = clock.now();
    const since = Math.min(foundAt.get(file) ?? now, now);
    if (notes) foundAt.set(file, since);
    return now - since < holdForListMs(inboxSettings(inbox)?.settleMs ?? 0);
  }

  const comes = () => (looks?.unsettled() ?? []).filter(({ file, why }) => why !== "not-a-file" && mayBeList(file));
  const keyOf = ({ inbox, file }: Unsettled) => `${inbox}/${file}`;

  function officeOf({ connection }: Import): ReadonlySet<string> {
    const { certain, possible } = journal.sameOffice(connection);
    return new Set([connection, ...certain, ...possible]);
  }

  function waitsUntil(import_: Import, notes = true): number {
    if (import_.kind !== "batch" || import_.state.at !== "queued") return 0;
    const [read, settling] = [beingRead(), comes()];
    if (read.length === 0 && settling.length === 0) return 0;
    const office = officeOf(import_);
    const isRead = (one: Import) => isInReach(one) || (isOpenElsewhere(one) && isHeldBackFor(one.id, one.inbox, notes));
    if (read.some((one) => office.has(one.connection) && isRead(one))) return Number.POSITIVE_INFINITY;
    const isHere = ({ inbox }: Unsettled) => office.has(inboxSettings(inbox)?.connection ?? "");
    return settling.some((one) => isHere(one) && isHeldBackFor(keyOf(one), one.inbox, notes))
      ? clock.now() + lookAgainMs
      : 0;
  }

  return {
    follow(given) {
      looks = given;
    },
    async look(import_, signal) {
      if (looks === null) return;
      await looks.look(officeOf(import_), signal);
      const left = new Set([...comes().map(keyOf), ...beingRead().map(({ id }) => id)]);
      for (const file of foundAt.keys()) if (!left.has(file)) foundAt.delete(file);
    },
    holding() {
      const first = new Map<string, Import>();
      for (const each of journal.underWay())
        if (each.state.at === "queued" && each.kind === "batch") first.set(each.connection, each);
      return [...first.values()].flatMap((each) => (waitsUntil(each, false) > clock.now() ? [each.connection] : []));
    },
    waitsUntil: (import_) => waitsUntil(import_),
  };
}

/** Only a look inside tells an invoice list from other spreadsheets. */
const mayBeList = (path: string): boolean => /[.](?:csv|tsv|xls[xb]?|ods|txt)$/i.test(path);
