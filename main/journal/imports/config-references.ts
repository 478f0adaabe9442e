/** @file What an inbox or a connection has had to do with: nothing of that may be torn off by a change of the settings. */

import type { Database } from "../database/database.ts";

/**
 * [Note: an id is for ever]
 *
 * The journal knows an inbox and a connection by their ids alone. One that has had imports keeps its folder or its
 * addresses, and its id is given to no other after it is removed: what was planned for one system must not be sent to
 * another, and a file that is in one folder must not be looked for in another.
 */
export interface ConfigReferences {
  hasImports(of: "inbox" | "connection", id: string): boolean;
  /** How many of its imports are not over: under way, or waiting for a person. */
  unfinished(of: "inbox" | "connection", id: string): number;
}

/** Looks up what refers to an inbox or a connection. See [Note: an id is for ever]. */
export function createConfigReferences(db: Database): ConfigReferences {
  const open = "at IN ('reading', 'held', 'queued', 'sending', 'unknown', 'waiting')";
  const any = { inbox: "inbox = ?", connection: "connection = ?" } as const;
  return {
    hasImports: (of, id) => db.prepare(`SELECT 1 FROM imports WHERE ${any[of]} LIMIT 1`).get(id) !== undefined,
    unfinished: (of, id) =>
      Number(db.prepare(`SELECT count(*) AS n FROM imports WHERE ${open} AND ${any[of]}`).get(id)?.["n"]),
  };
}
