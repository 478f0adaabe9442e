/** @file Keeps the data folder to its owner: it holds invoices, and other people may have accounts on this computer. */

import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The modes of what we make. Windows has none: there the folder is in the user's profile, which others cannot read. */
export const privateFolderMode = 0o700;
export const privateFileMode = 0o600;

/** What other accounts may do. */
const othersBits = 0o077;
const stickyBit = 0o1000;

/** Our folders in the data folder. What else is in it, such as an inbox, is not ours to narrow. */
const ourFolders: ReadonlySet<string> = new Set([
  "journal-backups",
  "journal-restoring",
  "reports",
  "templates",
  "updates",
  "window",
]);
/** Our files in it, with what SQLite and unfinished writing put behind their names. */
const ourFiles =
  /^(?:config\.json|office\.pigeonhole-setup|health\.json|stop-request|journal[^/]*\.sqlite|(?:lists|search)\.sqlite|log(?:\.\d+)?\.jsonl)/;

/** Makes the data folder if there is none, and takes from other accounts what an older version left open to them. */
export function keepPrivate(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: privateFolderMode });
  if (process.platform === "win32") return;
  narrow(dataFolder);
  for (const name of readdirSync(dataFolder)) {
    if (ourFiles.test(name)) narrow(join(dataFolder, name));
    if (!ourFolders.has(name)) continue;
    narrow(join(dataFolder, name));
    // Chromium's own files in `window` are covered by their folder.
    if (name !== "window") narrowAllIn(join(dataFolder, name));
  }
}

/**
 * Makes an empty file that only we may read, if there is none. What then writes to it reports what goes wrong.
 *
 * Never opens a file that exists: where this process holds a lock on it, as SQLite does, POSIX drops the lock when any
 * descriptor of the file is closed (fcntl(2), "Advisory record locking"), and another process could drive as well.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", privateFileMode));
  } catch {
    // It exists; or the folder is missing or closed to us, or the disk is full.
  }
}

function narrowAllIn(folder: string): void {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    narrow(path);
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) narrowAllIn(path);
  }
}

/** Never follows a link, and leaves a shared folder such as /tmp as it is, should somebody name it. */
function narrow(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() && !stats?.isDirectory()) return;
  if ((stats.mode & othersBits) === 0 || (stats.mode & stickyBit) !== 0) return;
  try {
    chmodSync(path, stats.mode & ~othersBits & 0o777);
  } catch {
    // It belongs to another account, or its file system has no modes: only its owner can change that.
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
