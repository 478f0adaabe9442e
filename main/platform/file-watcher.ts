/** @file Rings when any process has written to one of the files in the data folder that say what people have decided. */

import { type FSWatcher, utimesSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Watches some files of a folder on this computer's own disk: files that may be replaced, or not be there yet. A
 * doorbell, nothing more: what has changed is asked of the files.
 *
 * The first of them is touched, so that it reports a change at once where it works at all: see [Note: a watcher that is trusted].
 *
 * @returns ends it
 */
export function watchFiles(folder: string, names: readonly string[], ring: () => void): () => void {
  let watcher: FSWatcher;
  try {
    // Not every system says which file it was.
    watcher = watch(folder, { persistent: false }, (_, name) => (name === null || names.includes(name)) && ring());
  } catch {
    // More is watched than this system allows.
    return () => {};
  }
  watcher.on("error", () => watcher.close());
  try {
    const [first = ""] = names;
    utimesSync(join(folder, first), new Date(), new Date());
  } catch {
    // Not there yet, or not ours to touch: then the first that somebody writes down is heard.
  }
  return () => watcher.close();
}
