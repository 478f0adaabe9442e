/**
 * @file Shares the connections, inboxes and templates of an office among its computers.
 *
 * They stay files of each computer, so that people and programs find them where they were. The log has the office's
 * version of each; a computer whose file is another one than at the last look gives it to the office, and takes the
 * office's otherwise. Where both have changed the office's counts.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { OpenDraft, OpenJournal } from "../../journal/journal.ts";
import { privateFolderMode } from "../../platform/private-files.ts";
import { type ListName, listNames } from "../../settings/put-entry.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { writeWhole } from "../../templates/write-whole.ts";
import { templatesIn } from "../inbox-templates.ts";

interface Parts {
  readonly settings: Pick<SettingsStore, "readLists" | "writeLists">;
  readonly dataFolder: string;
  readonly journal: Pick<OpenJournal, "metadata" | "metadataUnder">;
  /** For what the office shares, and for what this computer notes about it. */
  readonly commit: (decide: (draft: OpenDraft) => void) => Promise<void>;
  readonly keep: (decide: (draft: OpenDraft) => void) => Promise<void>;
}

/** Each shared thing by its name: `connections`, `inboxes`, `templates/payables/bills.json`. */
type Shared = ReadonlyMap<string, string>;

const prefix = "shared setting: ";
const hereKey: MetadataKey = "settings here";
const keyOf = (name: string): MetadataKey => `${prefix}${name}`;
const isList = (name: string): name is ListName => listNames.some((list) => list === name);

export function createSettingsSharer({ settings, dataFolder, journal, commit, keep }: Parts) {
  const officeHas = (): Shared =>
    new Map([...journal.metadataUnder(prefix)].map(([key, text]) => [key.slice(prefix.length), text]));
  /** What this computer had when it last was as the office. */
  const hadHere = (): Shared => new Map(Object.entries(JSON.parse(journal.metadata(hereKey) ?? "{}")));

  /** Null where it cannot be read: then nothing is given, and nothing taken. */
  function hasHere(): Map<string, string> | null {
    const lists = settings.readLists();
    if (lists === null) return null;
    const found = new Map(Object.entries(lists).map(([name, entries]) => [name, JSON.stringify(entries)]));
    for (const [path, text] of templateFiles(dataFolder)) found.set(path, text);
    return found;
  }

  function takeOver(name: string, text: string | null): void {
    if (isList(name)) {
      if (text !== null) settings.writeLists({ [name]: JSON.parse(text) });
      return;
    }
    const path = join(dataFolder, name);
    // A name from the log leads nowhere else.
    if (!/^templates\/[^/\\]+\/[^/\\]+\.json$/.test(name) || name.includes("..")) return;
    if (text === null) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true, mode: privateFolderMode });
    writeWhole(dirname(path), fileNameOf(name), text);
  }

  /** What changed in the log goes into the files, and what changed in the files into the log. */
  async function share(): Promise<void> {
    const here = hasHere();
    if (here === null) return;
    const [office, before] = [officeHas(), hadHere()];
    const names = new Set([...here.keys(), ...office.keys(), ...before.keys()]);
    const given: string[] = [];
    for (const name of names) {
      const [mine, theirs, was] = [here.get(name), office.get(name), before.get(name)];
      if (mine === theirs) continue;
      // A list that is missing from the file is not an empty list.
      const isGiven = mine !== was && theirs === was && !(isList(name) && mine === undefined);
      if (isGiven) given.push(name);
      else {
        takeOver(name, theirs ?? null);
        if (theirs === undefined) here.delete(name);
        else here.set(name, theirs);
      }
    }
    if (given.length > 0)
      await commit((draft) => {
        for (const name of given)
          if ((draft.metadata(keyOf(name)) ?? undefined) === before.get(name))
            draft.setMetadata(keyOf(name), here.get(name) ?? null, null);
      });
    const now = JSON.stringify(Object.fromEntries([...here].toSorted()));
    if (now !== journal.metadata(hereKey)) await keep((draft) => draft.setMetadata(hereKey, now, null));
  }

  return {
    share,
    /** All that this computer has becomes the office's: for the first one. */
    giveAll(draft: OpenDraft): void {
      for (const [name, text] of hasHere() ?? []) draft.setMetadata(keyOf(name), text, null);
    },
    /** Takes all that the office has: for one that joins. */
    async takeAll(): Promise<void> {
      for (const [name, text] of officeHas()) takeOver(name, text);
      const now = JSON.stringify(Object.fromEntries([...officeHas()].toSorted()));
      await keep((draft) => draft.setMetadata(hereKey, now, null));
    },
  };
}

/** A larger file is no template. */
const largestBytes = 1024 * 1024;

function templateFiles(dataFolder: string): readonly (readonly [string, string])[] {
  const folder = templatesIn(dataFolder);
  const names = (path: string) => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  return names(folder).flatMap((inbox) =>
    names(join(folder, inbox)).flatMap((name) => {
      const path = join(folder, inbox, name);
      if (!/^[^.].*\.json$/i.test(name) || statSync(path).size > largestBytes) return [];
      return [[`templates/${inbox}/${name}`, readFileSync(path, "utf8")] as const];
    }),
  );
}
