/**
 * @file Tells whether a folder below an inbox, or one that is added to it, is an inbox itself.
 *
 * [Note: an inbox within an inbox]
 *
 * A colleague's whole inbox that is dragged into one's own brings its `Done` and `Failed` with it: what was sent already,
 * and what a person cancelled. The journal here knows nothing of either. So nothing in such a folder is taken in, and it is
 * named with what to do. It is known by its marker, or by our folders in it, for the marker is hidden and not everyone
 * copies hidden files.
 */

import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Folder, ownFolders } from "../../../shared/imports/own-folders.ts";
import { isNoteName, readOurNote } from "../notes.ts";

export const markerName = ".pigeonhole";

const byLowerCase = new Map(ownFolders.map((folder) => [folder.toLowerCase(), folder]));

/** The folder of ours that this name is, in whatever case: disks and archives change that. */
export const ownFolderNamed = (name: string): Folder | undefined => byLowerCase.get(name.toLowerCase());

/** @param entries what is in the folder at `path` */
export async function isOtherInbox(path: string, entries: readonly Dirent[]): Promise<boolean> {
  const own: { readonly name: string; readonly folder: Folder }[] = [];
  for (const entry of entries) {
    if (entry.name === markerName && entry.isFile()) return true;
    const folder = ownFolderNamed(entry.name);
    if (folder !== undefined && entry.isDirectory()) own.push({ name: entry.name, folder });
  }
  // Nobody else calls a folder "Needs you". Other people have a folder "Done", and few have another of ours beside it.
  if (own.length > 1 || own.some(({ folder }) => folder === "Needs you")) return true;
  const [one] = own;
  return one !== undefined && (await isFiledByUs(join(path, one.name), one.folder));
}

/** `Done` has folders named after days, and the others have our notes. */
async function isFiledByUs(path: string, folder: Folder): Promise<boolean> {
  const inside = await readdir(path, { withFileTypes: true }).catch(() => []);
  if (folder === "Done") return inside.some((entry) => entry.isDirectory() && /^\d{4}-\d{2}-\d{2}$/.test(entry.name));
  for (const { name } of inside.filter((entry) => entry.isFile() && isNoteName(entry.name)).slice(0, mostNotes))
    if ((await readOurNote(join(path, name))) !== null) return true;
  return false;
}

/** One is enough; the others may be a person's own. */
const mostNotes = 20;
