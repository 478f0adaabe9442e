/** @file The log as a file that stays small: begun anew at a size, with a few older ones kept beside it. */

import { appendFileSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const longestBytes = 5_000_000;
/** The one that is being written among them. */
const keptFiles = 5;
/** Nobody needs as long as this to rename five files: whoever held it was ended in the middle. */
const staleAfterMs = 60_000;

const nameOf = (n: number): string => (n === 0 ? "log.jsonl" : `log.${n}.jsonl`);

/** The log's files in a data folder, the newest first. */
export const logFiles = (dataFolder: string): readonly string[] =>
  Array.from({ length: keptFiles }, (_, n) => join(dataFolder, nameOf(n))).filter((path) => existsSync(path));

/**
 * Makes the writer of log lines, for createLog: it may throw, as on a full disk, and takes lines again when there is room.
 *
 * Two processes may write, as the window and a terminal do. So nobody holds the file open, each line is appended in one
 * call, and only who has the mark that `turning` lays moves the files along.
 */
export function logFileWriter(dataFolder: string, mostBytes = longestBytes): (line: string) => void {
  const path = join(dataFolder, nameOf(0));
  let isTorn = false;
  return (line) => {
    try {
      appendFileSync(path, isTorn ? `\n${line}` : line);
      isTorn = false;
    } catch (problem) {
      // What did go out has no end.
      isTorn = true;
      throw problem;
    }
    if (sizeOf(path) >= mostBytes) turn(dataFolder, mostBytes);
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Where it cannot be done now, as where another program has a file open on Windows, the next line tries again. */
function turn(dataFolder: string, mostBytes: number): void {
  const turning = join(dataFolder, "log.turning");
  if (!claim(turning)) return;
  try {
    const at = (n: number) => join(dataFolder, nameOf(n));
    // Looked at again: another process may have just done it.
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

/** One that cannot be written to, such as a file on a full disk, is no hindrance to the other. */
export function writeToBoth(one: (line: string) => void, other: ((line: string) => void) | null, line: string): void {
  try {
    other?.(line);
  } finally {
    one(line);
  }
}
