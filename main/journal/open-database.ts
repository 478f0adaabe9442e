/** @file Opens the journal's database. The only file that knows the SQL driver. */

import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
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
 * @param onlyReads for who writes nothing: a full disk, on which SQLite cannot open it as usual, is no hindrance then
 * @throws JournalUnusable where the file is damaged, or comes from a newer Pigeonhole
 */
export function openDatabase(path: string, onlyReads = false): Database {
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
    if (isNoRoom(cause) && onlyReads && isWhole(path)) return openAsItLies(path);
    const why = isNoRoom(cause) ? "the disk is full" : (cause as Error).message;
    throw new JournalUnusable(`The journal ${path} cannot be used: ${why}.`, { cause });
  }
}

/** SQLITE_FULL, and what SQLite says where its shared memory finds no room (SQLITE_IOERR_SHMSIZE). */
const noRoom: readonly unknown[] = [13, 4_874];
const isNoRoom = (problem: unknown) =>
  problem instanceof Error && "errcode" in problem && noRoom.includes(problem.errcode);

/** True where nothing waits in the log beside the file: it was closed in good order, and nobody has it open. */
const isWhole = (path: string) => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** Takes no lock and makes no file. */
function openAsItLies(path: string): Database {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
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

/** A lock that nothing refers to would be closed by the garbage collector, and the right given away unseen. */
const heldLocks = new Set<Database>();

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
    // Nothing is ever written here; a journal on disk would need room, and a full disk would look like another process.
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY");
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    heldLocks.add(lock);
    return () => {
      heldLocks.delete(lock);
      lock.close();
    };
  } catch {
    lock.close();
    return null;
  }
}
