/** @file Finds a name that no file has, for a file that is about to be moved. */

import { lstat } from "node:fs/promises";
import { isOwnFolder } from "../../shared/imports/own-folders.ts";
import { numberFileName } from "../../shared/values/file-names/number-file-name.ts";
import { notePath } from "./notes.ts";

/**
 * The first free name from `target` on: the same, or with a number. A name that a note has is not free either.
 *
 * A folder on the way gets a number too, where a file has its name: `Done/10023` may be a file that was called so.
 *
 * @param target relative to the inbox, `/` between its parts
 * @param locate the path as the operating system wants it
 */
export async function findFreeName(target: string, locate: (path: string) => string): Promise<string> {
  const at = target.lastIndexOf("/") + 1;
  const wanted = `${await findWay(target.slice(0, at), locate)}${target.slice(at)}`;
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? wanted : numberFileName(wanted, n);
    const absolute = locate(candidate);
    if ((await kindOf(absolute)) === "none" && (await kindOf(notePath(absolute))) === "none") return candidate;
  }
}

/** The folders of a path, each with its `/`. Our own folder at the top keeps its name, whatever is in its place. */
async function findWay(folders: string, locate: (path: string) => string): Promise<string> {
  let way = "";
  for (const name of folders.split("/").slice(0, -1)) {
    let free = `${way}${name}`;
    if (way !== "" || !isOwnFolder(name))
      for (let n = 2; (await kindOf(locate(free))) === "file"; n += 1) free = numberFileName(`${way}${name}`, n);
    way = `${free}/`;
  }
  return way;
}

const kindOf = (absolute: string): Promise<"none" | "folder" | "file"> =>
  lstat(absolute).then(
    (stats) => (stats.isDirectory() ? "folder" : "file"),
    () => "none",
  );
