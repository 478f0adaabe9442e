/** @file Lists the dropped files of an inbox. */

import type { BigIntStats, Dirent } from "node:fs";
import { lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Folder } from "../../shared/imports/own-folders.ts";
import { isIgnored } from "./ignored-names.ts";
import { locksOf } from "./lock-names.ts";
import { isOtherInbox, ownFolderNamed } from "./marker/other-inbox.ts";

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
 * Our own folders among the entries of an inbox: the name on the disk, and ours. On Windows and macOS `done` is the folder
 * that we call `Done`; on other disks it is somebody's own.
 */
export async function findOwn(inboxPath: string, entries: readonly Dirent[]): Promise<ReadonlyMap<string, Folder>> {
  const own = new Map<string, Folder>();
  for (const { name } of entries) {
    const folder = ownFolderNamed(name);
    if (
      folder !== undefined &&
      (folder === name || (await isSamePlace(join(inboxPath, name), join(inboxPath, folder))))
    )
      own.set(name, folder);
  }
  return own;
}

async function isSamePlace(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => null)));
  return a != null && b != null && a.ino === b.ino && a.dev === b.dev;
}

/**
 * The files in the inbox and its subfolders in the order of their names, without our own folders, and without what is in ignored
 * ones or in another inbox. A file that disappears meanwhile is left out. See [Note: an inbox within an inbox].
 *
 * @param isWanted by a file's name and path; without it every file that is not ignored by its name
 * @throws the operating system's error if the inbox itself cannot be listed
 */
export const listFiles = (
  inboxPath: string,
  isWanted: (name: string, path: string) => boolean = (name) => !isIgnored(name),
): Promise<readonly ListedFile[]> => list(inboxPath, isWanted, isOtherInbox);

/**
 * The files in one of our own folders and its subfolders, whatever was filed there.
 *
 * @throws the operating system's error if the folder cannot be listed
 */
export const listFiled = (folderPath: string): Promise<readonly ListedFile[]> =>
  list(
    folderPath,
    (name) => !isIgnored(name),
    async () => false,
  );

async function list(
  inboxPath: string,
  isWanted: (name: string, path: string) => boolean,
  isLeftOut: typeof isOtherInbox,
): Promise<readonly ListedFile[]> {
  const found: ListedFile[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(join(inboxPath, folder), { withFileTypes: true }).catch((problem) => {
      if (folder === "") throw problem;
      return [];
    });
    if (folder !== "" && (await isLeftOut(join(inboxPath, folder), entries))) return;
    const own = folder === "" ? await findOwn(inboxPath, entries) : new Map();
    entries.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      if (own.has(entry.name)) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < deepest && !isIgnored(entry.name)) await visit(path, depth + 1);
        continue;
      }
      if (!isWanted(entry.name, path)) continue;
      const stats = await lstat(join(inboxPath, path), { bigint: true }).catch(() => null);
      if (stats) found.push({ path, stats, isOpenElsewhere: locksOf(entry.name).some((lock) => names.has(lock)) });
    }
  };
  await visit("", 0);
  return found;
}
