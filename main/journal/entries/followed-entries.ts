/** @file How far a journal has followed an office's log, and the last entries that it has followed. */

import type { Database } from "../database/database.ts";
import { type Followed, type LoggedEntry, NotAnImage } from "./write.ts";

/** A database that was put back from a backup of the night before lacks a day at most. */
const mostFollowedKept = 5_000;

interface FollowedEntries {
  /**
   * False where another process on this data folder has followed the log as far already.
   *
   * @throws NotAnImage where entries in between are missing
   */
  isNext(at: Followed | LoggedEntry): boolean;
  /** Within the transaction that applies the entry. */
  keep(at: Followed | LoggedEntry): void;
  followed(): Followed | null;
  /** The entries after `pos`, oldest first, as far as they are kept. */
  followedSince(pos: number): readonly LoggedEntry[];
}

export function createFollowedEntries(db: Database): FollowedEntries {
  const followed = (): Followed | null => {
    const row = db.prepare("SELECT pos, hash FROM followed_entries ORDER BY pos DESC LIMIT 1").get();
    return row ? { pos: row["pos"] as number, hash: row["hash"] as string } : null;
  };
  return {
    isNext(at) {
      const last = followed();
      if (last !== null && at.pos > last.pos + 1) throw new NotAnImage(`entry ${at.pos} does not follow ${last.pos}`);
      return last === null || at.pos > last.pos;
    },
    keep(at) {
      const entry = "body" in at ? JSON.stringify(at) : null;
      db.prepare("INSERT INTO followed_entries VALUES (?, ?, ?)").run(at.pos, at.hash, entry);
      db.prepare("DELETE FROM followed_entries WHERE pos <= ?").run(at.pos - mostFollowedKept);
    },
    followed,
    followedSince: (pos) =>
      db
        .prepare("SELECT entry FROM followed_entries WHERE pos > ? AND entry IS NOT NULL ORDER BY pos")
        .all(pos)
        .map(({ entry }) => JSON.parse(entry as string)),
  };
}
