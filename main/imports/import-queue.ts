/** @file Drives every import that is under way, a few at a time, from the journal's word alone. */

import { folderFor, type Import } from "../../shared/import.ts";
import { fileImport, isUnfiled } from "./file-import.ts";
import type { Ports } from "./ports.ts";
import { readImport } from "./read-import.ts";
import { concernsConnection } from "./retry-policy.ts";
import { loseSight, sendNextPart } from "./send-import.ts";

/** One long upload must not hold up the rest; more than a few gain little on an office line. */
const mostAtOnce = 3;
const restMs = 5_000;
/** A bug that shows once may be a full disk; one that shows always must not fill the log. */
const restAfterBugMs = 5 * 60_000;

export interface ImportQueue {
  /** Takes up all that is due; resolves when nothing is due any more. A call in between wakes idle lanes. */
  run(): Promise<void>;
  /** Files away what could not be moved when its import ended. */
  fileLeftovers(): Promise<void>;
  /** Epoch ms at which the next import is due, or null where none is under way. */
  nextDueAt(): number | null;
  /** Tries waiting imports now, whatever they wait for: someone signed in, or pressed Sync now. */
  hurry(): void;
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
  const inHand = new Set<string>();
  const lanes = new Set<Promise<void>>();
  let pending: Import[] = [];
  let hurriedAt = 0;

  /** Connections that did not answer a moment ago, and until when they are left alone (epoch ms). */
  const heldUntil = new Map<string, number>();
  /** Imports that could not go on just now, such as one whose file cannot be opened; epoch ms. */
  const restingUntil = new Map<string, number>();

  const dueAt = ({ state, since, connection }: Import) => {
    if (state.at !== "queued") return 0;
    const own = hurriedAt > since ? 0 : state.notBefore;
    return Math.max(own, heldUntil.get(connection) ?? 0);
  };
  // An inbox that was taken out of the settings: its imports stay as they are until it is back.
  const isKnown = (inbox: string) => ports.inboxSettings(inbox) !== undefined;
  const isResting = (id: string) => (restingUntil.get(id) ?? 0) > ports.clock.now();
  const underWay = () =>
    ports.journal.underWay().filter(({ id, inbox }) => !inHand.has(id) && !isResting(id) && isKnown(inbox));

  function refill(): void {
    const all = underWay();
    for (const import_ of all) holdBack(import_);
    const due = all.filter((import_) => dueAt(import_) <= ports.clock.now());
    pending = [...due.filter(({ kind }) => kind === "batch"), ...due.filter(({ kind }) => kind !== "batch")];
  }

  function holdBack({ connection, since, state }: Import): void {
    if (state.at !== "queued" || state.why === null || !concernsConnection(state.why) || hurriedAt > since) return;
    heldUntil.set(connection, Math.max(state.notBefore, heldUntil.get(connection) ?? 0));
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted && mayStart()) {
      if (pending.length === 0) refill();
      const next = pending.shift();
      if (!next) return;
      const fresh = ports.journal.get(next.id);
      if (fresh && !inHand.has(fresh.id) && dueAt(fresh) <= ports.clock.now()) await drive(fresh);
    }
  }

  async function drive(first: Import): Promise<void> {
    inHand.add(first.id);
    try {
      // A move that was cut short comes first, or the file would be looked for where it no longer lies.
      let import_: Import | null = first.place.movingTo === null ? first : await fileImport(ports, first);
      while (import_ !== null && !stopping.signal.aborted && mayStart() && folderFor(import_.state) === null) {
        if (import_ !== first) holdBack(import_);
        if (dueAt(import_) > ports.clock.now()) return;
        import_ = await step(import_);
      }
      if (import_ === null) restingUntil.set(first.id, ports.clock.now() + restMs);
      else if (isUnfiled(import_)) await fileImport(ports, import_);
    } catch (bug) {
      restAfterBug(bug, first);
    } finally {
      inHand.delete(first.id);
    }
  }

  function restAfterBug(bug: unknown, import_: Import): void {
    restingUntil.set(import_.id, ports.clock.now() + restAfterBugMs);
    report(bug, import_);
  }

  function step(import_: Import): Promise<Import | null> | Import | null {
    switch (import_.state.at) {
      case "reading":
        return readImport(ports, import_, stopping.signal);
      case "sending":
        return loseSight(ports, import_);
      default:
        return sendNextPart(ports, import_);
    }
  }

  return {
    async run() {
      // What has come since goes in at its place: a batch does not wait behind a hundred documents.
      pending = [];
      while (lanes.size < mostAtOnce && !stopping.signal.aborted) {
        const started: Promise<void> = lane().finally(() => lanes.delete(started));
        lanes.add(started);
      }
      while (lanes.size > 0) await Promise.all(lanes);
    },
    async fileLeftovers() {
      for (const import_ of ports.journal.unfiled()) {
        const { id, inbox } = import_;
        if (inHand.has(id) || isResting(id) || !isKnown(inbox) || stopping.signal.aborted) continue;
        inHand.add(id);
        await fileImport(ports, import_)
          .catch((bug) => restAfterBug(bug, import_))
          .finally(() => inHand.delete(id));
      }
    },
    nextDueAt() {
      const times = underWay().map(dueAt);
      return times.length === 0 ? null : Math.min(...times);
    },
    hurry() {
      hurriedAt = ports.clock.now();
      heldUntil.clear();
      restingUntil.clear();
    },
    async stop() {
      stopping.abort();
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
