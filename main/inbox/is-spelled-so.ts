/** @file Tells whether a path has the very letters that the disk lists, where the disk ignores case. */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isOwnFolder } from "../../shared/imports/own-folders.ts";

/** False also where there is no such file. Our own folders may be in other letters; see `findOwn`. */
export async function isSpelledSo(root: string, path: string): Promise<boolean> {
  let folder = root;
  for (const name of path.split("/")) {
    const isOurs = folder === root && isOwnFolder(name);
    if (!isOurs && !(await readdir(folder).catch((): string[] => [])).includes(name)) return false;
    folder = join(folder, name);
  }
  return true;
}
