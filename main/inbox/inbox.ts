/** @file The inbox's door: sweeps the watched folders and files their files away. */

import { existsSync } from "node:fs";
import { access, lstat, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { coarsestTimeMs, type InboxCount } from "../../shared/agent/exceptions.ts";
import { nameOfCopy } from "../../shared/imports/copy/correction-copy.ts";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import { ownFolderOf } from "../../shared/imports/own-folders.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import type { FolderPort } from "../imports/ports/folder-port.ts";
import { removeCopy, writeBeside } from "./copies.ts";
import { countInbox } from "./count-inbox.ts";
import { findFreeName } from "./free-name.ts";
import { ignoringPattern, isIgnored } from "./ignored-names.ts";
import { isSpelledSo } from "./is-spelled-so.ts";
import { listFiles } from "./list-files.ts";
import { isOpenElsewhere } from "./lock-names.ts";
import { moveFile, removeStandIn } from "./move-file.ts";
import { notePath, removeNote, writeNote } from "./notes.ts";
import { createSettling, examine, markOf, type SettledFile } from "./settle.ts";
import { unknownDrive } from "./unknown-drive.ts";
import { watchInbox } from "./watch-inbox.ts";

/** At a file that changes each time. */
const mostLooks = 3;
/** While one file is read, another is hashed; more would only wait for the same disk. */
const mostAtOnce = 6;
const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** A file that was filed longer ago is looked at no more. */
const countedForMs = 7 * 24 * 60 * 60_000;

export { addFiles } from "./add-files.ts";
export { ignoringPattern, isIgnored } from "./ignored-names.ts";
export { filesInFolder } from "./list-contents.ts";
export { createLookAtFile } from "./look-at-file.ts";

/** Examines one file now, inside or outside an inbox. Fails with `file-changed` if it is missing. */
export async function examineFile(
  inbox: string,
  path: string,
  absolute: string,
): Promise<Result<SettledFile, NotSent>> {
  return asResult(await examine(inbox, path, absolute));
}

const openElsewhere = { say: "file-open-elsewhere" } as const;

/** True where another program has the file open, and the system says so. */
const isOpen = (looked: Result<SettledFile, NotSent>): boolean =>
  !looked.ok && looked.error.kind === "file-unreadable" && looked.error.detail === openElsewhere;

function asResult(looked: Awaited<ReturnType<typeof examine>>): Result<SettledFile, NotSent> {
  if ("settled" in looked) return ok(looked.settled);
  const { code, message } = looked.problem;
  if (code === "ENOENT" || code === "ENOTDIR") return fail({ kind: "file-changed" });
  return fail({ kind: "file-unreadable", detail: code === "EBUSY" ? openElsewhere : message });
}

interface Sweep {
  readonly settled: readonly SettledFile[];
  readonly unsettled: readonly Unsettled[];
  /** Why the folder could not be listed, or null. If set, nothing is known about its files. */
  readonly unreachable: string | null;
}

export interface Inboxes extends FolderPort {
  sweep(inbox: InboxSettings, nowMs: number): Promise<Sweep>;
  /** Counts what is there without the sweep's help. Rejects where the folder cannot be listed. */
  count(inbox: InboxSettings, nowMs: number): Promise<InboxCount>;
  /** Calls `onChange` when a file may have changed. */
  watch(inbox: InboxSettings, onChange: () => void): { close(): Promise<void> };
}

/**
 * @param pathOf returns an inbox's folder by its id, or null if the settings have no such inbox
 * @param isImport whether the journal has an import at this path: no pattern of the settings hides its file
 */
export function createInboxes(
  pathOf: (inbox: string) => string | null,
  isImport: (inbox: string, path: string) => boolean = () => false,
): Inboxes {
  const settling = createSettling();
  const locate = (inbox: string, path: string) => {
    const root = pathOf(inbox);
    // A bug: the queue skips imports whose inbox is not in the settings.
    if (root === null) throw new Error(`there is no inbox ${inbox}`);
    return join(root, ...path.split("/"));
  };

  /** Moves run one at a time: two to one name would each mistake the other's placeholder for a leftover. */
  const moving = new Map<string, Promise<unknown>>();
  function oneAtATime<T>(inbox: string, move: () => Promise<T>): Promise<T> {
    const moved = (moving.get(inbox) ?? Promise.resolve()).then(move);
    moving.set(
      inbox,
      moved.catch(() => {}),
    );
    return moved;
  }

  async function lay(
    inbox: string,
    beside: string,
    name: string,
    bytes: Uint8Array,
    isKnown: (path: string) => boolean = () => false,
  ) {
    const at = (free: string) => join(dirname(beside), free).split(sep).join("/");
    const folder = dirname(locate(inbox, beside));
    // One of our own folders may not be there yet; an inbox that is away is not made.
    await mkdir(folder).catch(() => {});
    const written = await writeBeside(folder, name, bytes, (candidate) => isKnown(at(candidate)));
    return written && { path: at(written.name), sha256: written.sha256 };
  }

  /** @param tries once more where the file was changed or replaced while it was read: what was read is not what is there */
  async function inspect(inbox: string, path: string, tries = mostLooks): Promise<Result<SettledFile, NotSent>> {
    const absolute = locate(inbox, path);
    const stats = await lstat(absolute, { bigint: true }).catch(() => null);
    // A folder, a link or a pipe has taken its place. A pipe would never open.
    if (stats && !stats.isFile()) return fail({ kind: "file-changed" });
    const known = stats && settling.known(absolute, stats);
    if (known) return ok(known);
    const examined = await examine(inbox, path, absolute);
    if (stats && "settled" in examined && examined.mark !== markOf(stats))
      return tries > 1
        ? inspect(inbox, path, tries - 1)
        : fail({ kind: "file-unreadable", detail: { say: "file-changing" } });
    // A file system may count time in steps of two seconds: a change within the same step would go unseen.
    if ("settled" in examined && ownFolderOf(path) && Math.abs(Date.now() - examined.changedAtMs) > 2 * coarsestTimeMs)
      settling.remember(absolute, examined.mark, examined.settled);
    const looked = asResult(examined);
    if (looked.ok || looked.error.kind !== "file-changed") return looked;
    // When a network share is away, every file in it looks missing; so it does in the empty mount point.
    const entries = await readdir(locate(inbox, "")).catch((reason: NodeJS.ErrnoException) => reason);
    if (entries instanceof Error)
      return fail({ kind: "file-unreadable", detail: whyUnreachable(entries, locate(inbox, "")) });
    const isBare = entries.length === 0 && ownFolderOf(path) !== undefined;
    return isBare ? fail({ kind: "file-unreadable", detail: { say: "inbox-emptied" } }) : looked;
  }

  return {
    locate,
    async sweep(inbox, nowMs) {
      const settled: SettledFile[] = [];
      const unsettled: Unsettled[] = [];
      try {
        const files = await listFiles(
          inbox.path,
          (name, path) =>
            !isIgnored(name) && (ignoringPattern(inbox.ignoredNames, path) === null || isImport(inbox.id, path)),
        );
        const lookAt = ({ path, ...seen }: (typeof files)[number]) =>
          settling.look({ ...seen, inbox: inbox.id, path, absolute: locate(inbox.id, path) }, inbox.settleMs, nowMs);
        for (let at = 0; at < files.length; at += mostAtOnce) {
          const some = files.slice(at, at + mostAtOnce);
          const looks = await Promise.all(some.map(lookAt));
          for (const [n, look] of looks.entries())
            if (look.is === "settled") settled.push(look);
            else unsettled.push({ inbox: inbox.id, file: some[n]?.path ?? "", since: look.since, why: look.why });
        }
        settling.forget(locate(inbox.id, ""), new Set(files.map(({ path }) => locate(inbox.id, path))));
        return { settled, unsettled, unreachable: null };
      } catch (problem) {
        return {
          settled: [],
          unsettled: [],
          unreachable: sayMessage(whyUnreachable(problem as NodeJS.ErrnoException, inbox.path)),
        };
      }
    },
    count: ({ path, ignoredNames }, nowMs) => countInbox(path, ignoredNames, dayOf(nowMs - countedForMs)),
    watch: (inbox, onChange) => watchInbox(inbox.path, onChange),

    inspect: (inbox, path) => inspect(inbox, path),
    async mayHaveChanged(inbox, path, taken) {
      const absolute = locate(inbox, path);
      const stats = await lstat(absolute, { bigint: true }).catch(() => null);
      return !stats?.isFile() || settling.mayHaveChanged(absolute, stats, taken);
    },
    // A file is missing only if the file system says so. Any other error leaves that open.
    exists: (inbox, path) =>
      access(locate(inbox, path)).then(
        () => true,
        (problem) => problem.code !== "ENOENT" && problem.code !== "ENOTDIR",
      ),
    isSpelledSo: (inbox, path) => isSpelledSo(locate(inbox, ""), path),
    seemsAway: (inbox) =>
      readdir(locate(inbox, "")).then(
        (entries) => entries.length === 0,
        () => true,
      ),
    listDropped: (inbox) =>
      listFiles(locate(inbox, "")).then(
        (files) => files.map(({ path, stats }) => ({ path, sizeBytes: Number(stats.size) })),
        () => [],
      ),
    async freeName(inbox, folder, dropped, atMs) {
      const into = folder === null ? "" : folder === "Done" ? `Done/${dayOf(atMs)}/` : `${folder}/`;
      return findFreeName(`${into}${dropped}`, (path) => locate(inbox, path));
    },
    async move(inbox, from, to, sha256) {
      const isIt = (found: Result<SettledFile, NotSent>) => found.ok && found.value.drop.sha256 === sha256;
      // Moved before, but not recorded. A file at `from` is then another drop.
      if ((await isThere(locate(inbox, to))) && isIt(await inspect(inbox, to))) return "moved";
      const looked = await inspect(inbox, from);
      if (!looked.ok && looked.error.kind !== "file-changed") return isOpen(looked) ? "busy" : "refused";
      if (!looked.ok) {
        // The file disappeared in the middle of its move: its empty placeholder must not pass for it.
        if (sha256 !== emptySha256) await removeStandIn(locate(inbox, to));
        return "gone";
      }
      if (!isIt(looked)) return "changed";
      // Its user would save to a name that is gone.
      if (await isOpenElsewhere(locate(inbox, from))) return "refused";
      return oneAtATime(inbox, () => moveFile(locate(inbox, from), locate(inbox, to)));
    },
    writeCopy: (inbox, beside, bytes) => lay(inbox, beside, nameOfCopy(basename(beside)), bytes),
    layBeside: (inbox, beside, { name, bytes }, isKnown) => lay(inbox, beside, name, bytes, isKnown),
    removeCopy: (inbox, { path, sha256 }) => removeCopy(locate(inbox, path), sha256),
    writeNote: (inbox, beside, text) => writeNote(locate(inbox, beside), text),
    hasNote: (inbox, beside) =>
      lstat(notePath(locate(inbox, beside))).then(
        () => true,
        () => false,
      ),
    removeNote: async (inbox, beside) => void (await removeNote(locate(inbox, beside))),
  };
}

/** False only where the file system says so: inspecting what is missing lists the whole inbox, to tell that from a share that is away. */
const isThere = (absolute: string): Promise<boolean> =>
  lstat(absolute).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== "ENOENT" && code !== "ENOTDIR",
  );

/** The day of the computer's calendar, as the folders in Done are called. */
function dayOf(atMs: number): string {
  const day = new Date(atMs);
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

function whyUnreachable({ code, message }: NodeJS.ErrnoException, path: string): Reason {
  switch (code) {
    case "ENOENT": {
      const drive = unknownDrive(path, process.platform, existsSync);
      return drive === null ? { say: "folder-missing" } : { say: "drive-unknown", drive };
    }
    case "ENOTDIR":
      return { say: "no-folder" };
    case "EACCES":
    case "EPERM":
      return { say: "folder-closed" };
    // What Windows says of a server that is away has no code of its own in Node.
    case "UNKNOWN":
    case "ECONNRESET":
    case "ENETUNREACH":
    case "EHOSTUNREACH":
    case "EHOSTDOWN":
    case "ETIMEDOUT":
      return { say: "folder-silent" };
    default:
      return message;
  }
}
