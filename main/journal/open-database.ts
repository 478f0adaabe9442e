/** @file Opens the journal's database. The only file that knows the SQL driver. */

import { existsSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { words } from "../../shared/words/spoken.ts";
import { listBackups } from "./backups.ts";
import { isLogDamaged } from "./check-log.ts";
import { isDamage, isNoRoom, JournalUnusable } from "./journal-unusable.ts";
import { migrations } from "./migrations.ts";
import { checkSum } from "./sums.ts";

export type Database = DatabaseSync;
export type Value = SQLInputValue;

/** A lock file of its own; it also tells that there was a journal here. See claimDriving. */
export const driverLock = (journal: string): string => `${journal}.driver`;

/**
 * Opens the journal at `path` and brings it up to date.
 *
 * WAL with synchronous=FULL: a saved step survives a power cut, at the price of
 * about 0.1 ms each. The file must lie on a local disk: WAL does not work over
 * a network share.
 *
 * @param onlyReads for who writes nothing: a full disk, on which SQLite cannot open it as usual, is no hindrance then
 * @throws JournalUnusable where the file is damaged or gone, or comes from a newer Pigeonhole; then nothing is written
 */
export function openDatabase(path: string, onlyReads = false): Database {
  let database: Database | null = null;
  try {
    if (isFresh(path)) refuseWhereOneWas(path);
    else if (!onlyReads && !takesLongToCheck(path)) refuseDamaged(path);
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
    if (isDamage(cause)) throw new JournalUnusable(path, { is: "damaged" }, cause);
    const detail = isNoRoom(cause) ? words.journal.diskFull : (cause as Error).message;
    throw new JournalUnusable(path, { is: "closed-to-us", detail }, cause);
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Less than the smallest page that there is: SQLite would begin an empty journal here, and call it whole. */
const isFresh = (path: string): boolean => sizeOf(path) < 512;

/** An empty journal where there was one that knew something would send everything again. */
function refuseWhereOneWas(path: string): void {
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

/** True where nothing waits in the log beside the file: it was closed in good order, and nobody has it open. */
const isWhole = (path: string) => sizeOf(`${path}-wal`) === 0;

/** Takes no lock and makes no file. */
function openAsItLies(path: string): Database {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

/**
 * Up to here the check takes less than 0.3 s, also from a disk that is cold. 100,000 imports (380 MB) take 2 s, and 6 s
 * from a cold disk: whoever drives has a process of its own look through such a journal before anything is sent.
 */
const checkedAtOnceBytes = 20_000_000;
export const takesLongToCheck = (path: string): boolean => sizeOf(path) > checkedAtOnceBytes;

/**
 * Looks through the whole journal. What it reads it does not write: a damaged journal stays as it is, its log included.
 *
 * @throws JournalUnusable
 */
export function refuseDamaged(path: string): void {
  const damaged = (cause?: unknown) => new JournalUnusable(path, { is: "damaged" }, cause);
  if (isLogDamaged(path)) throw damaged();
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    refuseNewer(database, path);
    // The thorough one: the quick one does not hold the indices, which duplicates are found by, against the tables.
    const found = database.prepare("PRAGMA integrity_check(1)").get();
    const [said] = Object.values(found ?? {});
    if (said !== "ok") throw damaged(said);
    if (!hasOurTables(database)) throw damaged("its tables are not the journal's");
    checkSums(database);
  } catch (cause) {
    throw isDamage(cause) ? damaged(cause) : cause;
  } finally {
    database.close();
  }
}

/**
 * Opens a journal to look at it as it is, without looking through it first and without bringing it up to date.
 *
 * @throws JournalUnusable
 */
export function openToLook(path: string): Database {
  if (!existsSync(path)) throw new JournalUnusable(path, { is: "missing" });
  let database: Database | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    database.exec("PRAGMA busy_timeout = 5000");
    refuseNewer(database, path);
    return database;
  } catch (cause) {
    database?.close();
    if (isNoRoom(cause) && isWhole(path)) return openAsItLies(path);
    if (cause instanceof JournalUnusable) throw cause;
    if (isDamage(cause)) throw new JournalUnusable(path, { is: "damaged" }, cause);
    throw new JournalUnusable(path, { is: "closed-to-us", detail: (cause as Error).message }, cause);
  }
}

/** What a bit that has flipped can do to the text of a rule, SQLite's own checks cannot see. */
function hasOurTables(database: Database): boolean {
  const tables = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
  const model = new DatabaseSync(":memory:");
  try {
    for (const sql of migrations.slice(0, versionOf(database))) model.exec(sql);
    return JSON.stringify(database.prepare(tables).all()) === JSON.stringify(model.prepare(tables).all());
  } finally {
    model.close();
  }
}

/** See [Note: a sum]. */
function checkSums(database: Database): void {
  const { n } =
    database.prepare("SELECT count(*) AS n FROM pragma_table_info('imports') WHERE name = 'sum'").get() ?? {};
  if (n === 0) return;
  for (const table of ["imports", "parts", "events"] as const)
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) {
      checkSum(table, row);
      if (table === "parts") checkSum("payloads", row);
    }
}

const versionOf = (database: Database) => Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);

function refuseNewer(database: Database, path: string): void {
  if (versionOf(database) > migrations.length) throw new JournalUnusable(path, { is: "newer" });
}

function migrate(database: Database): void {
  if (versionOf(database) === migrations.length) return;
  transact(database, () => {
    // Read again inside the transaction: another process may have been faster.
    for (const sql of migrations.slice(versionOf(database))) database.exec(sql);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/**
 * Writes a whole and tidy copy of the journal, as it is at this moment; others may write to it meanwhile.
 *
 * VACUUM INTO and not a copy of the file: it takes what stands in the log with it, and reads every table.
 *
 * @param to must not be there yet
 */
export function copyDatabase(path: string, to: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

/** Changes a copy of a journal that nobody else knows of, and leaves it as one file. */
export function editCopy(path: string, edit: (database: Database) => void): void {
  const database = new DatabaseSync(path);
  try {
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL");
    transact(database, () => edit(database));
    // Ours alone, and just written from what was looked through: this finds what the disk has done to it.
    const [said] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
    if (said !== "ok") throw new Error(`the copy ${path} is not whole: ${said}`);
  } finally {
    database.close();
  }
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

/** Opens a journal that is open already, for reading alone. */
export function openToRead(path: string): Database {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec("PRAGMA busy_timeout = 5000");
  return database;
}

/** Opens a file of ours that holds nothing but what can be made again from the journal: it need not outlive a power cut. */
export function openBeside(path: string): Database {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA busy_timeout = 1000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  return database;
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
