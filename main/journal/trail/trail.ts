/** @file The audit trail: appending to it, and reading it. */

import { hostname } from "node:os";
import type { TrailEnd, TrailEntry } from "../../../shared/imports/history-query.ts";
import type { ImportKind } from "../../../shared/imports/import.ts";
import type { JournalEvent } from "../../imports/ports/journal-port.ts";
import { version } from "../../platform/version.ts";
import type { Database } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";
import { type EventRow, NotAnImage } from "../entries/write.ts";
import type { Row } from "../imports/import-rows.ts";
import { beforeAll, hashOfEvent } from "./chain.ts";

/** Which entries are asked for. */
export interface TrailFilter {
  /** Epoch ms; those that happened before it are left out. */
  readonly sinceMs?: number | null;
  readonly importId?: string | null;
  /** No more than the newest so many. */
  readonly newest?: number;
}

/** Where an entry was written, and by which Pigeonhole. */
export interface Origin {
  readonly machine: string;
  readonly version: string;
}

/** This computer's name, and the version that runs. */
export const thisMachine: Origin = { machine: hostname(), version };

/** Both only within the transaction that does what the event tells: two processes may write, and the chain has one end. */
interface Trail {
  /** The row that an event would be the next as. */
  next(importId: number | null, event: JournalEvent): EventRow;
  /** @throws NotAnImage where the row does not follow the last one */
  append(row: EventRow): void;
}

// The table of its own numbers knows of entries that someone has cut off at the end.
const end = `SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'events'), 0),
    coalesce((SELECT max(seq) FROM events), 0)) AS seq,
  (SELECT hash FROM events ORDER BY seq DESC LIMIT 1) AS hash`;

/**
 * What appends to the trail. See [Note: the chain].
 *
 * @param now epoch ms
 */
export function createTrail(db: Database, now: () => number, { machine, version }: Origin): Trail {
  const last = db.prepare(end);
  const insert = db.prepare(
    `INSERT INTO events (seq, import_id, happened_at, who, what, detail, machine, version, hash, checksum)
     VALUES (:seq, :import_id, :happened_at, :who, :what, :detail, :machine, :version, :hash, :checksum)`,
  );
  const link = (row: Omit<EventRow, "seq" | "hash">): EventRow => {
    const before = last.get() ?? {};
    const numbered = { seq: Number(before["seq"]) + 1, ...row };
    return { ...numbered, hash: hashOfEvent((before["hash"] as string | null) ?? beforeAll, numbered) };
  };
  /** What `next` has just made follows. */
  let made: EventRow | null = null;
  return {
    next(id, { who, what, detail }) {
      const text = JSON.stringify(detail ?? null);
      made = link({ import_id: id, happened_at: now(), who, what, detail: text, machine, version });
      return made;
    },
    append(row) {
      if (row !== made) {
        const { seq, hash } = link(row);
        if (seq !== row.seq || hash !== row.hash) throw new NotAnImage(`entry ${row.seq} does not follow ${seq - 1}`);
      }
      made = null;
      insert.run({ ...row, checksum: checksumOfRow("events", { ...row }) });
    },
  };
}

/** The newest entry's number and hash; 0 and null where the trail is empty. */
export function trailEnd(db: Database): TrailEnd {
  const last = db.prepare("SELECT * FROM events ORDER BY seq DESC LIMIT 1").get();
  return { entries: Number(last?.["seq"] ?? 0), hash: (last?.["hash"] as string | undefined) ?? null };
}

/**
 * The entries that `filter` asks for, in their order, one at a time: there may be a million.
 *
 * @throws ChecksumDiffers at an entry that is not what was written
 */
export function* readTrail(db: Database, { sinceMs, importId, newest }: TrailFilter): Iterable<TrailEntry> {
  // Each condition only where it is asked for: so that the entries of one import are found by its index.
  const conditions: readonly (readonly [string, number | null])[] = [
    ["happened_at >= ?", sinceMs ?? null],
    ["import_id = ?", importId == null ? null : Number(importId)],
    ["seq > ?", newest === undefined ? null : trailEnd(db).entries - newest],
  ];
  const asked = conditions.filter(([, value]) => value !== null);
  const where = ["true", ...asked.map(([condition]) => condition)].join(" AND ");
  const rows = db
    .prepare(
      `SELECT events.*, imports.kind, imports.sha256, imports.dropped
       FROM events LEFT JOIN imports ON imports.id = import_id WHERE ${where} ORDER BY seq`,
    )
    .iterate(...asked.map(([, value]) => value));
  for (const row of rows) yield entryFromRow(row);
}

function entryFromRow(row: Row): TrailEntry {
  verifyChecksum("events", row);
  return {
    seq: row["seq"] as number,
    importId: row["import_id"] === null ? null : String(row["import_id"]),
    kind: row["kind"] as ImportKind | null,
    sha256: row["sha256"] as string | null,
    file: row["dropped"] as string | null,
    at: row["happened_at"] as number,
    who: row["who"] as string,
    machine: row["machine"] as string,
    version: row["version"] as string,
    what: row["what"] as TrailEntry["what"],
    detail: JSON.parse(row["detail"] as string),
    hash: row["hash"] as string,
  };
}
