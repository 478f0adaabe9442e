/** @file Keeps what leads back to the running version before it is replaced, and goes back. */

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import type { InstalledAs } from "./install-kind.ts";
import { keepCopy, replaceFile, replaceFolder } from "./replace-program.ts";
import type { Trial } from "./update-record.ts";

/** Where electron-builder's installer for Windows keeps a copy of itself. */
export const installerKept = (environment: NodeJS.ProcessEnv): string =>
  join(environment["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "pigeonhole-updater", "installer.exe");

/**
 * Copies the running version, or what installed it, to `folder`, and deletes older copies there.
 *
 * @param installer of the running version, on Windows
 * @returns the path of the copy; null where there is nothing that could be copied
 * @throws what the disk says
 */
export function keepWayBack({ kind, program }: InstalledAs, folder: string, version: string, installer: string) {
  const source = kind === "nsis" ? installer : program;
  if (!existsSync(source)) return null;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${version}-${basename(source)}`;
  for (const other of readdirSync(folder))
    if (other !== name) rmSync(join(folder, other), { recursive: true, force: true });
  const kept = join(folder, name);
  keepCopy(source, kept);
  return kept;
}

/**
 * Puts the version before back in place.
 *
 * @param startAgain starts the program in its place; an installer does so itself
 * @throws what the disk says
 */
export function goBack({ kind, program, kept }: Trial & { readonly kept: string }, startAgain: () => void): void {
  if (kind === "nsis") {
    spawn(kept, ["--updated", "/S", "--force-run"], { detached: true, stdio: "ignore", windowsHide: true }).unref();
    return;
  }
  if (program === null) throw new Error("nothing says what was replaced");
  if (kind === "mac-bundle") replaceFolder(program, kept);
  else replaceFile(program, kept);
  startAgain();
}
