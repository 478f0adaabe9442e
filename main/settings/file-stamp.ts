/** @file Tells cheaply whether a file may have changed since it was last looked at. */

import { statSync } from "node:fs";

/**
 * The size, time and place on disk of a file, as one text; "none" where there is no file.
 *
 * @throws where the file can't be looked at
 */
export function stampOf(path: string): string {
  // Without a file, to make an error would take longer than to look.
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? "none" : `${stats.size}/${stats.mtimeMs}/${stats.ino}`;
}
