/** @file The lock files that office programs put beside a file while they have it open. */

import { access } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * The names of the lock files that mean that this file is open.
 *
 * Excel writes `~$` and the whole name, Word `~$` and the name without its first two letters where it is long, and
 * LibreOffice `.~lock.`, the name and `#`, for whatever it opens: PDFs and pictures too. On Windows the system itself says that a file is open; elsewhere nothing does.
 */
export const locksOf = (name: string): readonly string[] => [`~$${name}`, `~$${name.slice(2)}`, `.~lock.${name}#`];

/** True if a lock file is beside this file now. */
export async function isOpenElsewhere(absolute: string): Promise<boolean> {
  for (const lock of locksOf(basename(absolute)))
    if (
      await access(join(dirname(absolute), lock)).then(
        () => true,
        () => false,
      )
    )
      return true;
  return false;
}
