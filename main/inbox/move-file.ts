/** @file Moves a file into one of our folders and never over another. */

import { lstat, mkdir, open, rename as renameFile, unlink } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Moves `from` to `to`.
 *
 * A rename replaces what stands under the new name, on every system. So the
 * name is first taken with an empty file, which the system gives to one taker
 * alone, and the rename replaces that.
 *
 * @param rename the operating system's, which may fail after all is done
 */
export async function moveFile(
  from: string,
  to: string,
  rename: (from: string, to: string) => Promise<void> = renameFile,
): Promise<"moved" | "taken" | "refused"> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await (await open(to, "wx")).close();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") return "refused";
    // Empty: left by ourselves when a move was cut short between its two halves.
    if (!(await isEmptyFile(to))) return "taken";
  }
  try {
    await rename(from, to);
    return "moved";
  } catch {
    // A share may have done it and lost the answer: then the file itself stands here, and must not go.
    if (await isStandIn(to, from)) await unlink(to).catch(() => {});
    return "refused";
  }
}

/** Takes away the empty file that holds a name for a move; a file with any content is left alone. */
export async function removeStandIn(to: string): Promise<void> {
  if (await isEmptyFile(to)) await unlink(to).catch(() => {});
}

const isEmptyFile = (path: string) =>
  lstat(path).then(
    (stats) => stats.isFile() && stats.size === 0,
    () => false,
  );

/** True where `to` is empty and the file is still at `from`. */
const isStandIn = async (to: string, from: string) =>
  (await isEmptyFile(to)) &&
  lstat(from).then(
    () => true,
    () => false,
  );
