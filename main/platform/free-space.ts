/** @file Reads how much free space a disk has. */

import { statfs } from "node:fs/promises";

/** Free bytes on the disk of `path` that we may use, or null if the system does not say. */
export const freeBytes = (path: string): Promise<number | null> =>
  statfs(path).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
