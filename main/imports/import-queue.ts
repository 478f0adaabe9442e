/** @file Drives every import that is under way, a few at a time, from the journal's word alone. */

import type { Upload } from "../../shared/agent/upload.ts";
import type { Import } from "../../shared/imports/import.ts";
import { createDriver } from "./drive-import.ts";
import { noticeCorrected } from "./filing/notice-corrected.ts";
import { createReplacedWatch } from "./filing/notice-replaced.ts";
import { withStaleNotes } from "./filing/remove-stale-notes.ts";
import type { Ports } from "./ports/ports.ts";
import { createUploads } from "./steps/uploads.ts";
import { mayStartBeside, mustYieldTo } from "./timing/concurrency.ts";
import { createDueTimes, listsBeingRead } from "./timing/due-times.ts";
import { createListsFirst, type InboxLooks } from "./timing/lists-first.ts";
import { createRestAfterUnknown, type RestAfterUnknown } from "./timing/rest-after-unknown.ts";
import { createSendingWindow, type SendingWindow } from "./timing/sending-window.ts";

export interface ImportQueue {
  /** Takes up all that is due; resolves when nothing is due any more. A call in between looks again at all. */
  run(): Promise<void>;
  /** Files away what could not be moved when its import ended. */
  fileLeftovers(): Promise<void>;
  /** Epoch ms at which the next import is due, infinite where all wait for others, or null where none is under way. */
  nextDueAt(): number | null;
  /** True while anything is being read, sent or moved. */
  isBusy(): boolean;
  /** True while another program has a file of ours open, and has had it for less than a minute: the next try may succeed. */
  waitsForOpenFile(): boolean;
  /** Tries waiting imports now, whatever they wait for: someone signed in, or pressed Sync now. */
  hurry(): void;
  /** A person wants it tried now although nobody answered the calls before. See [Note: rest after unknown outcomes]. */
  endRestAfterUnknown(): void;
  /** The connections among these over which nothing is sent now, because nobody answered the calls before. */
  restsAfterUnknown: RestAfterUnknown["restsOf"];
  /** Tries what was left alone for a while now, such as after a bug or on a full disk; what waits goes on waiting. */
  endRests(): void;
  /** Has the inboxes looked through before each batch is sent. See [Note: lists before sending]. */
  followLooks(looks: InboxLooks): void;
  /** The connections over which ready spreadsheets wait for a file that may be an invoice list. See [Note: lists before sending]. */
  holdingForLists(): readonly string[];
  /** The documents that are being sent. */
  uploads(): readonly Upload[];
  /** To be called with each import that any process has saved: a document that a person has cancelled is stopped. */
  onImportChanged(changed: Import): void;
  /** The posting hours of the inboxes, and how to have what is there now sent whatever they say. */
  readonly hours: Pick<SendingWindow, "override" | "closed" | "waitsUntil">;
  /**
   * Records the answers that came after another computer of the office took over. See [Note: a late answer].
   *
   * @param journal writes without driving
   */
  recordLate(journal: Pick<Ports["journal"], "commit">): Promise<void>;
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
  const running = new Set<Promise<void>>();
  let pending: Import[] = [];
  /** As of the last look for work. */
  let lists: readonly Import[] = [];
  const uploads = createUploads(ports.clock);
  const hours = createSendingWindow(ports);
  const listsFirst = createListsFirst(
    ports,
    (import_) => isAwake(import_),
    (import_) => isReachable(import_) && driver.isOpenElsewhere(import_),
  );
  const unknown = createRestAfterUnknown(ports, (import_) => !driver.isFree(import_));
  const due = createDueTimes(ports, hours, listsFirst, unknown);
  const isDue = (import_: Import) => due.dueAt(import_, lists) <= ports.clock.now();
  const replaced = createReplacedWatch(ports);
  const driver = createDriver(ports, {
    mayGoOn: (import_) =>
      !stopping.signal.aborted &&
      mayStart() &&
      isOurs(import_) &&
      isDue(import_) &&
      !mustYieldTo(import_, driver.inHand()),
    mayBegin: (import_, journal) =>
      !stopping.signal.aborted &&
      mayStart() &&
      isOurs(import_) &&
      hours.waitsUntil(import_) === null &&
      listsFirst.waitsUntil(import_) <= ports.clock.now() &&
      !unknown.mustWaitForCall(import_, journal),
    unknown,
    due,
    hours,
    listsFirst,
    uploads,
    noteChange: replaced.noteChange,
    signal: stopping.signal,
    report,
  });

  // An inbox that was taken out of the settings: its imports stay as they are until it is back.
  const isKnown = (inbox: string) => ports.inboxSettings(inbox) !== undefined;
  const isOurs = ({ inbox }: Import) => (ports.claims.refusal(inbox) ?? null) === null;
  const isReachable = (import_: Import) => isKnown(import_.inbox) && isOurs(import_);
  const isAwake = (import_: Import) => !due.isResting(import_.id) && isReachable(import_);

  function findWork(): void {
    const underWay = ports.journal.underWay();
    hours.refresh(underWay);
    const reachable = underWay.filter(isAwake);
    lists = listsBeingRead(reachable);
    const free = reachable.filter(driver.isFree);
    for (const import_ of free) due.deferConnection(import_);
    const found = free.filter(isDue);
    pending = [...found.filter(({ kind }) => kind === "batch"), ...found.filter(({ kind }) => kind !== "batch")];
  }

  /** Takes the first of those that are pending and may start now. */
  function takeNext(): Import | null {
    if (stopping.signal.aborted) return null;
    if (pending.length === 0) findWork();
    if (!mayStart()) return null;
    const beside = driver.inHand();
    for (let at = 0; at < pending.length; ) {
      const known = pending[at] as Import;
      if (!mayStartBeside(known, beside)) at += 1;
      else {
        pending.splice(at, 1);
        const latest = ports.journal.get(known.id);
        if (latest && driver.isFree(latest) && isDue(latest)) return latest;
      }
    }
    return null;
  }

  /** A document that has let others pass goes before those that came after it, which may be pending already. */
  function takeBack(id: string): void {
    const after = pending.findIndex((other) => other.kind !== "batch" && Number(other.id) > Number(id));
    const left = after < 0 ? undefined : ports.journal.get(id);
    if (left?.kind === "document" && left.state.at === "queued" && isAwake(left)) pending.splice(after, 0, left);
  }

  function startAll(): void {
    for (let next = takeNext(); next !== null; next = takeNext()) {
      const { id } = next;
      follow(driver.drive(next), () => takeBack(id));
    }
  }

  /** Starts what may start once this has ended. */
  function follow(work: Promise<void>, onEnd: () => void = () => {}): void {
    const followed: Promise<void> = work.finally(() => {
      running.delete(followed);
      onEnd();
      startAll();
    });
    running.add(followed);
  }

  /** Also of those that can't be sent yet. */
  function removeStaleNotes(): void {
    for (const import_ of withStaleNotes(ports))
      if (driver.isFree(import_) && isAwake(import_)) follow(driver.removeStaleNote(import_));
  }

  return {
    async run() {
      // What has come since is sorted in: a batch does not wait behind a hundred documents.
      pending = [];
      startAll();
      removeStaleNotes();
      while (running.size > 0) await Promise.all(running);
    },
    async fileLeftovers() {
      await noticeCorrected(ports, isAwake);
      await replaced.look(isAwake, stopping.signal);
      for (const import_ of ports.journal.unfiled()) {
        if (!driver.isFree(import_) || !isAwake(import_) || stopping.signal.aborted) continue;
        await driver.fileAway(import_);
      }
    },
    nextDueAt() {
      const reachable = ports.journal.underWay().filter(isReachable);
      const reading = listsBeingRead(reachable.filter(isAwake));
      // One by one: as arguments of one call, a hundred thousand are more than the stack holds.
      return reachable
        .filter(driver.isFree)
        .reduce<number | null>(
          (first, one) => Math.min(first ?? Number.POSITIVE_INFINITY, due.dueAt(one, reading)),
          null,
        );
    },
    isBusy: () => running.size > 0,
    waitsForOpenFile: driver.waitsForOpenFile,
    hurry: () => due.hurry(ports.journal.underWay()),
    endRestAfterUnknown: unknown.end,
    restsAfterUnknown: unknown.restsOf,
    endRests: () => due.hurry([]),
    recordLate: driver.recordLate,
    followLooks: listsFirst.follow,
    holdingForLists: listsFirst.holding,
    uploads: uploads.list,
    onImportChanged(changed) {
      uploads.onImportChanged(changed);
      replaced.noteChange(changed);
    },
    hours,
    async stop() {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
