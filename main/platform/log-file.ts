/** @file Writes the log to a file, starts a new file at a certain size, and keeps the last few. */

import { appendFileSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { privateFileMode } from "./private-files.ts";

const longestBytes = 5_000_000;
/** Including the one that is being written. */
const keptFiles = 5;
/** Renaming five files never takes this long, so a lock this old belongs to a process that was killed. */
const staleAfterMs = 60_000;

const nameOf = (n: number): string => (n === 0 ? "log.jsonl" : `log.${n}.jsonl`);

/** Paths of the log files in a data folder, the newest first. */
export const logFiles = (dataFolder: string): readonly string[] =>
  Array.from({ length: keptFiles }, (_, n) => join(dataFolder, nameOf(n))).filter((path) => existsSync(path));

/**
 * Makes the function that writes log lines, for createLog. It throws on a full disk, and works again once there is room.
 *
 * Two processes may write at once, such as the window and a terminal. So no process keeps the file open, each line is
 * appended in one call, and only the process that made the lock file `turning` renames the files.
 */
export function logFileWriter(dataFolder: string, mostBytes = longestBytes): (line: string) => void {
  const path = join(dataFolder, nameOf(0));
  let isTorn = false;
  return (line) => {
    try {
      appendFileSync(path, isTorn ? `\n${line}` : line, { mode: privateFileMode });
      isTorn = false;
    } catch (problem) {
      // The part that was written has no line end.
      isTorn = true;
      throw problem;
    }
    if (sizeOf(path) >= mostBytes) turn(dataFolder, mostBytes);
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Renames the files. If that fails, as on Windows while another program has one open, the next line tries again. */
function turn(dataFolder: string, mostBytes: number): void {
  const turning = join(dataFolder, "log.turning");
  if (!claim(turning)) return;
  try {
    const at = (n: number) => join(dataFolder, nameOf(n));
    // Check again: another process may just have done it.
    if (sizeOf(at(0)) < mostBytes) return;
    rmSync(at(keptFiles - 1), { force: true });
    for (let n = keptFiles - 2; n >= 0; n -= 1) if (existsSync(at(n))) renameSync(at(n), at(n + 1));
  } finally {
    rmSync(turning, { force: true });
  }
}

function claim(mark: string): boolean {
  try {
    const heldSince = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
    if (heldSince !== undefined && Date.now() - heldSince > staleAfterMs) rmSync(mark, { force: true });
    closeSync(openSync(mark, "wx"));
    return true;
  } catch {
    return false;
  }
}

/** Writes a line to both. If one fails, such as a file on a full disk, the other still gets it. */
export function writeToBoth(one: (line: string) => void, other: ((line: string) => void) | null, line: string): void {
  try {
    other?.(line);
  } finally {
    one(line);
  }
}
