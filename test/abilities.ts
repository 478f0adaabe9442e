/** @file What this computer lets a test do: as root nothing is closed to us, and Windows has neither modes nor pipes in folders. */

import { lstatSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";

/** True if a folder or file can be closed to this process with `chmod`. */
export const hasModes = process.getuid !== undefined && process.getuid() !== 0;

/** True if symbolic links can be made. On Windows that takes a right; Wine 8 says yes and makes none. */
export const hasLinks = process.platform !== "win32" || canLink();

function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "link-"));
  try {
    symlinkSync(folder, join(folder, "link"));
    return lstatSync(join(folder, "link")).isSymbolicLink();
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Paths as the tests compare them. */
export const withSlashes = (path: string): string => path.split(sep).join("/");
