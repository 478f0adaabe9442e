/** @file The tables of imports and their parts: what is read out of them, and how a new version is written. */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { Import, Part } from "../../../shared/imports/import.ts";
import type { Journal, NewImport, PartContent } from "../../imports/ports/journal-port.ts";
import type { Database, Value } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";
import { importFromRows, type Row, rowFromImport, rowFromPart } from "./import-rows.ts";

/**
 * Gives the function that reads imports with their parts.
 *
 * Its `where` is SQL over the table `imports`, and may end in ORDER BY and LIMIT; `values` fill its question marks. It
 * throws ChecksumDiffers at a row that is not what was written.
 */
export function readImports(db: Database): (where: string, ...values: Value[]) => readonly Import[] {
  const partsOf = db.prepare(
    "SELECT state, invoices, net, vat, sent_at, ended_at, status, answers, checksum FROM parts WHERE import_id = ? ORDER BY n",
  );
  return (where, ...values) =>
    db
      .prepare(`SELECT * FROM imports WHERE ${where}`)
      .all(...values)
      .map((row) => {
        // See [Note: a staged plan].
        const parts = row["at"] === "reading" ? [] : partsOf.all(row["id"] as number);
        return importFromRows(row as Row, parts as Row[]);
      });
}

/** Finds imports by their id, place and content. */
export const importFinders = (
  importsWhere: ReturnType<typeof readImports>,
): Pick<Journal, "get" | "atPath" | "withContent" | "correctedIn" | "droppedAt"> => ({
  get: (id) => (/^\d{1,15}$/.test(id) ? importsWhere("id = ?", Number(id))[0] : undefined),
  atPath: (inbox, path) => importsWhere("inbox = ? AND file_path = ? ORDER BY id DESC LIMIT 1", inbox, path)[0],
  withContent: (sha256) => importsWhere("sha256 = ? ORDER BY id DESC", sha256),
  // The conditions of the index, to the letter.
  correctedIn: (id) =>
    importsWhere(
      `at = 'done' AND json_extract(state, '$.correctedIn.id') IS NOT NULL
       AND json_extract(state, '$.correctedIn.id') = ?`,
      id,
    ),
  droppedAt: (inbox, path) => importsWhere("inbox = ? AND dropped = ? ORDER BY id DESC", inbox, path),
});

/** A fact about the agent that outlives it, or null. */
export const metadataIn = (db: Database, key: string): string | null =>
  (db.prepare("SELECT value FROM metadata WHERE key = ?").get(key)?.["value"] as string | undefined) ?? null;

/** The import of a file that was just taken in. */
export const newImport = (id: string, entry: NewImport): Import => ({
  id,
  version: 0,
  inbox: entry.inbox,
  connection: entry.connection,
  kind: entry.kind,
  sha256: entry.sha256,
  sizeBytes: entry.sizeBytes,
  seenAt: entry.seenAt,
  since: entry.seenAt,
  state: { at: "reading" },
  parts: [],
  place: { dropped: entry.dropped, path: entry.at ?? entry.dropped, movingTo: null },
  purchaseInvoiceId: null,
  documentId: null,
  leftOut: [],
  sentBefore: [],
  anyway: null,
  answers: null,
  pendingTemplate: null,
  enclosures: [],
  plannedBy: null,
  ...(entry.reverses && { reverses: entry.reverses }),
  ...(entry.follows !== undefined && { follows: entry.follows }),
});

const numbersAfterKey: MetadataKey = "numbers after";

/**
 * The id that the next import has. Numbers that were given once are not given again, nor those that another journal gave
 * in an inbox that was taken over from it.
 */
export function nextImportId(db: Database): string {
  const { seq = 0 } = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'imports'").get() ?? {};
  return String(Math.max(Number(seq), Number(metadataIn(db, numbersAfterKey) ?? 0)) + 1);
}

/** Writes a new import without its parts, and returns its id as a number. */
export function insertImport(db: Database, import_: Import): number {
  const row = { id: Number(import_.id), ...rowFromImport(import_) };
  const columns = Object.keys(row);
  const values = columns.map((column) => `:${column}`);
  const insert = db.prepare(`INSERT INTO imports (${columns.join(", ")}) VALUES (${values.join(", ")})`);
  return Number(insert.run(row).lastInsertRowid);
}

/** Writes `next` over the version before it; false where that is not what the journal holds. */
export function updateImport(db: Database, next: Import): boolean {
  const { sha256, size_bytes, seen_at, ...row } = rowFromImport(next);
  const columns = Object.keys(row).map((column) => `${column} = :${column}`);
  const { changes } = db
    .prepare(`UPDATE imports SET ${columns.join(", ")} WHERE id = :id AND version = :before`)
    .run({ ...row, id: Number(next.id), before: next.version - 1 });
  return changes === 1;
}

/** See {@link Journal.payload}. Throws ChecksumDiffers at one that is not what was written. */
export function payloadOf(db: Database, id: string, n: number): string {
  const row = db
    .prepare("SELECT payload, payload_checksum FROM parts WHERE import_id = ? AND n = ?")
    .get(Number(id), n);
  if (!row) throw new Error(`import ${id} has no part ${n}`);
  verifyChecksum("payloads", row);
  return row["payload"] as string;
}

/** Writes the parts of an import that has none in the journal, with what each of them sends. */
export function insertParts(db: Database, id: number, parts: readonly Part[], contents: readonly PartContent[]): void {
  parts.forEach((part, n) => {
    const content = contents[n];
    if (content === undefined) throw new Error(`part ${n} of import ${id} has nothing to send`);
    insertPart(db, id, n, part, content.payload);
  });
}

/** Writes one more part of an import. */
export function insertPart(db: Database, id: number, n: number, part: Part, payload: string): void {
  const insert = db.prepare(
    `INSERT INTO parts (import_id, n, state, invoices, net, vat, sent_at, ended_at, status, answers, payload, checksum, payload_checksum)
     VALUES (:id, :n, :state, :invoices, :net, :vat, :sent_at, :ended_at, :status, :answers, :payload, :checksum, :payload_checksum)`,
  );
  insert.run({ ...rowFromPart(part), id, n, payload, payload_checksum: checksumOfRow("payloads", { payload }) });
}

/** Writes what has changed of an import's parts, and deletes those that it no longer has. What they send stays. */
export function updateParts(db: Database, next: Import): void {
  db.prepare("DELETE FROM parts WHERE import_id = ? AND n >= ?").run(Number(next.id), next.parts.length);
  const update = db.prepare(
    `UPDATE parts SET state = :state, invoices = :invoices, net = :net, vat = :vat, sent_at = :sent_at,
     ended_at = :ended_at, status = :status, answers = :answers, checksum = :checksum WHERE import_id = :id AND n = :n`,
  );
  next.parts.forEach((part, n) => {
    update.run({ ...rowFromPart(part), id: Number(next.id), n });
  });
}
