/** @file An office's ledger in memory, which can be cut off, lose commits and start again; test/contracts/ledger.test.ts holds it to PostgreSQL. */

import { createHash } from "node:crypto";
import { entryHash, startHash } from "../../main/ledger/entry-hash.ts";
import { leaseMs, settlingMs } from "../../main/ledger/lease-times.ts";
import type {
  Appended,
  Away,
  Behind,
  Diverged,
  Entry,
  LeaseAnswer,
  LeaseHolder,
  Ledger,
  LogPosition,
  OfficeComputer,
  Snapshot,
} from "../../main/office/ledger.ts";

/** `away`: no request arrives. `replies`: each one is carried out, and its reply is lost. */
type Cut = "away" | "replies";

export interface MemoryOffice {
  /** The ledger as one computer sees it. The clocks are that computer's own, in ms. */
  open(computer: Pick<OfficeComputer, "id" | "name">, clocks?: ComputerClocks): Ledger;
  /** Cuts the computer off from the database, or ends that. Without a computer all of them. */
  cut(how: Cut | null, computer?: string): void;
  /** The next reply to this computer is lost, and no other. */
  loseReply(computer: string): void;
  /** The database starts again, without the last commits. The lease and the computers' list are those that it has now. */
  restart(without?: number): void;
  /** The log is put back from a dump that lacks the last entries, in another database, while no computer runs. */
  putBack(without: number): void;
  /** All entries, oldest first. */
  entries(): readonly Entry[];
  /** Takes a piece out of each snapshot. */
  damageSnapshots(): void;
}

interface ComputerClocks {
  readonly monotonic: () => number;
  readonly wall: () => number;
}

export interface MemoryOfficeOptions {
  /** The database's clock, epoch ms. */
  readonly now: () => number;
  /** Waited before a request arrives, and before its reply does. */
  readonly travel?: () => Promise<void>;
  /** Waited before a computer takes the database for away. */
  readonly silence?: () => Promise<void>;
}

const reservedMs = 10_000;
const aliveMs = 60_000;
const office = "an office in memory";

interface StoredSnapshot {
  readonly head: Snapshot;
  readonly pieces: Uint8Array[];
}

export function createMemoryOffice({ now, travel, silence }: MemoryOfficeOptions): MemoryOffice {
  const start: LogPosition = { pos: 0, hash: startHash(office) };
  const entries: Entry[] = [];
  const computers = new Map<string, OfficeComputer>();
  const snapshots: StoredSnapshot[] = [];
  const listeners = new Map<string, Set<() => void>>();
  const cuts = new Map<string, Cut>();
  const lostReplies = new Set<string>();
  let lease = { term: 0, holder: null as string | null, until: 0 };
  let reserved = { for: null as string | null, until: 0 };
  let logFile = 1;
  let noticedAt = Number.NEGATIVE_INFINITY;
  let awaitedSince = 0;

  const end = (): LogPosition => {
    const { pos, hash } = entries.at(-1) ?? start;
    return { pos, hash };
  };
  const tellAll = () => {
    for (const [computer, told] of listeners) if (!cuts.has(computer)) for (const tell of told) tell();
  };
  const compare = (known: LogPosition): Diverged | null => {
    if (known.pos > end().pos) return { is: "lost", end: end() };
    const { hash } = known.pos === 0 ? start : (entries[known.pos - 1] as Entry);
    return hash === known.hash ? null : { is: "other-log", end: end() };
  };
  const behind = (): Behind => ({ is: "behind", end: end() });
  const holder = (): LeaseHolder | null =>
    lease.holder === null
      ? null
      : { computer: lease.holder, term: lease.term, remainingMs: Math.min(Math.max(lease.until - now(), 0), leaseMs) };
  const settlingFor = (): number => {
    const isAwaited = ({ lastSeen }: OfficeComputer) => lastSeen >= awaitedSince && lastSeen < noticedAt;
    return [...computers.values()].some(isAwaited) ? Math.max(noticedAt + settlingMs - now(), 0) : 0;
  };
  const settling = () => {
    const remainingMs = settlingFor();
    return remainingMs > 0 ? ({ is: "settling", remainingMs } as const) : null;
  };
  const put = (entry: Entry) => {
    entries.push(entry);
    tellAll();
  };

  function append(computer: string, { known, term, body, nonce }: Parameters<Ledger["append"]>[0]): Appended {
    const differs = compare(known);
    if (differs) return differs;
    const earlier = entries.find((entry) => entry.nonce === nonce);
    if (earlier) return { is: "appended", entry: earlier };
    if (term !== null && (term !== lease.term || lease.holder !== computer)) return { is: "fenced", holder: holder() };
    if (known.pos < end().pos) return behind();
    const waits = settling();
    if (waits) return waits;
    const entry = { pos: end().pos + 1, term, computer, nonce, writtenAt: now(), body };
    put({ ...entry, hash: entryHash(end().hash, entry) });
    return { is: "appended", entry: entries.at(-1) as Entry };
  }

  function refill(given: readonly Entry[]): Awaited<ReturnType<Ledger["refill"]>> {
    for (const entry of given) {
      if (entry.pos <= end().pos) {
        const differs = compare(entry);
        if (differs) return differs;
        continue;
      }
      if (entry.pos > end().pos + 1) return { is: "lost", end: end() };
      if (entryHash(end().hash, entry) !== entry.hash) return { is: "other-log", end: end() };
      put(entry);
      if ((entry.term ?? 0) > lease.term) lease = { term: entry.term ?? 0, holder: null, until: 0 };
    }
    const last = given.at(-1);
    return last && last.pos < end().pos ? behind() : { is: "refilled", end: end() };
  }

  function acquire(computer: string, known: LogPosition): Granted | Refused | Behind {
    const refused = compare(known) ?? settling();
    if (refused) return refused;
    lease = { ...lease, until: Math.min(lease.until, now() + leaseMs) };
    const other = holder();
    if (other && other.computer !== computer && other.remainingMs > 0) return { is: "held", holder: other };
    const reservedFor = reserved.until - now();
    if (reserved.for !== null && reserved.for !== computer && reservedFor > 0 && reservedFor <= reservedMs)
      return { is: "held", holder: { computer: reserved.for, term: lease.term, remainingMs: reservedFor } };
    if (known.pos < end().pos) return behind();
    lease = { term: lease.term + 1, holder: computer, until: now() + leaseMs };
    reserved = { for: null, until: 0 };
    tellAll();
    return { is: "granted", term: lease.term };
  }

  function renew(computer: string, term: number, known: LogPosition): Granted | Refused {
    const differs = compare(known);
    if (differs) return differs;
    if (term !== lease.term || lease.holder !== computer) return { is: "held", holder: holder() as LeaseHolder };
    const waits = settling();
    if (waits) return waits;
    lease = { ...lease, until: now() + leaseMs };
    return { is: "granted", term };
  }

  function release(computer: string, term: number, to: string | null) {
    if (term !== lease.term || lease.holder !== computer) return;
    lease = { ...lease, until: 0 };
    reserved = { for: to, until: now() + reservedMs };
    tellAll();
  }

  function look(known: LogPosition, computer: Omit<OfficeComputer, "lastSeen">) {
    const differs = compare(known);
    if (differs) return differs;
    computers.set(computer.id, { ...computer, lastSeen: now() });
    const listed = [...computers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return { is: "seen", end: end(), holder: holder(), computers: listed, now: now() } as const;
  }

  function finishSnapshot(at: LogPosition, pieces: Uint8Array[]) {
    const differs = compare(at);
    if (differs) return differs;
    if (at.pos === 0 && snapshots.length > 0) return { is: "taken" } as const;
    const bytes = Buffer.concat(pieces);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const named = { id: `snapshot ${snapshots.length}`, sizeBytes: bytes.length, sha256, pieces: pieces.length };
    snapshots.push({ head: { ...at, ...named }, pieces });
    return { is: "saved" } as const;
  }

  function open(computer: Pick<OfficeComputer, "id" | "name">, clocks: ComputerClocks = { monotonic: now, wall: now }) {
    const { id } = computer;
    listeners.set(id, listeners.get(id) ?? new Set());
    let isClosed = false;

    /** A request that arrives, is carried out at once, and whose reply comes back; unless something is cut. */
    async function carryOut<T>(act: () => T): Promise<T | Away> {
      await travel?.();
      const isLost = (at: Cut | undefined) => isClosed || at === "away";
      const before = cuts.get(id);
      const said = isLost(before) ? null : act();
      await travel?.();
      const isReplyLost = lostReplies.delete(id) || before === "replies" || cuts.has(id);
      if (said !== null && !isReplyLost) return said;
      await silence?.();
      return { is: "away", problem: { why: "unreachable", detail: "the database is away" } };
    }

    async function askForLease<T>(act: () => T | Granted) {
      const [monotonic, wall] = [clocks.monotonic(), clocks.wall()];
      const said = await carryOut(act);
      if (!isGranted(said)) return said;
      const held = { term: said.term, untilMonotonicMs: monotonic + leaseMs, untilWallMs: wall + leaseMs };
      return { is: "granted", lease: held } as const;
    }

    const ledger: Ledger = {
      append: (entry) => carryOut(() => append(id, entry)),
      read: (known) =>
        carryOut(() => compare(known) ?? ({ is: "entries", entries: entries.slice(known.pos), end: end() } as const)),
      refill: (given) => carryOut(() => refill(given)),
      acquire: (known) => askForLease(() => acquire(id, known)),
      renew: (term, known) => askForLease(() => renew(id, term, known)),
      release: (term, to) =>
        carryOut(() => {
          release(id, term, to);
          return { is: "released" };
        }),
      look: (known, isReady) => carryOut(() => look(known, { ...computer, version: "1", isReady })),
      forget: () =>
        carryOut(() => {
          computers.delete(id);
          return { is: "forgotten" };
        }),
      onChange(tell) {
        listeners.get(id)?.add(tell);
        return () => void listeners.get(id)?.delete(tell);
      },
      find: () =>
        carryOut(
          () =>
            ({
              is: "office",
              place: `file ${logFile}`,
              now: now(),
              ...{ start, end: end(), snapshot: snapshots.at(-1)?.head ?? null },
              ...{
                holder: holder(),
                computers: [...computers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
              },
            }) as const,
        ),
      async fetchSnapshot(snapshot, write) {
        const found = await carryOut(() => snapshots.find(({ head }) => head.id === snapshot.id)?.pieces ?? []);
        if ("is" in found) return found;
        for (const piece of found) await write(piece);
        const sha256 = createHash("sha256").update(Buffer.concat(found)).digest("hex");
        return sha256 === snapshot.sha256 ? { is: "fetched" } : { is: "damaged" };
      },
      async saveSnapshot(at, given) {
        const pieces: Uint8Array[] = [];
        for await (const piece of given) pieces.push(piece);
        return carryOut(() => finishSnapshot(at, pieces));
      },
      async close() {
        isClosed = true;
      },
    };
    return ledger;
  }

  return {
    open,
    cut(how, computer) {
      for (const id of computer === undefined ? listeners.keys() : [computer]) {
        if (how === null) cuts.delete(id);
        else cuts.set(id, how);
      }
    },
    loseReply: (computer) => void lostReplies.add(computer),
    restart(without = 0) {
      entries.splice(entries.length - without, without);
      noticedAt = now();
      awaitedSince = Math.max(...[...computers.values()].map(({ lastSeen }) => lastSeen)) - aliveMs;
    },
    putBack(without) {
      entries.splice(entries.length - without, without);
      logFile += 1;
      computers.clear();
    },
    entries: () => entries,
    damageSnapshots() {
      for (const { pieces } of snapshots) pieces.pop();
    },
  };
}

type Refused = Exclude<LeaseAnswer, { readonly is: "granted" }>;

interface Granted {
  readonly is: "granted";
  readonly term: number;
}

const isGranted = <T>(said: T | Granted): said is Granted => (said as Granted).is === "granted";
