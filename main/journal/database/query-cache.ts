/** @file Remembers what was read of the journal for as long as nobody has changed it. */

import type { Database } from "./database.ts";

/** Nobody asks more different questions while nothing changes; a night of searches is not kept. */
const mostKept = 100;

/**
 * [Note: asked at every tick]
 *
 * The agent asks the journal at every turn how everything stands, all night, and next to always nothing has changed.
 * SQLite knows: `data_version` is another one once any other connection has committed, and `total_changes` counts the
 * rows that this one has touched. While both are as they were, so is every answer.
 */
export type QueryCache = <Asked extends unknown[], T>(read: (...asked: Asked) => T) => (...asked: Asked) => T;

export function createQueryCache(db: Database): QueryCache {
  const others = db.prepare("PRAGMA data_version");
  const own = db.prepare("SELECT total_changes() AS n");
  const standsAt = () => `${others.get()?.["data_version"]}/${own.get()?.["n"]}`;
  return function remember<Asked extends unknown[], T>(read: (...asked: Asked) => T) {
    let stoodAt = "";
    const known = new Map<string, T>();
    return (...asked: Asked): T => {
      // What is read here may yet be rolled back, and the count of rows would not say so.
      if (db.isTransaction) return read(...asked);
      // Looked at before it is read: what comes in between is seen the next time.
      const now = standsAt();
      if (now !== stoodAt || known.size >= mostKept) known.clear();
      stoodAt = now;
      const key = JSON.stringify(asked);
      if (!known.has(key)) known.set(key, read(...asked));
      return known.get(key) as T;
    };
  };
}
