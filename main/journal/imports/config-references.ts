/** @file What an inbox or a connection has had to do with: nothing of that may be torn off by a change of the settings. */

import type { Import } from "../../../shared/imports/import.ts";
import { sqlStatesIn } from "../../../shared/imports/state-groups.ts";
import type { Database, Value } from "../database/database.ts";
import { unfiledWhere } from "./unfiled.ts";

/**
 * [Note: an id is for ever]
 *
 * The journal knows an inbox and a connection by their ids. In the window, one that has had imports keeps its folder or
 * its addresses, and its id is given to no other after it is removed: what was planned for one system must not be sent to
 * another, and a file that is in one folder must not be looked for in another. By hand people may change them all the
 * same. See [Note: ids in config.json] for inboxes. See [Note: the same office] for connections.
 */
export interface ConfigReferences {
  hasImports(of: "inbox" | "connection", id: string): boolean;
  /** How many of its imports are not over: under way, or waiting for a person. */
  unfinished(of: "inbox" | "connection", id: string): number;
  /** All imports of an inbox, oldest first. */
  ofInbox(inbox: string): readonly Import[];
  /** The imports over a connection of which anything may still change, oldest first; those that keep what a list says, too. */
  changeable(connection: string): readonly Import[];
}

/** Looks up what refers to an inbox or a connection. See [Note: an id is for ever]. */
export function createConfigReferences(
  db: Database,
  importsWhere: (where: string, ...values: Value[]) => readonly Import[],
): ConfigReferences {
  const open = `at IN (${sqlStatesIn("under-way", "needs-you")})`;
  const any = { inbox: "inbox = ?", connection: "connection = ?" } as const;
  return {
    hasImports: (of, id) => db.prepare(`SELECT 1 FROM imports WHERE ${any[of]} LIMIT 1`).get(id) !== undefined,
    unfinished: (of, id) =>
      Number(db.prepare(`SELECT count(*) AS n FROM imports WHERE ${open} AND ${any[of]}`).get(id)?.["n"]),
    ofInbox: (inbox) => importsWhere(`${any.inbox} ORDER BY id`, inbox),
    changeable: (connection) =>
      importsWhere(
        `${any.connection} AND (at NOT IN ('done', 'duplicate') OR kind = 'register' OR (${unfiledWhere})) ORDER BY id`,
        connection,
      ),
  };
}
