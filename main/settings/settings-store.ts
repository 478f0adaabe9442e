/** @file The settings' door: config.json, read through the shared schema. */

import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { isGroup, isInPolicy, type Policy } from "../../shared/settings/policy.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { OfficeSettings } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { LanguageSettings } from "../../shared/wording/language.ts";
import { sayLocked } from "../../shared/wording/say-policy.ts";
import { words } from "../../shared/words/spoken.ts";
import { stampOf } from "./file-stamp.ts";
import { createFoldersOnDisk } from "./folders-on-disk.ts";
import { policyView, refusal, refusalOfEntry } from "./policy/guard-policy.ts";
import { type FoundPolicy, noPolicy, type PolicySource, type PolicyView } from "./policy/policy-source.ts";
import { freeId, type ListName, listNames, putEntry, removeEntry } from "./put-entry.ts";
import { readUnder, under, unreadable, unusable, withoutOurOwn, withoutShared } from "./usable-settings.ts";

/** What electron-store and conf have in common, as far as we use it. */
export interface ConfigFile {
  readonly path: string;
  /** @throws SyntaxError where the file is not JSON */
  store: Record<string, unknown>;
}

/** Reads and changes config.json, which people may edit at any time. */
export interface SettingsStore {
  readonly path: string;
  /**
   * As the file is now: an administrator may have changed it since. The same object while nothing has changed, the
   * folders as of the last look included.
   */
  read(): ReadSettings;
  /**
   * As the file was when it was first asked for in this turn of the event loop, for those who ask again and again while
   * one file is imported. What this store writes counts at once.
   */
  recent(): ReadSettings;
  /** What this computer's IT has set. No method of this store changes what is locked. */
  policy(): PolicyView;
  /**
   * Looks whether two inboxes are one folder through a link or a mount: neither is used then. To be called before each
   * sweep, because a link may be made at any time. Never rejects.
   */
  lookAtFolders(): Promise<void>;
  /** The path of another inbox that leads to the same files as `path`, or null. */
  findShared(path: string, inbox: string | null): Promise<string | null>;
  /**
   * Changes one entry, or adds it where `id` is null. Whatever else the file holds is kept, mistakes included.
   *
   * @param name what an id is made of for a new one
   * @param wasTaken true for an id that is not to be given again; see [Note: an id is for ever]
   * @returns the entry's id, or why it would not be understood, in a sentence
   */
  put(
    list: ListName,
    id: string | null,
    name: string,
    changes: Readonly<Record<string, unknown>>,
    wasTaken?: (id: string) => boolean,
  ): Result<string, string>;
  remove(list: ListName, id: string): Result<null, string>;
  /** @throws where the file cannot be read or written */
  setOpenAtLogin(open: boolean): void;
  /** The database of an office, or null for a computer that works alone. */
  setOffice(office: OfficeSettings | null): Result<null, string>;
  /** The raw entries of the lists that an office shares; a list that the file lacks is left out. Null where it cannot be read. */
  readLists(): Partial<Record<ListName, readonly unknown[]>> | null;
  /** Replaces whole lists, with those of the office. */
  writeLists(lists: Partial<Record<ListName, readonly unknown[]>>): Result<null, string>;
  /** Changes keys beside the lists, and keys inside groups; whatever else the file holds is kept. */
  setKeys(changes: Readonly<Record<string, unknown>>): Result<null, string>;
  /** What is spoken from now on. Whatever else the file holds is kept. */
  setLanguage(set: LanguageSettings): Result<null, string>;
}

/**
 * @param open opens config.json; called whenever the file has changed, because opening is what may fail
 * @param source the policy of this computer
 * @param speakAs told of the settings each time the file was read; true where the language has changed by that
 */
export function createSettingsStore(
  path: string,
  open: () => ConfigFile,
  speakAs: (settings: ReadSettings["settings"]) => boolean = () => false,
  source: PolicySource = noPolicy,
): SettingsStore {
  /** `all` counts in the inboxes that are one folder. */
  let last: {
    readonly stamp: string;
    readonly policy: FoundPolicy;
    readonly all: ReadSettings;
    readonly read: ReadSettings;
  } | null = null;
  /** False from the end of the turn of the event loop in which it was read. */
  let isRecent = false;
  const folders = createFoldersOnDisk();
  /** @throws where it holds no settings. An empty list, for one, would pass for settings of which none are made. */
  const openSettings = (): ConfigFile => {
    const file = open();
    const text = Object.keys(file.store).length === 0 ? textAt(path) : null;
    if (text !== null && !/^\s*\{/.test(text)) throw new Error(words.settings.notSettings);
    return file;
  };
  const readFile = (isThere: boolean, policy: FoundPolicy): ReadSettings => {
    // What it locks is not known, so nothing is sent.
    if (policy !== null && "problems" in policy) return unusable(policy.problems);
    try {
      return withoutOurOwn(readUnder(policy, isThere ? openSettings().store : {}), dirname(path));
    } catch (problem) {
      return unreadable(path, textAt(path), problem);
    }
  };
  /** A file that cannot be read is not overwritten: a person has to mend it first. */
  const write = <T>(
    change: (raw: Record<string, unknown>) => Result<readonly [Readonly<Record<string, unknown>>, T], string>,
  ): Result<T, string> => {
    try {
      const file = openSettings();
      const changed = change(file.store);
      if (!changed.ok) return changed;
      file.store = { ...changed.value[0] };
      return ok(changed.value[1]);
    } catch (problem) {
      return fail(words.settings.cannotBeWritten(path, (problem as Error).message));
    } finally {
      isRecent = false;
    }
  };
  function readAll() {
    const file = stampOf(path);
    const stamp = `${file}/${folders.version()}/${source.stamp()}`;
    if (last?.stamp === stamp) return last;
    const policy = source.read();
    let all = readFile(file !== "none", policy);
    // What is wrong in the file is said in the language that the file itself asks for.
    if (speakAs(all.settings)) all = readFile(file !== "none", policy);
    last = { stamp, policy, all, read: withoutShared(all, folders.findShared) };
    return last;
  }
  const usablePolicy = (): Policy | null => {
    const { policy } = readAll();
    return policy === null || "problems" in policy ? null : policy;
  };
  const allInboxes = () => readAll().all.settings.inboxes;
  return {
    path,
    read: () => readAll().read,
    recent() {
      if (isRecent && last !== null) return last.read;
      const { read } = readAll();
      if (!isRecent)
        setImmediate(() => {
          isRecent = false;
        });
      isRecent = true;
      return read;
    },
    async lookAtFolders() {
      await folders.look(allInboxes().map(({ path }) => path));
      isRecent = false;
    },
    async findShared(path, inbox) {
      const others = allInboxes().flatMap((other) => (other.id === inbox ? [] : [other.path]));
      const ours = createFoldersOnDisk();
      await ours.look([path, ...others]);
      return ours.findShared(path, others);
    },
    policy: () => policyView(usablePolicy()),
    setOpenAtLogin(openAtLogin) {
      const locked = refusal(usablePolicy(), { openAtLogin });
      if (locked !== null) throw new Error(locked);
      const file = openSettings();
      file.store = { ...file.store, openAtLogin };
      isRecent = false;
    },
    setOffice: (office) => {
      const locked = refusal(usablePolicy(), { office });
      if (locked !== null) return fail(locked);
      return write(({ office: _, ...raw }) => ok([office === null ? raw : { ...raw, office }, null]));
    },
    readLists() {
      try {
        const raw = existsSync(path) ? openSettings().store : {};
        return Object.fromEntries(
          listNames.filter((name) => Array.isArray(raw[name])).map((name) => [name, raw[name]]),
        );
      } catch {
        return null;
      }
    },
    writeLists: (lists) => write((raw) => ok([{ ...raw, ...lists }, null])),
    setKeys: (changes) => {
      const locked = refusal(usablePolicy(), changes);
      return locked === null ? write((raw) => ok([{ ...raw, ...withGroupsOf(raw, changes) }, null])) : fail(locked);
    },
    setLanguage: ({ language, formats }) => {
      const locked = refusal(usablePolicy(), { language, formats });
      return locked === null ? write((raw) => ok([{ ...raw, language, formats }, null])) : fail(locked);
    },
    put: (list, id, name, changes, wasTaken = () => false) =>
      write((raw) => {
        const policy = usablePolicy();
        const known = id ?? freeId(under(policy, raw), list, name, wasTaken);
        const locked = refusalOfEntry(policy, raw, list, known, changes);
        if (locked !== null) return fail(locked);
        const put = putEntry(raw, list, known, changes, (next) => under(policy, next));
        return put.ok ? ok([put.value, known]) : put;
      }),
    remove: (list, id) =>
      write((raw) => {
        const policy = usablePolicy();
        if (policy !== null && isInPolicy(policy, list, id)) return fail(sayLocked(policy, `${list}.${id}`));
        const left = removeEntry(raw, list, id);
        return left.ok ? ok([left.value, null]) : left;
      }),
  };
}

/** The changes, each group of them with what else the file holds of it. */
const withGroupsOf = (raw: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const before = raw[key];
      return [key, isGroup(value) && isGroup(before) ? { ...before, ...value } : value];
    }),
  );

/** Null where it can't be read. */
function textAt(path: string): string | null {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return null;
  }
}
