/** @file A folder of the run's own for all that the tests write for a while: it goes with the run, even where a test leaves something or is killed. */

import { chmodSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const name = /^tests-(\d+)$/;

/** Vitest's global set-up. On Linux alone: elsewhere the paths of sockets in it would be too long. */
export default function prepareRunFolder(): () => void {
  // Set up for the other project already.
  if (process.platform !== "linux" || name.test(tmpdir().split("/").at(-1) ?? "")) return () => {};
  const folder = makeRunFolder(tmpdir());
  process.env["TMPDIR"] = folder;
  return () => {
    const left = readdirSync(folder);
    if (left.length > 0) process.stderr.write(`Left behind by the tests in their folder: ${left.join(", ")}\n`);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Makes the folder of this process, and deletes those of runs that were killed. */
export function makeRunFolder(parent: string): string {
  for (const entry of readdirSync(parent)) {
    const owner = name.exec(entry)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    // Two runs that begin at once delete the same ones.
    rmSync(join(parent, entry), { recursive: true, force: true, maxRetries: 5 });
  }
  const folder = join(parent, `tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL has its data in it, and runs as a user of its own.
  chmodSync(folder, 0o711);
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}
