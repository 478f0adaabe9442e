/**
 * @file What of the outside we open: web addresses for signing in, folders to look into, and our own files to read.
 *
 * What a program such as the browser or the file manager is handed decides what
 * the desktop starts. An address comes from an authority, a path from settings,
 * and either may have been made up by someone who means harm.
 */

import { stat } from "node:fs/promises";
import { extname, join, relative, resolve, sep } from "node:path";
import { words } from "../../shared/words/spoken.ts";

/** The part of Electron's `shell` that opens things. */
export interface Opener {
  openExternal(address: string): Promise<void>;
  /** An empty text, or why it could not be opened. */
  openPath(path: string): Promise<string>;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for https, and for http on this very computer: whatever else a browser is handed starts another program. */
export function mayBrowse(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && loopback.test(url.hostname));
}

/** @throws where the address is none for a browser; whoever signs in is told so */
export async function browse(opener: Opener, address: string): Promise<void> {
  if (!mayBrowse(address)) throw new Error(words.signIn.notAWebAddress);
  // As it was looked at, and not as it was written.
  await opener.openExternal(new URL(address).href);
}

/** Which of them a desktop shows, and does not start. */
const readable: readonly string[] = [".json", ".html"];

/**
 * Opens a folder, or a file of ours that is there to be read.
 *
 * @param ours the data folder
 * @returns null, or why it was not opened, in a sentence
 */
export async function openPlace(opener: Opener, ours: string, path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return words.desktop.notThere(path);
  const isFolder = found.isDirectory() && !(await isProgram(path));
  const isOurs = found.isFile() && isInside(ours, path) && readable.includes(extname(path).toLowerCase());
  if (!isFolder && !isOurs) return words.desktop.notAFolder(path);
  // With a separator behind it, Windows takes no program of that name beside the folder for what is meant.
  const problem = await opener.openPath(isFolder ? join(path, sep) : path);
  return problem === "" ? null : words.desktop.notOpened(path, problem);
}

/** On macOS a program is a folder. */
const isProgram = (path: string): Promise<boolean> =>
  stat(join(path, "Contents", "Info.plist")).then(
    () => true,
    () => /[.]app$/i.test(resolve(path)),
  );

function isInside(folder: string, path: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && resolve(folder, way) === resolve(path);
}
