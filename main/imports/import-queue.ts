/** @file Drives every import that is under way, a few at a time, from the journal's word alone. */

import type { Upload } from "../../shared/agent/upload.ts";
import { folderFor, type Import } from "../../shared/imports/import.ts";
import { isListFile, mayBeListedBy } from "../../shared/spreadsheet/list-file.ts";
import { mayStartBeside, mustYieldTo } from "./concurrency.ts";
import type { Ports } from "./ports.ts";
import { createSendingWindow, type SendingWindow } from "./sending-window.ts";
import { hasSentAny } from "./state/allowed-actions.ts";
import { concernsConnection, longestWaitAfter } from "./state/retry-policy.ts";
import { fileImport, isUnfiled } from "./steps/file-import.ts";
import { mayStillBeSent } from "./steps/find-duplicates.ts";
import { createPlanLock } from "./steps/plan-lock.ts";
import { readImport } from "./steps/read-import.ts";
import { endSending, sendNextPart, type UnwrittenOutcomes } from "./steps/send-import.ts";
import { createUploads } from "./uploads.ts";

const restMs = 5_000;
/** A bug that shows once may be a full disk, which someone makes room on; one that shows always must not keep us busy. */
const restAfterBugMs = 30_000;

/** Epoch ms. One that begins later than now is from before the clock was set back, and over. */
interface Rest {
  readonly since: number;
  readonly until: number;
}

export interface ImportQueue {
  /** Takes up all that is due; resolves when nothing is due any more. A call in between looks anew. */
  run(): Promise<void>;
  /** Files away what could not be moved when its import ended. */
  fileLeftovers(): Promise<void>;
  /** Epoch ms at which the next import is due, or null where none is under way. */
  nextDueAt(): number | null;
  /** True while anything is being read, sent or moved. */
  isBusy(): boolean;
  /** Tries waiting imports now, whatever they wait for: someone signed in, or pressed Sync now. */
  hurry(): void;
  /** The documents that are being sent. */
  uploads(): readonly Upload[];
  /** Takes note of what someone has decided about an import that is being sent. */
  heed(changed: Import): void;
  /** The posting hours of the inboxes, and how to have what is there now sent whatever they say. */
  readonly hours: Pick<SendingWindow, "override" | "closed" | "waitsUntil">;
  /** Lets what is being sent come to its end, and starts nothing more. */
  stop(): Promise<void>;
}

/**
 * [Note: starting is resuming]
 *
 * The queue keeps no list of its own: it asks the journal what is under way,
 * each time it runs out of work. So a start, a crash and a decision made by
 * another process are the same road, and there is no recovery code to rot.
 *
 * @param mayStart false while paused: nothing new is begun
 * @param report is told of bugs: an import whose step threw is left as the journal has it
 */
export function createImportQueue(
  ports: Ports,
  mayStart: () => boolean,
  report: (bug: unknown, import_: Import) => void,
): ImportQueue {
  const stopping = new AbortController();
  /** As they stand now. */
  const inHand = new Map<string, Import>();
  const going = new Set<Promise<void>>();
  let pending: Import[] = [];
  /** Imports that are tried once whatever they wait for. */
  let hurried = new Set<string>();

  /** Connections that did not answer a moment ago, and for how long they are left alone. */
  const held = new Map<string, Rest>();
  /** Imports that could not go on just now, such as one whose file cannot be opened. */
  const resting = new Map<string, Rest>();
  const unwritten: UnwrittenOutcomes = new Map();
  const planners = createPlanLock(ports.clock);
  const uploads = createUploads(ports.clock);
  const hours = createSendingWindow(ports);

  /** Lists that are about to say what becomes of the files around them. */
  let lists: readonly Import[] = [];

  const endOf = (rest: Rest | undefined) => (rest && rest.since <= ports.clock.now() ? rest.until : 0);
  const rest = (id: string, ms: number) => resting.set(id, { since: ports.clock.now(), until: ports.clock.now() + ms });
  const isToBeTriedNow = ({ id, state }: Import) => {
    if (state.at !== "queued" || state.why === null || hurried.has(id)) return true;
    // Longer than anyone waits for this: the clock has been set back since it was written down.
    return state.notBefore - ports.clock.now() > longestWaitAfter(state.why);
  };
  const dueAt = (import_: Import) => {
    const { state, connection } = import_;
    if (state.at === "reading") return waits(state.behind) || waitsForList(import_) ? Number.POSITIVE_INFINITY : 0;
    if (state.at !== "queued") return 0;
    const notBefore = isToBeTriedNow(import_) ? 0 : state.notBefore;
    return Math.max(notBefore, endOf(held.get(connection)), hours.waitsUntil(import_) ?? 0);
  };
  /** See [Note: waiting for the original]. */
  const waits = (behind: string | undefined): boolean => {
    const original = behind === undefined ? undefined : ports.journal.get(behind);
    return original !== undefined && mayStillBeSent(original);
  };
  /** A list that was dropped with the files that it names speaks before them; one that cannot be read holds up nobody. */
  const waitsForList = ({ inbox, place }: Import): boolean =>
    !isListFile(place.dropped) &&
    lists.some((list) => list.inbox === inbox && mayBeListedBy(list.place.dropped, place.dropped));
  // An inbox that was taken out of the settings: its imports stay as they are until it is back.
  const isKnown = (inbox: string) => ports.inboxSettings(inbox) !== undefined;
  const isResting = (id: string) => endOf(resting.get(id)) > ports.clock.now();
  const underWay = () => {
    const known = ports.journal.underWay();
    hours.see(known);
    const all = known.filter(({ id, inbox }) => !isResting(id) && isKnown(inbox));
    lists = all.filter(({ state, place }) => state.at === "reading" && isListFile(place.dropped));
    return all.filter(({ id }) => !inHand.has(id));
  };

  function refill(): void {
    const all = underWay();
    for (const import_ of all) holdBack(import_);
    const due = all.filter((import_) => dueAt(import_) <= ports.clock.now());
    pending = [...due.filter(({ kind }) => kind === "batch"), ...due.filter(({ kind }) => kind !== "batch")];
  }

  function holdBack(import_: Import): void {
    const { connection, state } = import_;
    if (state.at !== "queued" || state.why === null || !concernsConnection(state.why)) return;
    if (isToBeTriedNow(import_)) return;
    const until = Math.max(state.notBefore, endOf(held.get(connection)));
    held.set(connection, { since: ports.clock.now(), until });
  }

  /** The first of those that wait whose turn it may be now. */
  function takeNext(): Import | null {
    if (stopping.signal.aborted || !mayStart()) return null;
    if (pending.length === 0) refill();
    const beside = [...inHand.values()];
    for (let at = 0; at < pending.length; ) {
      const known = pending[at] as Import;
      if (!mayStartBeside(known, beside)) at += 1;
      else {
        pending.splice(at, 1);
        const fresh = ports.journal.get(known.id);
        if (fresh && !inHand.has(fresh.id) && dueAt(fresh) <= ports.clock.now()) return fresh;
      }
    }
    return null;
  }

  function startAll(): void {
    for (let next = takeNext(); next !== null; next = takeNext()) {
      const started: Promise<void> = drive(next).finally(() => {
        going.delete(started);
        startAll();
      });
      going.add(started);
    }
  }

  async function drive(first: Import): Promise<void> {
    inHand.set(first.id, first);
    // See [Note: one plan at a time].
    if (first.state.at === "queued" && hasSentAny(first)) planners.goesOn(first.connection);
    try {
      // A move that was cut short comes first, or the file would be looked for where it no longer lies.
      let import_: Import | null = first.place.movingTo === null ? first : await fileImport(ports, first);
      while (import_ !== null && !stopping.signal.aborted && mayStart() && folderFor(import_.state) === null) {
        inHand.set(first.id, import_);
        if (import_ !== first) holdBack(import_);
        if (dueAt(import_) > ports.clock.now() || mustYieldTo(import_, [...inHand.values()])) return;
        // Once: what fails again waits as long as it says.
        hurried.delete(import_.id);
        import_ = await step(import_);
        if (import_?.state.at === "queued" && import_.state.why !== null) hours.wasTried(import_.id);
      }
      if (import_ === null) rest(first.id, restMs);
      else {
        inHand.set(first.id, import_);
        if (isUnfiled(import_)) await fileImport(ports, import_);
      }
    } catch (bug) {
      restAfterBug(bug, first);
    } finally {
      inHand.delete(first.id);
    }
  }

  function restAfterBug(bug: unknown, import_: Import): void {
    // An answer that is not written down yet is gone if the process goes: that is tried again sooner.
    rest(import_.id, unwritten.has(import_.id) ? restMs : restAfterBugMs);
    report(bug, import_);
  }

  function step(import_: Import): Promise<Import | null> | Import | null {
    switch (import_.state.at) {
      case "reading":
        return readImport(ports, import_, planners, stopping.signal);
      case "sending":
        return endSending(ports, import_, unwritten);
      default:
        return sendNextPart(ports, import_, unwritten, uploads);
    }
  }

  return {
    async run() {
      // What has come since goes in at its place: a batch does not wait behind a hundred documents.
      pending = [];
      startAll();
      while (going.size > 0) await Promise.all(going);
    },
    async fileLeftovers() {
      for (const import_ of ports.journal.unfiled()) {
        const { id, inbox } = import_;
        if (inHand.has(id) || isResting(id) || !isKnown(inbox) || stopping.signal.aborted) continue;
        inHand.set(id, import_);
        await fileImport(ports, import_)
          .catch((bug) => restAfterBug(bug, import_))
          .finally(() => inHand.delete(id));
      }
    },
    nextDueAt() {
      // One by one: as arguments of one call, a hundred thousand are more than the stack holds.
      return underWay().reduce<number | null>(
        (first, one) => Math.min(first ?? Number.POSITIVE_INFINITY, dueAt(one)),
        null,
      );
    },
    isBusy: () => going.size > 0,
    hurry() {
      hurried = new Set(ports.journal.underWay().map(({ id }) => id));
      held.clear();
      resting.clear();
    },
    uploads: uploads.list,
    heed: uploads.heed,
    hours,
    async stop() {
      stopping.abort();
      while (going.size > 0) await Promise.all(going);
    },
  };
}
