/** @file Rings when any process has written something down in the journal. */

import { type FSWatcher, watch } from "node:fs";

/**
 * Watches the log beside the journal, which SQLite writes each change to before anything else; it is there for as long
 * as somebody has the journal open. A doorbell, nothing more: what has changed is asked of the journal.
 *
 * @returns ends it
 */
export function watchChanges(journal: string, ring: () => void): () => void {
  let watcher: FSWatcher;
  try {
    watcher = watch(`${journal}-wal`, { persistent: false }, ring);
  } catch {
    // More files are watched than this system allows: whoever wants to know looks by itself, a little later.
    return () => {};
  }
  watcher.on("error", () => watcher.close());
  return () => watcher.close();
}
