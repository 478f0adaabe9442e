/** @file Reads how much free space a disk has. */

import { statfs } from "node:fs/promises";

/** Free bytes on the disk of `path` that we may use, or null if the system does not say. */
export const freeBytes = (path: string): Promise<number | null> =>
  statfs(path).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/** What the journal may need for its next entries. */
const leastRoomBytes = 64 * 1024;

/** True where the disk of `path` has no room for the journal's next entries. False if the system does not say. */
export const isDiskFull = async (path: string): Promise<boolean> =>
  ((await freeBytes(path)) ?? leastRoomBytes) < leastRoomBytes;
