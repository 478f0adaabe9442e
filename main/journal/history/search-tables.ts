/** @file The search index's own database and its tables. */

import { type Database, inMemory } from "../database/database.ts";
import { type DerivedTables, makeDerived, openDerived } from "../integrity/open-derived.ts";

const tables: DerivedTables = {
  version: 3,
  sql: `
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
  );`,
};

/** Made in memory, for as long as we run, where there is no room or no right to write the file. */
export const openOrMake = (path: string, journal: Database): Database =>
  openDerived(path, journal, tables) ?? makeDerived(inMemory, tables);
