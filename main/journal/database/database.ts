/** @file A database in a file. The only file that knows the SQL driver. */

import { DatabaseSync, type DatabaseSyncOptions, type SQLInputValue, type StatementSync } from "node:sqlite";
import { makePrivateFile } from "../../platform/private-files.ts";

/** A connection; the driver's own type, which only this file names. */
export type Database = DatabaseSync;
/** What a column may be given: text, a number, bytes or null. */
export type Value = SQLInputValue;

/** SQLite's name for a database that has no file. */
export const inMemory = ":memory:";

/** Opens it as it is, with nothing set; makes an empty one, for this account alone, where there is none. */
export function openFile(path: string | URL, options: Pick<DatabaseSyncOptions, "readOnly"> = {}): Database {
  // SQLite would make a file that other accounts may read. It gives the log beside it the same mode.
  if (!options.readOnly && typeof path === "string" && path !== inMemory) makePrivateFile(path);
  return preparingOnce(new DatabaseSync(path, options));
}

/** More different statements than the journal has; some are made for a search. */
const mostPrepared = 300;

/**
 * Prepares each statement once. SQLite takes longer to prepare an update with its triggers than to carry it out.
 *
 * A statement's rows may be read one by one while it is asked again, so `iterate` gets one of its own each time.
 */
function preparingOnce(database: Database): Database {
  const prepare = database.prepare.bind(database);
  const prepared = new Map<string, StatementSync>();
  replaceMethod(database, "prepare", (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    replaceMethod(statement, "iterate", (...values: never[]) => prepare(sql).iterate(...values));
    if (prepared.size >= mostPrepared) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  });
  return database;
}

/** The driver that stands in for node:sqlite in an older runtime has methods that can't be assigned to. */
function replaceMethod<O extends object, N extends keyof O>(object: O, name: N, value: O[N]): void {
  Object.defineProperty(object, name, { value });
}

/** A database in memory: closing it deletes it. */
export const openInMemory = (): Database => new DatabaseSync(inMemory);

/** Runs `work` in a transaction of its own, and takes back all that it has written. */
export function takeBack<T>(database: Database, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    return work();
  } finally {
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}

/**
 * Runs `work` in a transaction of its own, whole or not at all. Takes the write lock at once.
 *
 * @throws what `work` throws, after a rollback
 */
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
