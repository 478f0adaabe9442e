/** @file Calls back when any process writes to the journal or the settings, where people's decisions are. */

import { type FSWatcher, utimesSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Watches some files of a folder on a local disk. The files may be replaced, or not exist yet. The callback says only
 * that something changed; the caller reads the files to find out what.
 *
 * Touches the first file, so that a working watcher reports a change at once: see [Note: a watcher that is trusted].
 *
 * @returns a function that stops watching
 */
export function watchFiles(folder: string, names: readonly string[], onChange: () => void): () => void {
  let watcher: FSWatcher;
  try {
    // Not every system says which file changed.
    watcher = watch(folder, { persistent: false }, (_, name) => (name === null || names.includes(name)) && onChange());
  } catch {
    // The system's limit of watchers is reached.
    return () => {};
  }
  watcher.on("error", () => watcher.close());
  try {
    const [first = ""] = names;
    utimesSync(join(folder, first), new Date(), new Date());
  } catch {
    // It does not exist yet, or may not be touched: then the first real change shows that the watcher works.
  }
  return () => watcher.close();
}
