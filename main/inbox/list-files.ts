/** @file Lists what lies in an inbox. */

import type { BigIntStats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isIgnored } from "./ignored-names.ts";

/** The folders that we file into; what lies there is no drop. */
export const ownFolders: readonly string[] = ["Done", "Failed", "Needs you", "Duplicates"];

/** Deeper than this nobody drops; a folder that contains itself by a link is not followed at all. */
export const deepest = 8;

export interface Lying {
  /** Relative to the inbox, `/` between its parts. */
  readonly path: string;
  readonly stats: BigIntStats;
}

/**
 * The files in the inbox and its subfolders, without our own folders and what is in ignored ones, in the order of
 * their names.
 *
 * @param isWanted by a file's name; without it every file that is not ignored
 * @throws what the operating system says where the inbox itself cannot be listed; a file that goes while we look is left out
 */
export async function listFiles(
  inboxPath: string,
  isWanted = (name: string): boolean => !isIgnored(name),
): Promise<readonly Lying[]> {
  const found: Lying[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(join(inboxPath, folder), { withFileTypes: true }).catch((problem) => {
      if (folder === "") throw problem;
      return [];
    });
    entries.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    for (const entry of entries) {
      if (folder === "" && ownFolders.includes(entry.name)) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < deepest && !isIgnored(entry.name)) await visit(path, depth + 1);
        continue;
      }
      if (!isWanted(entry.name)) continue;
      const stats = await lstat(join(inboxPath, path), { bigint: true }).catch(() => null);
      if (stats) found.push({ path, stats });
    }
  };
  await visit("", 0);
  return found;
}
