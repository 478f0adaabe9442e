/** @file The journal's door: what we intend and what has happened, durable and append-only where it matters. */

import { folderFor, type Import, needsPerson, type StateName } from "../../shared/import.ts";
import type { Journal, JournalEvent, NewImport, PartContent } from "../imports/ports.ts";
import { importFromRows, type Row, rowFromImport } from "./import-rows.ts";
import { claimDriving, type Database, JournalUnusable, openDatabase, transact, type Value } from "./open-database.ts";
import { createPrints } from "./prints.ts";

export { JournalUnusable };

/** One line of the audit trail, as `log` prints it. */
export interface TrailEntry {
  readonly seq: number;
  readonly importId: string | null;
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly detail: unknown;
}

/** How many imports there are in each state, and how many ask for a person. */
interface Tally {
  readonly byState: Readonly<Partial<Record<StateName, number>>>;
  readonly needPerson: number;
}

/** The journal as the agent and the commands use it: the pipeline's port, and what is read out of it. */
export interface OpenJournal extends Journal {
  /** Newest first. */
  list(limit: number): readonly Import[];
  tally(): Tally;
  trail(): Iterable<TrailEntry>;
  /** What has changed since the trail's entry `seq`, by whichever process, and the trail's end now. */
  changesSince(seq: number): { readonly changed: readonly Import[]; readonly seq: number };
  /** A few facts about the agent that outlive it, such as that it was paused. */
  mark(name: string): string | null;
  setMark(name: string, value: string | null, event: JournalEvent): void;
  /** See claimDriving in open-database.ts. */
  claimDriving(): (() => void) | null;
  close(): void;
}

/**
 * Opens the journal in `file`, making it where there is none.
 *
 * @param onlyReads see openDatabase
 * @throws JournalUnusable
 */
export function openJournal(file: string, now: () => number, onlyReads = false): OpenJournal {
  const db = openDatabase(file, onlyReads);
  const importsWhere = readImports(db);
  const prints = createPrints(db);
  const insertEvent = db.prepare(
    "INSERT INTO events (import_id, happened_at, who, what, detail) VALUES (?, ?, ?, ?, ?)",
  );
  const note = (id: number | null, event: JournalEvent) =>
    insertEvent.run(id, now(), event.who, event.what, JSON.stringify(event.detail ?? null));

  return {
    add(entry, event) {
      const id = transact(db, () => {
        const { lastInsertRowid } = insertImport(db, entry);
        note(Number(lastInsertRowid), event);
        return Number(lastInsertRowid);
      });
      return importsWhere("id = ?", id)[0] as Import;
    },
    save: (next, event, contents) =>
      transact(db, () => {
        if (!updateImport(db, next)) return false;
        if (contents) {
          replaceParts(db, next, contents);
          prints.leave(next.id, contents);
        } else updateParts(db, next);
        if (event) note(Number(next.id), event);
        return true;
      }),
    get: (id) => (/^\d{1,15}$/.test(id) ? importsWhere("id = ?", Number(id))[0] : undefined),
    underWay: () => importsWhere("at IN ('reading', 'queued', 'sending') ORDER BY id"),
    unfiled: () =>
      importsWhere(
        `lies IS NOT NULL AND at NOT IN ('reading', 'queued', 'sending') AND (moving_to IS NOT NULL OR ${notInItsFolder}) ORDER BY id`,
      ),
    asking: () =>
      importsWhere("lies IS NOT NULL AND at IN ('held', 'unknown', 'waiting', 'failed')").filter(
        (import_) => needsPerson(import_) && import_.place.lies?.startsWith(`${folderFor(import_.state)}/`),
      ),
    lyingAt: (inbox, path) => importsWhere("inbox = ? AND lies = ? ORDER BY id DESC LIMIT 1", inbox, path)[0],
    withContent: (sha256) => importsWhere("sha256 = ? ORDER BY id DESC", sha256),
    payload(id, n) {
      const row = db.prepare("SELECT payload FROM parts WHERE import_id = ? AND n = ?").get(Number(id), n);
      if (!row) throw new Error(`import ${id} has no part ${n}`);
      return row["payload"] as string;
    },
    earlier: prints.earlier,
    earlierThanPart: prints.earlierThanPart,
    list: (limit) => importsWhere("true ORDER BY id DESC LIMIT ?", limit),
    tally() {
      const rows = db.prepare("SELECT at, count(*) AS n FROM imports GROUP BY at").all();
      const asking = db.prepare(`SELECT count(*) AS n FROM imports WHERE ${asksForPerson}`).get();
      return {
        byState: Object.fromEntries(rows.map((row) => [row["at"], row["n"]])),
        needPerson: Number(asking?.["n"]),
      };
    },
    *trail() {
      for (const row of db.prepare("SELECT * FROM events ORDER BY seq").iterate()) yield entryFromRow(row);
    },
    mark: (name) => (db.prepare("SELECT value FROM marks WHERE name = ?").get(name)?.["value"] as string) ?? null,
    setMark(name, value, event) {
      transact(db, () => {
        if (value === null) db.prepare("DELETE FROM marks WHERE name = ?").run(name);
        else db.prepare("INSERT OR REPLACE INTO marks VALUES (?, ?)").run(name, value);
        note(null, event);
      });
    },
    changesSince(seq) {
      const last = Number(db.prepare("SELECT max(seq) AS seq FROM events").get()?.["seq"] ?? 0);
      const changed =
        last > seq ? importsWhere("id IN (SELECT import_id FROM events WHERE seq > ?) ORDER BY id", seq) : [];
      return { changed, seq: last };
    },
    claimDriving: () => claimDriving(`${file}.driver`),
    close: () => db.close(),
  };
}

/** The folder of each settled state begins the path of a file that lies where it should. */
const notInItsFolder = `lies NOT GLOB CASE at WHEN 'done' THEN 'Done' WHEN 'failed' THEN 'Failed'
  WHEN 'duplicate' THEN 'Duplicates' ELSE 'Needs you' END || '/*'`;

/** The same as needsPerson in shared/import.ts, for counting. */
const asksForPerson = "at = 'unknown' OR (lies IS NOT NULL AND at IN ('held', 'waiting', 'failed'))";

function readImports(db: Database): (where: string, ...values: Value[]) => readonly Import[] {
  const partsOf = db.prepare("SELECT * FROM parts WHERE import_id = ? ORDER BY n");
  return (where, ...values) =>
    db
      .prepare(`SELECT * FROM imports WHERE ${where}`)
      .all(...values)
      .map((row) => importFromRows(row as Row, partsOf.all(row["id"] as number) as Row[]));
}

const insertImport = (db: Database, entry: NewImport) =>
  db
    .prepare(
      `INSERT INTO imports (version, inbox, connection, kind, sha256, size_bytes, seen_at, since, at, state, dropped, lies, left_out)
       VALUES (0, :inbox, :connection, :kind, :sha256, :sizeBytes, :seenAt, :seenAt, 'reading', '{"at":"reading"}', :dropped, :dropped, '[]')`,
    )
    .run({ ...entry });

/** Writes `next` over the version before it; false where that is not what the journal holds. */
function updateImport(db: Database, next: Import): boolean {
  const row = rowFromImport(next);
  const columns = Object.keys(row).map((column) => `${column} = :${column}`);
  const { changes } = db
    .prepare(`UPDATE imports SET ${columns.join(", ")} WHERE id = :id AND version = :before`)
    .run({ ...row, id: Number(next.id), before: next.version - 1 });
  return changes === 1;
}

function replaceParts(db: Database, next: Import, contents: readonly PartContent[]): void {
  db.prepare("DELETE FROM parts WHERE import_id = ?").run(Number(next.id));
  const insert = db.prepare(
    "INSERT INTO parts (import_id, n, state, invoices, net, vat, payload) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  next.parts.forEach((part, n) => {
    const content = contents[n];
    if (content === undefined) throw new Error(`part ${n} of import ${next.id} has nothing to send`);
    insert.run(
      Number(next.id),
      n,
      part.state,
      part.invoices,
      JSON.stringify(part.net),
      JSON.stringify(part.vat),
      content.payload,
    );
  });
}

function updateParts(db: Database, next: Import): void {
  db.prepare("DELETE FROM parts WHERE import_id = ? AND n >= ?").run(Number(next.id), next.parts.length);
  const update = db.prepare(
    "UPDATE parts SET state = ?, sent_at = ?, ended_at = ?, status = ? WHERE import_id = ? AND n = ?",
  );
  next.parts.forEach((part, n) => {
    update.run(part.state, part.sentAt, part.endedAt, part.status, Number(next.id), n);
  });
}

const entryFromRow = (row: Row): TrailEntry => ({
  seq: row["seq"] as number,
  importId: row["import_id"] === null ? null : String(row["import_id"]),
  at: row["happened_at"] as number,
  who: row["who"] as string,
  what: row["what"] as string,
  detail: JSON.parse(row["detail"] as string),
});
