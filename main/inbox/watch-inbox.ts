/** @file Rings when something may have changed in an inbox. The only file that knows chokidar. */

import { watch } from "chokidar";

/**
 * Watches a folder until it is closed.
 *
 * A doorbell, nothing more: events are lost on network shares and come twice
 * elsewhere, so what lies in the inbox is told by the sweep alone.
 *
 * @param ring says that it is worth looking now
 */
export function watchInbox(path: string, ring: () => void): { close(): Promise<void> } {
  const watcher = watch(path, {
    ignoreInitial: true,
    atomic: false,
    awaitWriteFinish: false,
    followSymlinks: false,
    depth: 8,
  });
  watcher.on("all", ring);
  // A watcher that fails leaves the sweep, which sees the same a little later.
  watcher.on("error", () => {});
  return watcher;
}
