/** @file Opens the journal's database, and makes its tables where there are none. */

import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { type Database, openFile, transact } from "../database/database.ts";
import { schema } from "../database/schema.ts";
import {
  isFresh,
  refuseDamaged,
  refuseOtherVersion,
  refuseWhereOneWas,
  sizeOf,
  takesLongToCheck,
  versionOf,
} from "./integrity-check.ts";
import { isDamage, isNoRoom, JournalUnusable, unusableForNoRoom } from "./journal-unusable.ts";
import { isOnShare } from "./on-share.ts";

/**
 * Opens the journal at `path`, and makes an empty one where there is none.
 *
 * WAL with synchronous=FULL: a saved step survives a power cut, at the price of
 * about 0.1 ms each. The file must be on a local disk: WAL does not work over
 * a network share.
 *
 * @param onlyReads for callers that write nothing: they can open it on a full disk too, where SQLite cannot as usual
 * @throws JournalUnusable where the file is damaged or gone, is on a share, or has the tables of another version; then nothing is written
 */
export function openDatabase(path: string, onlyReads = false): Database {
  let database: Database | null = null;
  try {
    if (isOnShare(dirname(path))) throw new JournalUnusable(path, { is: "onShare" });
    if (isFresh(path)) refuseWhereOneWas(path);
    else if (!onlyReads && !takesLongToCheck(path)) refuseDamaged(path);
    database = openFile(path);
    database.exec("PRAGMA busy_timeout = 5000");
    // Checked before any setting, because a setting may write: a journal that we can't use must stay as it is.
    refuseOtherVersion(database, path);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    makeTables(database);
    return database;
  } catch (cause) {
    database?.close();
    if (cause instanceof JournalUnusable) throw cause;
    if (isNoRoom(cause) && onlyReads && isWhole(path)) return openAsItLies(path, cause);
    if (isDamage(cause)) throw new JournalUnusable(path, { is: "damaged" }, cause);
    if (isNoRoom(cause)) throw unusableForNoRoom(path, cause);
    throw new JournalUnusable(path, { is: "closed-to-us", detail: (cause as Error).message }, cause);
  }
}

/**
 * Opens a journal to read it as it is: without the integrity check, and without making tables.
 *
 * @throws JournalUnusable
 */
export function openForIntegrityCheck(path: string): Database {
  if (!existsSync(path)) throw new JournalUnusable(path, { is: "missing" });
  let database: Database | null = null;
  try {
    database = openFile(path, { readOnly: true });
    database.exec("PRAGMA busy_timeout = 5000");
    refuseOtherVersion(database, path);
    return database;
  } catch (cause) {
    database?.close();
    if (isNoRoom(cause) && isWhole(path)) return openAsItLies(path, cause);
    if (cause instanceof JournalUnusable) throw cause;
    if (isDamage(cause)) throw new JournalUnusable(path, { is: "damaged" }, cause);
    throw new JournalUnusable(path, { is: "closed-to-us", detail: (cause as Error).message }, cause);
  }
}

function makeTables(database: Database): void {
  if (versionOf(database) > 0) return;
  transact(database, () => {
    // Read again inside the transaction: another process may have been faster.
    if (versionOf(database) === 0) database.exec(schema);
  });
}

/** Opens a journal that is open already, to write a long plan: with room for the pages of its indexes. */
export function openForStaging(path: string): Database {
  if (!existsSync(path)) throw new JournalUnusable(path, { is: "missing" });
  const database = openFile(path);
  database.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  database.exec("PRAGMA cache_size = -65536");
  return database;
}

/** Opens a journal that is open already, for reading alone. */
export function openForReading(path: string): Database {
  const database = openFile(path, { readOnly: true });
  database.exec("PRAGMA busy_timeout = 5000");
  return database;
}

/** Opens a file of ours that holds nothing but what can be made again from the journal: it need not outlive a power cut. */
export function openBeside(path: string): Database {
  const database = openFile(path);
  database.exec("PRAGMA busy_timeout = 1000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  return database;
}

/** True where the log beside the file is empty: the last connection closed it in good order. */
const isWhole = (path: string) => sizeOf(`${path}-wal`) === 0;

/**
 * Takes no lock and makes no file.
 *
 * @throws JournalUnusable where the disk was full before there was a table
 */
function openAsItLies(path: string, cause: unknown): Database {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  const database = openFile(url, { readOnly: true });
  if (versionOf(database) > 0) return database;
  database.close();
  throw unusableForNoRoom(path, cause);
}
