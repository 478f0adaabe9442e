/** @file A database in a file. The only file that knows the SQL driver. */

import { DatabaseSync, type DatabaseSyncOptions, type SQLInputValue } from "node:sqlite";

export type Database = DatabaseSync;
export type Value = SQLInputValue;

/** Opens it as it is, with nothing set. */
export const openFile = (path: string | URL, options: Pick<DatabaseSyncOptions, "readOnly"> = {}): Database =>
  new DatabaseSync(path, options);

/** A database that is gone when it is closed. */
export const openInMemory = (): Database => new DatabaseSync(":memory:");

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
