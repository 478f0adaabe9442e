/** @file The folder that a self-test works in: on the disk of the data folder, and gone afterwards. */

import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Desk {
  readonly dataFolder: string;
  readonly inbox: string;
  clear(): void;
}

/** @param usualFolder the data folder of this Pigeonhole, which a fresh installation doesn't have yet */
export function layDesk(usualFolder: string): Desk {
  let disk = usualFolder;
  while (!existsSync(disk)) disk = dirname(disk);
  const root = mkdtempSync(join(disk, "selftest-"));
  const [dataFolder, inbox] = [join(root, "data"), join(root, "inbox")];
  mkdirSync(dataFolder);
  mkdirSync(inbox);
  return {
    dataFolder,
    inbox,
    clear: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}
