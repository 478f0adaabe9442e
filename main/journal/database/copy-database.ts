/** @file Whole copies of a journal, as backups are made of: writing one, and editing one that no other process uses. */

import { makePrivateFile } from "../../platform/private-files.ts";
import { type Database, openFile, transact } from "./database.ts";

/**
 * Writes a whole and tidy copy of the journal, as it is at this moment; others may write to it meanwhile.
 *
 * VACUUM INTO and not a copy of the file: it includes what is only in the log, and reads every table.
 *
 * @param to a path where no file is yet
 * @throws what SQLite or the disk says
 */
export function copyDatabase(path: string, to: string): void {
  const database = openFile(path, { readOnly: true });
  try {
    database.exec("PRAGMA busy_timeout = 5000");
    // SQLite fills an empty file, but would make one that other accounts may read.
    makePrivateFile(to);
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

/**
 * Changes a copy of a journal that no other process uses, and leaves it as one file.
 *
 * @throws where the copy is damaged, or what `edit` throws
 */
export function editCopy(path: string, edit: (database: Database) => void): void {
  const database = openFile(path);
  try {
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL");
    transact(database, () => edit(database));
    // Nobody else writes it, and it was just copied from a journal that was checked: this finds what the disk has done to it.
    const [said] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
    if (said !== "ok") throw new Error(`the copy ${path} is not whole: ${said}`);
  } finally {
    database.close();
  }
}
