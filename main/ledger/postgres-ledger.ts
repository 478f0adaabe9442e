/** @file The office's ledger in PostgreSQL. Every rule is in the database's own functions; this asks them, and reads what they say. */

import { createHash, randomUUID } from "node:crypto";
import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import type {
  Away,
  Entry,
  LeaseAnswer,
  LeaseHolder,
  Ledger,
  LogPosition,
  Looked,
  OfficeComputer,
  OfficeFound,
  Snapshot,
} from "../office/ledger.ts";
import { entryHash, startHash } from "./entry-hash.ts";
import { createLane, type Lane } from "./lane.ts";
import { leaseMs, listedMs } from "./lease-times.ts";
import { changeChannel } from "./office-tables.ts";
import { type ConnectionEnvironment, connectToPostgres, type Row } from "./postgres-connection.ts";

export interface LedgerEnvironment extends ConnectionEnvironment {
  /** @param again true where the server has refused the one that was given last */
  readonly password: (again: boolean) => Promise<Result<string, DatabaseProblem>>;
  /** True where the password is of the environment, and no other is tried. */
  readonly isFromEnvironment?: boolean;
  readonly computer: { readonly id: string; readonly name: string; readonly version: string };
  /** Both in ms. The first never goes back, the second is the time of day. */
  readonly clocks: { readonly monotonic: () => number; readonly wall: () => number };
}

/** The gate of each call that leaves waits for it, so it is short. */
const leasePatienceMs = 5_000;
const logPatienceMs = 10_000;
const bulkPatienceMs = 30_000;
/** What even a slow line carries, so that a long body or piece gets the time it needs. */
const slowestBytesPerMs = 100;
/** How much one reading of the log brings. The first entry comes whatever its length. */
const readAtMostBytes = 4_000_000;
const readAtMostEntries = 500;
const pieceBytes = 1_000_000;

/** What a function of the database says: `is`, and what belongs to it. */
type Said = { readonly is: string } & Readonly<Record<string, unknown>>;

export function createPostgresLedger(environment: LedgerEnvironment): Ledger {
  const { computer, clocks } = environment;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let wasRefused = false;
  const lane = (first?: string): Lane =>
    createLane({
      async open(patienceMs) {
        const password = await environment.password(wasRefused);
        if (!password.ok) return password;
        const connected = await connectToPostgres(environment, password.value, patienceMs, tell);
        wasRefused = !connected.ok && connected.error.why === "sign-in-refused";
        return !connected.ok && connected.error.why === "sign-in-refused" && environment.isFromEnvironment
          ? fail({ ...connected.error, why: "environment-refused" })
          : connected;
      },
      monotonic: clocks.monotonic,
      ...(first ? { first } : {}),
    });
  // Three connections: the gate never waits behind an append, and neither behind a snapshot.
  const [leases, log, bulk] = [lane(`LISTEN ${changeChannel}`), lane(), lane()];

  /** What the function `name` of the database says. */
  async function call(on: Lane, name: string, values: readonly unknown[], patienceMs: number): Promise<Said | Away> {
    const places = values.map((_, n) => `$${n + 1}`).join(", ");
    const asked = await on.ask(`SELECT pigeonhole.${name}(${places}) AS said`, values, patienceMs);
    return asked.ok ? ((asked.value[0]?.["said"] ?? { is: "done" }) as Said) : away(asked.error);
  }

  async function askForLease(name: string, values: readonly unknown[]): Promise<LeaseAnswer> {
    // Before the request leaves: the lease ends here no later than in the database.
    const [monotonic, wall] = [clocks.monotonic(), clocks.wall()];
    const said = await call(leases, name, values, leasePatienceMs);
    if (said.is !== "granted") return said as LeaseAnswer;
    const { term, remainingMs } = said as unknown as { readonly term: number; readonly remainingMs: number };
    return {
      is: "granted",
      lease: { term, untilMonotonicMs: monotonic + remainingMs, untilWallMs: wall + remainingMs },
    };
  }

  return {
    async append({ known, term, body, nonce }) {
      const values = [known.pos, known.hash, term, computer.id, nonce, body];
      const said = await call(log, "append", values, logPatienceMs + body.length / slowestBytesPerMs);
      if (said.is !== "appended") return said as Exclude<Awaited<ReturnType<Ledger["append"]>>, { is: "appended" }>;
      const { pos, hash, writtenAt } = said as unknown as Entry;
      return { is: "appended", entry: { pos, hash, term, computer: computer.id, nonce, writtenAt, body } };
    },
    async read(known) {
      const compared = await log.ask(
        "SELECT pigeonhole.compare(head, $1, $2) AS said, pos, hash FROM pigeonhole.head",
        [known.pos, known.hash],
        logPatienceMs,
      );
      if (!compared.ok) return away(compared.error);
      const { said, pos, hash } = compared.value[0] as { said: Said | null; pos: string; hash: string };
      const end = { pos: Number(pos), hash };
      if (said !== null) return { is: said.is as "lost" | "other-log", end };
      const read = await log.ask(readEntries, [known.pos, end.pos, readAtMostEntries, readAtMostBytes], bulkPatienceMs);
      if (!read.ok) return away(read.error);
      const entries = read.value.map(entryFrom);
      return isChained(known, entries) ? { is: "entries", entries, end } : { is: "other-log", end };
    },
    async refill(entries) {
      let said: Said | Away = { is: "refilled", end: entries.at(-1) };
      for (const { pos, hash, term, computer: by, nonce, writtenAt, body } of entries) {
        const values = [pos, hash, term, by, nonce, writtenAt, body];
        said = await call(log, "refill", values, logPatienceMs + body.length / slowestBytesPerMs);
        // Another computer puts the same entries back.
        if (said.is !== "refilled" && said.is !== "behind") break;
      }
      return said as Awaited<ReturnType<Ledger["refill"]>>;
    },
    acquire: (known) => askForLease("acquire", [known.pos, known.hash, computer.id]),
    renew: (term, known) => askForLease("renew", [term, known.pos, known.hash, computer.id]),
    async release(term, to) {
      const said = await call(leases, "release", [term, computer.id, to], leasePatienceMs);
      return said.is === "away" ? (said as Away) : { is: "released" };
    },
    async look(known, isReady) {
      const values = [known.pos, known.hash, computer.id, computer.name, computer.version, isReady];
      return (await call(leases, "look", values, leasePatienceMs)) as Looked;
    },
    async forget() {
      const said = await call(leases, "forget", [computer.id], leasePatienceMs);
      return said.is === "away" ? (said as Away) : { is: "forgotten" };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async find(): Promise<OfficeFound> {
      const found = await bulk.ask(findOffice, [], logPatienceMs);
      if (!found.ok) return away(found.error);
      const row = found.value[0] ?? {};
      return {
        is: "office",
        place: row["place"] as string,
        start: { pos: 0, hash: startHash(row["office"] as string) },
        end: positionFrom(row, "head_"),
        snapshot: row["id"] === null ? null : snapshotFrom(row),
        holder: row["holder"] as LeaseHolder | null,
        computers: (row["computers"] ?? []) as readonly OfficeComputer[],
        now: Number(row["now"]),
      };
    },
    async fetchSnapshot(snapshot, write) {
      const hash = createHash("sha256");
      for (let n = 0; n < snapshot.pieces; n += 1) {
        const piece = await bulk.ask(
          "SELECT bytes FROM pigeonhole.snapshot_pieces WHERE snapshot = $1 AND n = $2",
          [snapshot.id, n],
          bulkPatienceMs,
        );
        if (!piece.ok) return away(piece.error);
        const bytes = piece.value[0]?.["bytes"] as Buffer | undefined;
        // A newer snapshot has taken its place meanwhile.
        if (bytes === undefined) return { is: "damaged" };
        hash.update(bytes);
        await write(bytes);
      }
      return hash.digest("hex") === snapshot.sha256 ? { is: "fetched" } : { is: "damaged" };
    },
    async saveSnapshot(at, given) {
      const [id, hash] = [randomUUID(), createHash("sha256")];
      let [pieces, size] = [0, 0];
      for await (const piece of cut(given, pieceBytes)) {
        const saved = await call(bulk, "save_piece", [id, pieces, piece], bulkPatienceMs);
        if (saved.is === "away") return saved as Away;
        hash.update(piece);
        pieces += 1;
        size += piece.length;
      }
      const values = [id, at.pos, at.hash, size, hash.digest("hex"), pieces];
      return (await call(bulk, "finish_snapshot", values, bulkPatienceMs)) as Awaited<
        ReturnType<Ledger["saveSnapshot"]>
      >;
    },
    async close() {
      for (const each of [leases, log, bulk]) each.close();
    },
  };
}

/** Those after $1, up to $2: at most $3 of them, and $4 bytes. */
const readEntries = `
  SELECT pos, hash, term, computer, nonce, written_at, body FROM (
    SELECT e.*, sum(octet_length(body)) OVER (ORDER BY pos) - octet_length(body) AS before
    FROM (SELECT * FROM pigeonhole.entries WHERE pos > $1 AND pos <= $2 ORDER BY pos LIMIT $3) e
  ) counted WHERE before < $4 ORDER BY pos`;

const findOffice = `
  WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
  SELECT (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()) || '/' ||
      pg_relation_filenode('pigeonhole.entries'::regclass) AS place,
    now, head.office, head.pos AS head_pos, head.hash AS head_hash, newest.*,
    CASE WHEN head.holder IS NOT NULL THEN json_build_object('computer', head.holder, 'term', head.term,
      'remainingMs', least(greatest(head.lease_until - now, 0), ${leaseMs})) END AS holder,
    (SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'version', c.version, 'isReady', c.is_ready,
      'lastSeen', c.last_seen) ORDER BY c.name, c.id)
      FROM pigeonhole.computers c WHERE c.last_seen > now - ${listedMs}) AS computers
  FROM clock, pigeonhole.head
  LEFT JOIN (SELECT * FROM pigeonhole.snapshots ORDER BY pos DESC, saved_at DESC LIMIT 1) newest ON true`;

const away = (problem: DatabaseProblem): Away => ({ is: "away", problem });

const positionFrom = (row: Row, prefix = ""): LogPosition => ({
  pos: Number(row[`${prefix}pos`]),
  hash: row[`${prefix}hash`] as string,
});

const snapshotFrom = (row: Row): Snapshot => ({
  ...positionFrom(row),
  id: row["id"] as string,
  sizeBytes: Number(row["size_bytes"]),
  sha256: row["sha256"] as string,
  pieces: row["pieces"] as number,
});

const entryFrom = (row: Row): Entry => ({
  ...positionFrom(row),
  term: row["term"] === null ? null : Number(row["term"]),
  computer: row["computer"] as string,
  nonce: row["nonce"] as string,
  writtenAt: Number(row["written_at"]),
  body: row["body"] as string,
});

function isChained(known: LogPosition, entries: readonly Entry[]): boolean {
  let { pos, hash } = known;
  for (const entry of entries) {
    if (entry.pos !== pos + 1 || entry.hash !== entryHash(hash, entry)) return false;
    ({ pos, hash } = entry);
  }
  return true;
}

/** The same bytes in pieces of `size`; the last one may be shorter. */
async function* cut(given: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of given) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
  }
  if (rest.length > 0) yield rest;
}
