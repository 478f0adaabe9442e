/** @file Tests whether an inbox's folder can be used: listed, written to, and a file in it moved away. */

import { randomUUID } from "node:crypto";
import { readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FolderProblem } from "../../shared/agent/tonight.ts";
import { words } from "../../shared/words/spoken.ts";

/** Returns the first problem, or null. The test file is hidden, so the sweep ignores it. */
export async function tryFolder(path: string): Promise<FolderProblem | null> {
  const file = join(path, `.pigeonhole-${randomUUID()}`);
  const moved = `${file}.moved`;
  const steps: readonly (readonly [FolderProblem["step"], () => Promise<unknown>])[] = [
    ["list", () => readdir(path)],
    ["write", () => writeFile(file, `${words.note.tryingToWrite}\n`, { flag: "wx" })],
    ["remove", () => rename(file, moved)],
    ["remove", () => unlink(moved)],
  ];
  for (const [step, take] of steps) {
    const problem = await take().then(
      () => null,
      (reason: Error) => reason,
    );
    if (problem === null) continue;
    for (const left of [file, moved]) await unlink(left).catch(() => {});
    const isFile = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
    return { step: isFile ? "is-file" : step, detail: problem.message };
  }
  return null;
}
