/** @file Makes one backup of a journal, whole or not at all. */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { privateFolderMode } from "../../platform/private-files.ts";
import { copyDatabase, editCopy } from "../database/copy-database.ts";
import { type Backup, backupFolder, deleteOldBackups, unfinished } from "../integrity/backups.ts";
import { refuseDamaged } from "../integrity/integrity-check.ts";

/** The metadata of a backup that says up to when it knows what was sent: epoch ms. */
export const backedUpAtKey = "backed-up-at";

/**
 * Checks the journal, copies it to where `backup` belongs, and deletes what is too old to be kept.
 *
 * Takes seconds where there are 100,000 imports: for a process of its own.
 *
 * @param atMs now; what is written to the journal while it is copied counts as not in it
 * @throws JournalUnusable where the journal is damaged: its backups stay as they are; or what the disk says
 */
export function makeBackup(journal: string, backup: Backup, atMs: number): void {
  refuseDamaged(journal);
  mkdirSync(backupFolder(journal), { recursive: true, mode: privateFolderMode });
  const making = backup.path + unfinished;
  rmSync(making, { force: true });
  try {
    copyDatabase(journal, making);
    editCopy(making, (db) =>
      db.prepare("INSERT OR REPLACE INTO metadata VALUES (?, ?)").run(backedUpAtKey, String(atMs)),
    );
    syncFile(making);
    if (!existsSync(backup.path)) renameSync(making, backup.path);
  } finally {
    rmSync(making, { force: true });
  }
  syncFolder(backupFolder(journal));
  deleteOldBackups(journal);
}

/** Makes what was written to a file durable. */
export function syncFile(path: string): void {
  // Windows syncs only what may be written.
  const file = openSync(path, process.platform === "win32" ? "r+" : "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the names in a folder durable. Windows sees to that itself, and opens no folder. */
export function syncFolder(path: string): void {
  if (process.platform !== "win32") syncFile(path);
}
