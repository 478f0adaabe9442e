/** @file Calls back when a file in an inbox may have changed. The only file that imports chokidar. */

import { watch } from "chokidar";

/**
 * Watches a folder until it is closed.
 *
 * Only a hint to sweep early: network shares lose events and other systems send
 * them twice, so only the sweep decides which files are in the inbox.
 *
 * @param onChange called when a sweep may find something new
 */
export function watchInbox(path: string, onChange: () => void): { close(): Promise<void> } {
  const watcher = watch(path, {
    ignoreInitial: true,
    atomic: false,
    awaitWriteFinish: false,
    followSymlinks: false,
    depth: 8,
  });
  watcher.on("all", onChange);
  // If the watcher fails, the regular sweep still sees every change, a little later.
  watcher.on("error", () => {});
  return watcher;
}
