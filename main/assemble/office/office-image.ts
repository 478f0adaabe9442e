/** @file The journal of a data folder as a file that goes into an office, comes out of it, or stops following it. */

import { createReadStream, rmSync } from "node:fs";
import { join } from "node:path";
import { computersFacts } from "../../../shared/agent/metadata-keys.ts";
import { copyDatabase, editCopy } from "../../journal/database/copy-database.ts";
import type { Ledger, LogPosition } from "../../office/ledger.ts";

const pieceBytes = 1_000_000;

/** Saves a whole copy of the journal in the office database, without what is this computer's alone. */
export async function saveImage(
  ledger: Ledger,
  at: LogPosition,
  journal: string,
  dataFolder: string,
): ReturnType<Ledger["saveSnapshot"]> {
  const copy = join(dataFolder, "journal-for-office.sqlite");
  rmSync(copy, { force: true });
  try {
    copyDatabase(journal, copy);
    editCopy(copy, (db) => {
      for (const fact of computersFacts) db.prepare("DELETE FROM metadata WHERE key = ?").run(fact);
      db.prepare("INSERT OR REPLACE INTO followed_entries VALUES (?, ?, NULL)").run(at.pos, at.hash);
    });
    return await ledger.saveSnapshot(at, createReadStream(copy, { highWaterMark: pieceBytes }));
  } finally {
    rmSync(copy, { force: true });
  }
}

/** The journal follows no log any more. No other process may use it meanwhile. */
export function stopFollowing(journal: string): void {
  editCopy(journal, (db) => {
    db.exec("DELETE FROM followed_entries");
    db.exec(
      "DELETE FROM metadata WHERE key GLOB 'shared setting: *' OR key IN ('settings here', 'look asked', 'look done')",
    );
  });
}
