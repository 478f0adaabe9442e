/** @file Keeps the data folder to its owner: it holds invoices, and other people may have accounts on this computer. */

import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join, win32 } from "node:path";

/** The modes of what we make. Windows has none: see closeOnWindows. */
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
  if (process.platform === "win32") {
    closeOnWindows(dataFolder);
    return;
  }
  narrow(dataFolder);
  for (const name of readdirSync(dataFolder)) {
    if (ourFiles.test(name)) narrow(join(dataFolder, name));
    if (!ourFolders.has(name)) continue;
    narrow(join(dataFolder, name));
    // Chromium's own files in `window` are covered by their folder.
    if (name !== "window") narrowAllIn(join(dataFolder, name));
  }
}

/** Runs one of Windows' own tools. Returns what it printed, or null where it failed. */
type RunTool = (tool: string, words: readonly string[]) => string | null;

const runTool: RunTool = (tool, words) => {
  const system = join(process.env["SystemRoot"] ?? "C:\\Windows", "System32", tool);
  const { status, stdout } = spawnSync(system, words, { encoding: "utf8", windowsHide: true });
  return status === 0 ? stdout : null;
};

/** Windows' numbers for its own account and for the administrators, in every language. */
const [localSystem, administrators] = ["*S-1-5-18", "*S-1-5-32-544"];

/**
 * Leaves a folder outside of the user's profile to this account, the administrators and Windows itself, before there is a
 * journal in it. What is in `C:\\ProgramData` is open to every user otherwise. Later it is IT's: nothing is changed.
 */
export function closeOnWindows(
  dataFolder: string,
  profile: string | undefined = process.env["USERPROFILE"],
  run: RunTool = runTool,
): void {
  const fromProfile = profile === undefined ? ".." : win32.relative(profile, dataFolder);
  const isInProfile = !fromProfile.startsWith("..") && !win32.isAbsolute(fromProfile);
  if (isInProfile || existsSync(join(dataFolder, "journal.sqlite"))) return;
  // By its number, because a name may be that of a computer or a domain, and in any language.
  const [account] = /S-1-5-[\d-]+/.exec(run("whoami.exe", ["/user", "/fo", "csv", "/nh"]) ?? "") ?? [];
  if (account === undefined) return;
  const whole = [`*${account}`, localSystem, administrators].map((who) => `${who}:(OI)(CI)F`);
  run("icacls.exe", [dataFolder, "/inheritance:r", "/grant:r", ...whole]);
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

/** Never follows a link, and leaves a shared folder such as /tmp as it is if it is named as the data folder. */
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
