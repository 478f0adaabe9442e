/** @file The backups of a journal: where they are, what they are called, and which of them are kept. */

import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** One backup of a journal; there is one a day. */
export interface Backup {
  /** As 2026-11-21. */
  readonly day: string;
  readonly path: string;
}

const kept = 7;
const nameOfBackup = /^journal-(\d{4}-\d{2}-\d{2})\.sqlite$/;
/** Behind the name of a backup that is not finished. */
export const unfinished = ".making";

/** Beside the journal, so that moving the data folder moves them too. */
export const backupFolder = (journal: string): string => join(dirname(journal), "journal-backups");

/** Newest first; none where there is no such folder. */
export function listBackups(journal: string): readonly Backup[] {
  const folder = backupFolder(journal);
  return namesIn(folder)
    .flatMap((name) => {
      const day = nameOfBackup.exec(name)?.[1];
      return day === undefined ? [] : [{ day, path: join(folder, name) }];
    })
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** Where the backup of the day that it is at `atMs` belongs, by this machine's calendar. */
export function backupOfDay(journal: string, atMs: number): Backup {
  const at = new Date(atMs);
  const pad = (part: number) => String(part).padStart(2, "0");
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return { day, path: join(backupFolder(journal), `journal-${day}.sqlite`) };
}

const nameBeforeUpdate = /^journal-before-\d+\.\d+\.\d+\.sqlite$/;

/** Where the backup before an update to `version` belongs. Those before other updates are deleted: one is kept. */
export function backupBefore(journal: string, version: string): string {
  const folder = backupFolder(journal);
  for (const name of namesIn(folder)) if (nameBeforeUpdate.test(name)) rmSync(join(folder, name), { force: true });
  return join(folder, `journal-before-${version}.sqlite`);
}

/** Deletes the oldest backups, which are copies of our own making, and what a crash left half made. */
export function deleteOldBackups(journal: string): void {
  for (const { path } of listBackups(journal).slice(kept)) rmSync(path, { force: true });
  const folder = backupFolder(journal);
  for (const name of namesIn(folder))
    if (nameOfBackup.test(basename(name, unfinished)) && name.endsWith(unfinished)) rmSync(join(folder, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
