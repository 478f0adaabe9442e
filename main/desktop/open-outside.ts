/**
 * @file Opens things outside the app: web addresses for signing in, folders, and our own readable files.
 *
 * The desktop starts a program according to the address or path that it gets.
 * An address comes from a sign-in server and a path from the settings, and an
 * attacker may have made up either.
 */

import { lstat, stat } from "node:fs/promises";
import { extname, join, relative, resolve, sep } from "node:path";
import { words } from "../../shared/words/spoken.ts";

/** The part of Electron's `shell` that opens things. */
export interface Opener {
  openExternal(address: string): Promise<void>;
  /** Resolves with "", or with the reason why it could not be opened. */
  openPath(path: string): Promise<string>;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for https, and for http on this computer. Other schemes may start any program. */
export function mayBrowse(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && loopback.test(url.hostname));
}

/** Opens an address in the browser. @throws a sentence for the person who signs in, if it is no web address */
export async function browse(opener: Opener, address: string): Promise<void> {
  if (!mayBrowse(address)) throw new Error(words.signIn.notAWebAddress);
  // The parsed address, which is the one that was checked.
  await opener.openExternal(new URL(address).href);
}

/** Endings of our files that a desktop shows and does not run. */
const readable: readonly string[] = [".json", ".html"];

/**
 * Opens a folder, or a readable file of ours.
 *
 * @param ours the data folder
 * @returns null, or a sentence that says why it was not opened
 */
export async function openPlace(opener: Opener, ours: string, path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return words.desktop.notThere(path);
  const isFolder = found.isDirectory() && !(await isProgram(path));
  const isOurs = found.isFile() && isInside(ours, path) && readable.includes(extname(path).toLowerCase());
  if (!isFolder && !isOurs) return words.desktop.notAFolder(path);
  // Without the final separator, Windows could run a program of the same name beside the folder.
  const problem = await opener.openPath(isFolder ? join(path, sep) : path);
  return problem === "" ? null : words.desktop.notOpened(path, problem);
}

/**
 * Opens a spreadsheet without macros, the only file in an inbox that is ever opened: our own copy to correct.
 *
 * @returns null, or a sentence that says why it was not opened
 */
export async function openSpreadsheet(opener: Opener, path: string): Promise<string | null> {
  const found = await lstat(path).catch(() => null);
  if (found === null) return words.desktop.notThere(path);
  if (!found.isFile() || extname(path).toLowerCase() !== ".xlsx") return words.desktop.notASpreadsheet(path);
  const problem = await opener.openPath(path);
  return problem === "" ? null : words.desktop.notOpened(path, problem);
}

/** On macOS an app is a folder, so a folder may be a program. */
const isProgram = (path: string): Promise<boolean> =>
  stat(join(path, "Contents", "Info.plist")).then(
    () => true,
    () => /[.]app$/i.test(resolve(path)),
  );

function isInside(folder: string, path: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && resolve(folder, way) === resolve(path);
}
