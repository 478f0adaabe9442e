/** @file The folder of the practice office: in the person's own cache, one at a time, and gone afterwards. */

import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface PracticeFolder {
  readonly root: string;
  readonly dataFolder: string;
  readonly inbox: string;
}

/** @param cache the person's own folder for what may be deleted */
export const practiceFolder = (cache: string): PracticeFolder => {
  const root = join(cache, "Pigeonhole", "practice");
  return { root, dataFolder: join(root, "data"), inbox: join(root, "inbox") };
};

/** The engine's own files in the data folder, which the process that lays the folder uses already. */
const engineFolder = "window";
const processIn = (root: string): string => join(root, "process");

/**
 * Empties the folder of what a crash has left, and says which process uses it. Call it when no other process can use it.
 *
 * @param pid of this process
 */
export function layPracticeFolder({ root, dataFolder, inbox }: PracticeFolder, pid: number): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  writeFileSync(processIn(root), String(pid));
  rmSync(inbox, { recursive: true, force: true });
  for (const name of readdirSync(dataFolder))
    if (name !== engineFolder) rmSync(join(dataFolder, name), { recursive: true, force: true });
  mkdirSync(inbox);
}

/** Deletes the folder, and the one around it if nothing else is in it. */
export function removePracticeFolder({ root }: PracticeFolder): void {
  rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  try {
    rmdirSync(dirname(root));
  } catch {
    // The terminal's files are in it too, or it was never made.
  }
}

/** Deletes what a crash has left; a practice office that is open keeps its folder. */
export function clearLeftPractice(folder: PracticeFolder, isRunning: (pid: number) => boolean): void {
  let pid: number;
  try {
    pid = Number(readFileSync(processIn(folder.root), "utf8"));
  } catch {
    // There is none, or it is being made just now.
    return;
  }
  if (!isRunning(pid)) removePracticeFolder(folder);
}

/** True for the id of a process that runs, also as another person's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}
