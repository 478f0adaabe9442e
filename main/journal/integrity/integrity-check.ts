/** @file The integrity check: whether a journal is whole, ours, and all that there was, before it is relied on. */

import { existsSync, statSync } from "node:fs";
import { type Database, openFile, openInMemory } from "../database/database.ts";
import { verifyChecksum } from "../database/row-checksums.ts";
import { schema, schemaVersion } from "../database/schema.ts";
import { driverLock } from "../locks/driver-lock.ts";
import { listBackups } from "./backups.ts";
import { isWriteAheadLogDamaged } from "./check-write-ahead-log.ts";
import { isDamage, JournalUnusable } from "./journal-unusable.ts";

/** In bytes; 0 where there is no such file. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Less than the smallest page that there is: SQLite would begin an empty journal here, and call it whole. */
export const isFresh = (path: string): boolean => sizeOf(path) < 512;

/**
 * Refuses to begin an empty journal where there was one that knew something: it would send everything again.
 *
 * @throws JournalUnusable where files beside it tell of an earlier one
 */
export function refuseWhereOneWas(path: string): void {
  const isLost = existsSync(driverLock(path)) || sizeOf(`${path}-wal`) > 0 || listBackups(path).length > 0;
  if (isLost) throw new JournalUnusable(path, { is: existsSync(path) ? "damaged" : "missing" });
}

/**
 * Refuses a journal that only another file in its place can help.
 *
 * @throws JournalUnusable
 */
export function refuseLost(path: string): void {
  if (isFresh(path)) refuseWhereOneWas(path);
  else refuseDamaged(path);
}

/**
 * Up to here the check takes less than half a second. 100,000 imports (220 MB) take 4 s of one core, and more from a cold
 * disk: the process that drives has another one check such a journal before anything is sent.
 */
const checkedAtOnceBytes = 20_000_000;

/** True where the check is left to a process of its own; see BackupWorker. */
export const takesLongToCheck = (path: string): boolean => sizeOf(path) > checkedAtOnceBytes;

/**
 * Checks the whole journal. It only reads: a damaged journal stays as it is, its log included.
 *
 * @throws JournalUnusable where it is damaged, or of another version
 */
export function refuseDamaged(path: string): void {
  const damaged = (cause?: unknown) => new JournalUnusable(path, { is: "damaged" }, cause);
  if (isWriteAheadLogDamaged(path)) throw damaged();
  const database = openFile(path, { readOnly: true });
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    refuseOtherVersion(database, path);
    // The thorough one: the quick one does not hold the indices, which duplicates are found by, against the tables.
    const found = database.prepare("PRAGMA integrity_check(1)").get();
    const [said] = Object.values(found ?? {});
    if (said !== "ok") throw damaged(said);
    if (!hasOurTables(database)) throw damaged("its tables are not the journal's");
    verifyChecksums(database);
  } catch (cause) {
    throw isDamage(cause) ? damaged(cause) : cause;
  } finally {
    database.close();
  }
}

/** What a bit that has flipped can do to the text of a rule, SQLite's own checks cannot see. */
function hasOurTables(database: Database): boolean {
  const tables = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
  const model = openInMemory();
  try {
    // A start that was cut off leaves a database without tables.
    if (versionOf(database) > 0) model.exec(schema);
    return JSON.stringify(database.prepare(tables).all()) === JSON.stringify(model.prepare(tables).all());
  } finally {
    model.close();
  }
}

/** See [Note: a checksum]. */
function verifyChecksums(database: Database): void {
  if (versionOf(database) === 0) return;
  const tables = ["imports", "parts", "row_fingerprints", "register_entries", "listed_paths", "events"] as const;
  for (const table of tables)
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) {
      verifyChecksum(table, row);
      if (table === "parts") verifyChecksum("payloads", row);
    }
}

/** Of its schema: 0 where it has no tables yet. */
export const versionOf = (database: Database) =>
  Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);

/** @throws JournalUnusable where its tables are of another version, newer or older */
export function refuseOtherVersion(database: Database, path: string): void {
  const version = versionOf(database);
  if (version > schemaVersion) throw new JournalUnusable(path, { is: "newer" });
  // None has been released with older tables, so nothing converts them.
  if (version > 0 && version < schemaVersion) throw new JournalUnusable(path, { is: "older" });
}
