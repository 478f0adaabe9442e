/** @file Caches what was read of the journal until it changes. */

import type { Database } from "./database.ts";

/** More different questions than are asked while nothing changes; a night of searches is not kept. */
const mostKept = 100;

/**
 * [Note: asked at every tick]
 *
 * The agent reads the state of everything from the journal at every turn, all night, and almost always nothing has changed.
 * SQLite knows: `data_version` is another one once any other connection has committed, and `total_changes` counts the
 * rows that this one has touched. While both are as they were, so is every answer.
 */
export type QueryCache = <Asked extends unknown[], T>(read: (...asked: Asked) => T) => (...asked: Asked) => T;

/** @param db the connection that the reads go over; see [Note: asked at every tick] */
export function createQueryCache(db: Database): QueryCache {
  const others = db.prepare("PRAGMA data_version");
  const own = db.prepare("SELECT total_changes() AS n");
  const versionNow = () => `${others.get()?.["data_version"]}/${own.get()?.["n"]}`;
  return function remember<Asked extends unknown[], T>(read: (...asked: Asked) => T) {
    let knownVersion = "";
    const known = new Map<string, T>();
    return (...asked: Asked): T => {
      // What is read here may yet be rolled back, and the count of rows would not say so.
      if (db.isTransaction) return read(...asked);
      // Looked at before it is read: what comes in between is seen the next time.
      const now = versionNow();
      if (now !== knownVersion || known.size >= mostKept) known.clear();
      knownVersion = now;
      const key = JSON.stringify(asked);
      if (!known.has(key)) known.set(key, read(...asked));
      return known.get(key) as T;
    };
  };
}
