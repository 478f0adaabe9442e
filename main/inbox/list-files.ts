/** @file Lists the dropped files of an inbox. */

import type { BigIntStats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isOwnFolder } from "../../shared/imports/import.ts";
import { isIgnored } from "./ignored-names.ts";
import { locksOf } from "./lock-names.ts";

/** Folders nested deeper than this are not listed. Links to folders are never followed. */
export const deepest = 8;

export interface ListedFile {
  /** Relative to the inbox, `/` between its parts. */
  readonly path: string;
  readonly stats: BigIntStats;
  /** The lock file of an office program is beside it. */
  readonly isOpenElsewhere: boolean;
}

/**
 * The files in the inbox and its subfolders in the order of their names, without our own folders and what is in ignored ones. A file that
 * disappears meanwhile is left out.
 *
 * @param isWanted by a file's name; without it every file that is not ignored
 * @throws the operating system's error if the inbox itself cannot be listed
 */
export async function listFiles(
  inboxPath: string,
  isWanted = (name: string): boolean => !isIgnored(name),
): Promise<readonly ListedFile[]> {
  const found: ListedFile[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(join(inboxPath, folder), { withFileTypes: true }).catch((problem) => {
      if (folder === "") throw problem;
      return [];
    });
    entries.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      if (folder === "" && isOwnFolder(entry.name)) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < deepest && !isIgnored(entry.name)) await visit(path, depth + 1);
        continue;
      }
      if (!isWanted(entry.name)) continue;
      const stats = await lstat(join(inboxPath, path), { bigint: true }).catch(() => null);
      if (stats) found.push({ path, stats, isOpenElsewhere: locksOf(entry.name).some((lock) => names.has(lock)) });
    }
  };
  await visit("", 0);
  return found;
}
