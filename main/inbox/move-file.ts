/** @file Moves a file into one of our folders, never over another file. */

import { lstat, mkdir, open, rename as renameFile, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { mayMoveSoon } from "./open-still.ts";

/**
 * Moves `from` to `to`.
 *
 * On every system a rename replaces a file that has the new name. So an empty
 * placeholder takes the name first, which only one process can do, and the
 * rename replaces the placeholder.
 *
 * @param rename the operating system's; it may report an error after it has succeeded
 */
export async function moveFile(
  from: string,
  to: string,
  rename: (from: string, to: string) => Promise<void> = renameFile,
): Promise<"moved" | "taken" | "busy" | "refused"> {
  // EEXIST too: a file is where a folder must be, and nothing has the name itself.
  const hasFolder = await mkdir(dirname(to), { recursive: true }).then(
    () => true,
    () => false,
  );
  if (!hasFolder) return "refused";
  try {
    await (await open(to, "wx")).close();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") return "refused";
    // An empty file is a placeholder that an interrupted move left behind.
    if (!(await isEmptyFile(to))) return "taken";
  }
  try {
    await rename(from, to);
    return "moved";
  } catch (problem) {
    // A network share may have moved the file and lost the answer: then this is the file, and it must stay.
    if (await isStandIn(to, from)) await unlink(to).catch(() => {});
    return mayMoveSoon((problem as NodeJS.ErrnoException).code) ? "busy" : "refused";
  }
}

/** Deletes the empty placeholder of a move. A file with content is left alone. */
export async function removeStandIn(to: string): Promise<void> {
  if (await isEmptyFile(to)) await unlink(to).catch(() => {});
}

const isEmptyFile = (path: string) =>
  lstat(path).then(
    (stats) => stats.isFile() && stats.size === 0,
    () => false,
  );

/** True if `to` is empty and the file is still at `from`. */
const isStandIn = async (to: string, from: string) =>
  (await isEmptyFile(to)) &&
  lstat(from).then(
    () => true,
    () => false,
  );
