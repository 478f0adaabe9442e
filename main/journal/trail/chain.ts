/**
 * @file The chain that the audit trail is: each entry's hash is over the entry and over the hash of the one before it.
 *
 * [Note: the chain]
 *
 * Changing, removing, inserting or moving an entry breaks the chain there, unless
 * every later hash is computed again. That can be done: the chain has no key, for
 * a person who can write the journal could read a key as well. So the newest hash
 * is also written elsewhere, in the backups, the log and each export. A hash that
 * was kept is found in the trail again, or the trail was made again.
 * docs/audit.md says how to check it with other means than ours.
 */

import { hash } from "node:crypto";

/** The trail's columns, as the journal holds them; `detail` is JSON text. */
type EventRow = Readonly<Record<string, unknown>>;

/** What the first entry has in place of the hash of one before it. */
export const beforeAll = "0".repeat(64);

const hashed = ["seq", "import_id", "happened_at", "who", "machine", "version", "what", "detail"] as const;

/** The hash of an entry: sha256 in hex, over `before`, the hash of the entry before it, and over its own columns. */
export const hashOfEvent = (before: string, row: EventRow): string =>
  hash("sha256", before + JSON.stringify(hashed.map((column) => row[column] ?? null)));
