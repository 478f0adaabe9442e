/** @file Tells a data folder from its copies. */

import { createHash } from "node:crypto";
import { statSync } from "node:fs";

/**
 * A word for this folder on this disk. It stays where the folder is renamed or moved on its disk, and the computer
 * restarted or renamed; a copy has another one, on this computer or elsewhere.
 *
 * A folder's number on its disk and the time when it was made there are all that a copy cannot take along. The number
 * of the disk is left out: it changes between starts. Nor is the computer's name in it, which changes with the network.
 *
 * Windows is the other way round: the disk's number is the serial number that it got when it was formatted, and any
 * program may set the time when a folder was made, as `robocopy /dcopy:t` does.
 *
 * @returns 32 hex digits
 */
export function instanceOf(folder: string, platform: NodeJS.Platform = process.platform): string {
  const { ino, dev, birthtimeMs } = statSync(folder, { bigint: true });
  const mark = platform === "win32" ? `${ino} ${dev}` : `${ino} ${birthtimeMs}`;
  return createHash("sha256").update(mark).digest("hex").slice(0, 32);
}
