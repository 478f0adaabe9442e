/** @file Puts one entry into a list of the settings, or takes it out: what would not be understood is not written. */

import { readSettings } from "../../shared/settings/read-settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";

/** The keys of config.json that hold a list of entries. */
export const listNames = ["connections", "inboxes"] as const;
export type ListName = (typeof listNames)[number];
type Raw = Readonly<Record<string, unknown>>;

/**
 * The settings with this entry in the place of the one with its id, or behind the others.
 *
 * Keys that the entry had and `changes` does not name are kept: a form shows less than the file may hold.
 *
 * @param under what counts under the policy of this computer
 * @returns a sentence where the entry would not be understood
 */
export function putEntry(
  raw: Raw,
  list: ListName,
  id: string,
  changes: Raw,
  under: (raw: Raw) => Raw = (same) => same,
): Result<Raw, string> {
  const entries = listOf(raw, list);
  const isNew = !entries.some((entry) => entry["id"] === id);
  const put = (entry: Raw) => ({ ...entry, ...changes, id });
  const next = {
    ...raw,
    [list]: isNew ? [...entries, put({})] : entries.map((entry) => (entry["id"] === id ? put(entry) : entry)),
  };
  const read = readSettings(under(next));
  if (read.settings[list].some((entry) => entry.id === id)) return ok(next);
  const before = readSettings(under(raw)).problems;
  return fail(read.problems.find((problem) => !before.includes(problem)) ?? words.settings.entryUnusable(id));
}

/** The settings without it. A connection that an inbox needs stays. */
export function removeEntry(raw: Raw, list: ListName, id: string): Result<Raw, string> {
  const users = list === "connections" ? listOf(raw, "inboxes").filter((inbox) => inbox["connection"] === id) : [];
  if (users.length > 0) return fail(words.settings.inUse(users.map((inbox) => String(inbox["path"]))));
  return ok({ ...raw, [list]: listOf(raw, list).filter((entry) => entry["id"] !== id) });
}

/**
 * An id that is not taken: "Head office" becomes "head-office", then "head-office-2".
 *
 * @param wasTaken true for one that an entry had which is no more
 */
export function freeId(raw: Raw, list: ListName, name: string, wasTaken: (id: string) => boolean): string {
  const taken = new Set(listOf(raw, list).map((entry) => entry["id"]));
  const stem =
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40) || list.replace(/e?s$/, "");
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!taken.has(id) && !wasTaken(id)) return id;
  }
}

const listOf = (raw: Raw, list: ListName): readonly Raw[] => {
  const entries = raw[list];
  return Array.isArray(entries)
    ? entries.filter((entry): entry is Raw => typeof entry === "object" && entry !== null)
    : [];
};
