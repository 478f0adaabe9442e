/** @file Opens the journal's database. The only file that knows the SQL driver. */

import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { migrations } from "./migrations.ts";

export type Database = DatabaseSync;
export type Value = SQLInputValue;

/** Why a journal cannot be used; the file is left exactly as it is. */
export class JournalUnusable extends Error {}

/**
 * Opens the journal at `path` and brings it up to date.
 *
 * WAL with synchronous=FULL: a saved step survives a power cut, at the price of
 * about 0.1 ms each. The file must lie on a local disk: WAL does not work over
 * a network share.
 *
 * @throws JournalUnusable where the file is damaged, or comes from a newer Pigeonhole
 */
export function openDatabase(path: string): Database {
  let database: Database | null = null;
  try {
    database = new DatabaseSync(path);
    database.exec("PRAGMA busy_timeout = 5000");
    // Looked at before anything is set, for setting may write: a journal that is not for us stays as it is.
    refuseNewer(database, path);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    migrate(database);
    return database;
  } catch (cause) {
    database?.close();
    if (cause instanceof JournalUnusable) throw cause;
    throw new JournalUnusable(`The journal ${path} cannot be used: ${(cause as Error).message}.`, { cause });
  }
}

const versionOf = (database: Database) => Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);

function refuseNewer(database: Database, path: string): void {
  if (versionOf(database) > migrations.length)
    throw new JournalUnusable(
      `The journal ${path} was written by a newer Pigeonhole. Use that one, or another data folder.`,
    );
}

function migrate(database: Database): void {
  if (versionOf(database) === migrations.length) return;
  transact(database, () => {
    // Read again inside the transaction: another process may have been faster.
    for (const sql of migrations.slice(versionOf(database))) database.exec(sql);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Runs `work` whole or not at all. */
export function transact<T>(database: Database, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (failure) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw failure;
  }
}

/**
 * Claims the right to drive the imports of a data folder, for as long as this process lives.
 *
 * A lock that the operating system holds for us: it goes with the process,
 * however that ends, so there is no stale lock to clear away by hand.
 *
 * @returns a function that gives the right back, or null where another process has it
 */
export function claimDriving(path: string): (() => void) | null {
  const lock = new DatabaseSync(path);
  try {
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch {
    lock.close();
    return null;
  }
}
