/** @file Opens a file to read it, in a way that fails while another program writes to it, and tells why one can't be opened. */

import { type BigIntStats, constants } from "node:fs";
import { type FileHandle, open as openFile } from "node:fs/promises";

/** libuv's UV_FS_O_EXLOCK: on Windows no other program may have the file open. node:fs has no name for it. */
const alone = 0x1000_0000;

/**
 * Windows refuses to open a file for writing while another program writes and does not share it. A read-only file, or
 * one that only others may change, is never opened for writing: whether anybody has it open is asked for a moment.
 *
 * @throws the operating system's error: EBUSY where another program has it
 */
export async function openStill(
  path: string,
  platform: NodeJS.Platform = process.platform,
  open: (path: string, flags: string | number) => Promise<FileHandle> = openFile,
): Promise<FileHandle> {
  if (platform !== "win32") return open(path, "r");
  try {
    return await open(path, "r+");
  } catch (problem) {
    if (!["EPERM", "EACCES"].includes((problem as NodeJS.ErrnoException).code ?? "")) throw problem;
    await (await open(path, constants.O_RDONLY | alone)).close();
    return open(path, "r");
  }
}

/** True for what another program causes by having a file open. Windows has codes of its own for a file that may not be opened. */
export const isHeldElsewhere = (code: string | undefined, platform: NodeJS.Platform = process.platform): boolean =>
  code === "EBUSY" || (platform !== "win32" && (code === "EPERM" || code === "EACCES"));

/** True for a rename that may succeed a moment later: Windows says any of these while another program has the file open. */
export const mayMoveSoon = (code: string | undefined, platform: NodeJS.Platform = process.platform): boolean =>
  code === "EBUSY" || (platform === "win32" && (code === "EPERM" || code === "EACCES"));

/** Windows keeps the content of small files beside their names, in no block of their own. */
const smallestOnDisk = 4_096n;

/**
 * True for a file that has a size and takes no room on this computer. OneDrive, iCloud and the like leave such files behind
 * (on Windows an allocation of 0 bytes, on macOS the flag SF_DATALESS); reading one downloads it first. A file with nothing
 * but holes looks the same, so this alone refuses nothing.
 */
export const isOnlyInCloud = ({ size, blocks }: Pick<BigIntStats, "size" | "blocks">): boolean =>
  blocks === 0n && size > smallestOnDisk;
