/** @file Opens a file beside the journal that holds what was made from it, and makes it again where it isn't of this journal. */

import { rmSync } from "node:fs";
import type { Database } from "../database/database.ts";
import { openBeside } from "./open-database.ts";

export interface DerivedTables {
  readonly version: number;
  /** Makes them, with a table `told (seq, checksum)` of one row: how far the trail was followed. */
  readonly sql: string;
}

/** The file as it is, or a new one if it is missing, damaged, of another version or of another journal. Null if it can't be written. */
export function openDerived(path: string, journal: Database, tables: DerivedTables): Database | null {
  try {
    const derived = openBeside(path);
    if (isOf(derived, journal, tables)) return derived;
    derived.close();
  } catch {
    // All of it is in the journal.
  }
  try {
    removeDerived(path);
    return makeDerived(path, tables);
  } catch {
    return null;
  }
}

/** @param path of the file, or `:memory:` */
export function makeDerived(path: string, { sql, version }: DerivedTables): Database {
  const derived = openBeside(path);
  derived.exec(`${sql} PRAGMA user_version = ${version};`);
  return derived;
}

function removeDerived(path: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
}

/** Whether it has followed this journal, and not one that a backup has replaced since. */
function isOf(derived: Database, journal: Database, { version }: DerivedTables): boolean {
  if (Number(derived.prepare("PRAGMA user_version").get()?.["user_version"]) !== version) return false;
  const told = derived.prepare("SELECT seq, checksum FROM told").get();
  if (told?.["seq"] === 0) return true;
  return told !== undefined && checksumAt(journal, told["seq"] as number) === told["checksum"];
}

/** Null where the trail has no such entry. */
export function checksumAt(journal: Database, seq: number): string | null {
  const event = journal.prepare("SELECT checksum FROM events WHERE seq = ?").get(seq);
  return (event?.["checksum"] as string | undefined) ?? null;
}

export function whole(derived: Database, work: () => void): void {
  derived.exec("BEGIN");
  try {
    work();
    derived.exec("COMMIT");
  } catch (failure) {
    if (derived.isTransaction) derived.exec("ROLLBACK");
    throw failure;
  }
}
