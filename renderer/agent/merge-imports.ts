/** @file Keeps the window's list of imports up to date with notices from main, in whatever order they arrive. */

import type { Import } from "../../shared/imports/import.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";

/** The list with each changed import in its place, newest first. Unchanged ones stay the same objects. */
export function mergeImports(list: readonly Import[], changed: readonly Import[]): readonly Import[] {
  const newest = new Map(list.map((import_) => [import_.id, import_]));
  let added = false;
  for (const import_ of changed) {
    const known = newest.get(import_.id);
    // A notice may arrive before the list that was requested earlier.
    if (known !== undefined && known.version >= import_.version) continue;
    added ||= known === undefined;
    newest.set(import_.id, import_);
  }
  const merged = [...newest.values()];
  return added ? merged.sort(byNewest) : merged;
}

const byNewest = (a: Import, b: Import): number => b.seenAt - a.seenAt || Number(b.id) - Number(a.id);

/** Those that need a person, longest waiting first, so that a new one never moves the others; and the rest. */
export function splitImports(list: readonly Import[]): {
  readonly needPerson: readonly Import[];
  readonly others: readonly Import[];
} {
  return {
    needPerson: list.filter(needsPerson).sort((a, b) => a.since - b.since),
    others: list.filter((import_) => !needsPerson(import_)),
  };
}
