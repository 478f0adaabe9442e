/** @file The inbox's side of the pipeline over files in memory; test/contracts/folder.test.ts holds it to the real one. */

import { ignoringPattern, isIgnored } from "../../main/inbox/ignored-names.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import { nameOfCopy } from "../../shared/imports/copy/correction-copy.ts";
import type { Content } from "../../shared/imports/drop.ts";
import { ownFolders } from "../../shared/imports/own-folders.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { longestNameBytes, numberFileName } from "../../shared/values/file-names/number-file-name.ts";
import { fail, ok } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import { locate, type MemoryDisk, sha256Of } from "./memory-disk.ts";

const heading = "Pigeonhole: why this file is here";
const noteBeside = (path: string) => `${path}.why.txt`;

interface Sorted {
  readonly dropped: readonly string[];
  readonly filed: readonly string[];
}

const sorted = new WeakMap<readonly string[], Sorted>();

/** Without what is ignored by its name; once for each list of paths. */
function sort(paths: readonly string[]): Sorted {
  const known = sorted.get(paths);
  if (known) return known;
  const heeded = paths.filter((path) => !path.split("/").some(isIgnored));
  const isFiled = (path: string) => ownFolders.some((name) => path.startsWith(`${name}/`));
  const now = { dropped: heeded.filter((path) => !isFiled(path)), filed: heeded.filter(isFiled) };
  sorted.set(paths, now);
  return now;
}

const heeded = ({ ignoredNames }: InboxSettings, dropped: readonly string[]): readonly string[] =>
  dropped.filter((path) => ignoringPattern(ignoredNames, path) === null);

const nothing = new Uint8Array();
const times = new WeakMap<Uint8Array, number>();
let newest = Number.MAX_SAFE_INTEGER;

/** This disk keeps no times: a file may have changed at any time, and other bytes have another one. */
function changedAt(bytes: Uint8Array): number {
  const known = times.get(bytes) ?? newest--;
  times.set(bytes, known);
  return known;
}

/** One life of the agent's eyes: what it has looked at before goes with it. */
export function createMemoryFolder(disk: MemoryDisk): Inboxes {
  const firstLooks = new Map<string, { readonly bytes: Uint8Array; readonly atMs: number }>();

  function inspectedFrom(inbox: string, path: string, bytes: Uint8Array) {
    const content = contentOf(bytes);
    const drop = { inbox, path, sizeBytes: bytes.length, sha256: sha256Of(bytes), content };
    return { drop, missingEnd: missingEndOf(content, bytes) };
  }

  function look(inbox: string, path: string, settleMs: number, nowMs: number) {
    const bytes = disk.read(path, inbox);
    if (!bytes) return null;
    const key = locate(inbox, path);
    const before = firstLooks.get(key);
    // What is written once more is other bytes, though it says the same: on a real disk it has another time.
    const first = before?.bytes === bytes && before.atMs <= nowMs ? before : { bytes, atMs: nowMs };
    firstLooks.set(key, first);
    const unsettled = (why: "new" | "still-changing" | "in-use") => ({ inbox, file: path, since: first.atMs, why });
    if (nowMs - first.atMs < settleMs) return unsettled(before && before !== first ? "still-changing" : "new");
    return disk.isHeld(path) ? unsettled("in-use") : inspectedFrom(inbox, path, bytes);
  }

  /** Nothing is there at all, as in the mount point of a share that is away. */
  const isBare = (inbox: string) =>
    disk.paths(inbox).length === 0 && !ownFolders.some((name) => disk.exists(name, inbox));
  const isFolderLost = (inbox: string, path: string) =>
    ownFolders.some((name) => path.startsWith(`${name}/`)) && isBare(inbox);

  const folder: Inboxes = {
    locate,
    async sweep(inbox, nowMs) {
      const unreachable = disk.lost(inbox.id);
      if (unreachable !== null) return { settled: [], unsettled: [], unreachable };
      const { dropped } = sort(disk.paths(inbox.id));
      const looks = heeded(inbox, dropped)
        .map((path) => look(inbox.id, path, inbox.settleMs, nowMs))
        .filter((seen) => seen !== null);
      return {
        settled: looks.filter((seen) => "drop" in seen),
        unsettled: looks.filter((seen) => "why" in seen),
        unreachable: null,
      };
    },
    async count(inbox) {
      const { id } = inbox;
      if (disk.lost(id) !== null) throw new Error("the inbox is away");
      const { dropped, filed } = sort(disk.paths(id));
      const count = (path: string) => {
        const bytes = disk.read(path, id) ?? nothing;
        return { path, sizeBytes: bytes.length, changedAt: changedAt(bytes) };
      };
      return { dropped: heeded(inbox, dropped).map(count), filed: filed.map(count), obstacles: [] };
    },
    watch: () => ({ close: async () => {} }),
    async inspect(inbox, path) {
      const bytes = disk.read(path, inbox);
      if (disk.lost(inbox) !== null) return fail({ kind: "file-unreadable", detail: "the inbox is away" });
      if (!bytes && isFolderLost(inbox, path)) return fail({ kind: "file-unreadable", detail: "the folder is away" });
      if (!bytes) return fail({ kind: "file-changed" });
      return disk.isHeld(path)
        ? fail({ kind: "file-unreadable", detail: { say: "file-open-elsewhere" } })
        : ok(inspectedFrom(inbox, path, bytes));
    },
    // This disk keeps no times.
    mayHaveChanged: async () => true,
    exists: async (inbox, path) => disk.lost(inbox) === null && disk.exists(path, inbox),
    isSpelledSo: async (inbox, path) => disk.exists(path, inbox),
    seemsAway: async (inbox) => disk.lost(inbox) !== null || isBare(inbox),
    async listDropped(inbox) {
      if (disk.lost(inbox) !== null) return [];
      const { dropped } = sort(disk.paths(inbox));
      return dropped.map((path) => ({ path, sizeBytes: disk.read(path, inbox)?.length ?? 0 }));
    },
    async freeName(inbox, into, dropped, atMs) {
      const day = new Date(atMs - new Date(atMs).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
      const target = `${into === null ? "" : `${into}/`}${into === "Done" ? `${day}/` : ""}${dropped}`;
      for (let n = 1; ; n += 1) {
        const candidate = n === 1 ? target : numberFileName(target, n);
        if (!disk.read(candidate, inbox) && !disk.read(noteBeside(candidate), inbox)) return candidate;
      }
    },
    async move(inbox, from, to, sha256) {
      if (disk.lost(inbox) !== null) return "refused";
      const bytes = disk.read(from, inbox);
      const there = disk.read(to, inbox);
      if (there && sha256Of(there) === sha256) return "moved";
      if (!bytes) return isFolderLost(inbox, from) ? "refused" : "gone";
      if (disk.isHeld(from)) return "busy";
      if (disk.isMoveRefused()) return "refused";
      if (sha256Of(bytes) !== sha256) return "changed";
      if (there) return "taken";
      if (to.split("/").some((name) => Buffer.byteLength(name) > longestNameBytes)) return "refused";
      disk.move(from, to, inbox);
      return "moved";
    },
    async writeNote(inbox, beside, text) {
      const there = disk.read(noteBeside(beside), inbox);
      if (!there || isOurs(there)) disk.drop(noteBeside(beside), text, inbox);
    },
    hasNote: async (inbox, beside) => disk.exists(noteBeside(beside), inbox),
    async writeCopy(inbox, beside, bytes) {
      const at = beside.lastIndexOf("/") + 1;
      const path = beside.slice(0, at) + nameOfCopy(beside.slice(at));
      const sha256 = sha256Of(bytes);
      const there = disk.read(path, inbox);
      if (there && sha256Of(there) !== sha256) return null;
      if (!there) disk.drop(path, bytes, inbox);
      return { path, sha256 };
    },
    async layBeside(inbox, beside, { name, bytes }, isKnown) {
      const folder = beside.slice(0, beside.lastIndexOf("/") + 1);
      const sha256 = sha256Of(bytes);
      if (disk.lost(inbox) !== null) return null;
      for (let n = 1; ; n += 1) {
        const path = `${folder}${n === 1 ? name : numberFileName(name, n)}`;
        const there = disk.read(path, inbox);
        if (isKnown(path) || (there && sha256Of(there) !== sha256)) continue;
        if (!there) disk.drop(path, bytes, inbox);
        return { path, sha256 };
      }
    },
    async removeCopy(inbox, { path, sha256 }) {
      const there = disk.read(path, inbox);
      if (there && sha256Of(there) === sha256) disk.take(path, inbox);
    },
    async removeNote(inbox, beside) {
      const there = disk.read(noteBeside(beside), inbox);
      if (there && isOurs(there)) disk.take(noteBeside(beside), inbox);
    },
  };
  return folder;
}

const isOurs = (note: Uint8Array) => Buffer.from(note).toString().startsWith(heading);

function contentOf(bytes: Uint8Array): Content {
  const text = Buffer.from(bytes).toString("latin1");
  if (text === "") return { is: "empty" };
  if (text.startsWith("%PDF")) return { is: "pdf" };
  if (text.startsWith("\x89PNG")) return { is: "png" };
  if (text.startsWith("\xff\xd8\xff")) return { is: "jpeg" };
  return text.startsWith("PK") ? { is: "xlsx" } : { is: "text" };
}

function missingEndOf({ is }: Content, bytes: Uint8Array): Message | null {
  if (is === "empty") return { say: "any-content" };
  return is === "pdf" && !Buffer.from(bytes).includes("%%EOF") ? { say: "end-of-pdf" } : null;
}
