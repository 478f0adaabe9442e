/** @file How much room a disk has. */

import { statfs } from "node:fs/promises";

/** Bytes that we may still write where `path` lies, or null where it cannot be read. */
export const freeBytes = (path: string): Promise<number | null> =>
  statfs(path).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
