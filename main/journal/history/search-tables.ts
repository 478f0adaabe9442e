/** @file The search index's own database: its tables, and whether it is still of this journal. */

import { rmSync } from "node:fs";
import type { Database } from "../database/database.ts";
import { openBeside } from "../integrity/open-database.ts";

const version = 3;

const tables = `
  -- How far the trail has been followed, and below which id the imports are not in yet that were there when it began.
  CREATE TABLE told (seq INTEGER NOT NULL, checksum TEXT, below INTEGER NOT NULL) STRICT;
  INSERT INTO told VALUES (0, NULL, 0);
  -- The fingerprint tells what its words were made from; null while they are not in yet.
  CREATE TABLE shown (
    id INTEGER PRIMARY KEY, at TEXT NOT NULL, inbox TEXT NOT NULL, seen_at INTEGER NOT NULL, fingerprint TEXT
  ) STRICT;
  CREATE INDEX shown_by_state ON shown (at, id);
  CREATE INDEX shown_without_words ON shown (id) WHERE fingerprint IS NULL;
  -- One-letter beginnings have lists of their own: merging those of every word that begins so would take too long.
  CREATE VIRTUAL TABLE words USING fts5 (
    held, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4',
    tokenize = "unicode61 remove_diacritics 0"
  );
  PRAGMA user_version = ${version};`;

export function openOrMake(path: string, journal: Database): Database {
  try {
    const index = openBeside(path);
    if (isOf(index, journal)) return index;
    index.close();
  } catch {
    // Damaged, or of another make: all of it is in the journal.
  }
  try {
    for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
    return made(openBeside(path));
  } catch {
    // No room, or no right to write here: it is made in memory, for as long as we run.
    return made(openBeside(":memory:"));
  }
}

function made(index: Database): Database {
  index.exec(tables);
  return index;
}

/** Whether the index has followed this very journal, and not one that a backup has taken the place of since. */
function isOf(index: Database, journal: Database): boolean {
  if (Number(index.prepare("PRAGMA user_version").get()?.["user_version"]) !== version) return false;
  const told = index.prepare("SELECT seq, checksum FROM told").get();
  if (told?.["seq"] === 0) return true;
  const event = journal.prepare("SELECT checksum FROM events WHERE seq = ?").get(told?.["seq"] as number);
  return event !== undefined && event["checksum"] === told?.["checksum"];
}

export function whole(index: Database, work: () => void): void {
  index.exec("BEGIN");
  try {
    work();
    index.exec("COMMIT");
  } catch (failure) {
    if (index.isTransaction) index.exec("ROLLBACK");
    throw failure;
  }
}
