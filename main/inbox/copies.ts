/** @file Correction copies on the disk: ours until someone works on them. */

import { createHash } from "node:crypto";
import { readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberFileName } from "../../shared/values/number-file-name.ts";

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Who has more copies than this of one file in one folder is not helped by another. */
const mostNames = 100;

/** Writes a copy whole or not at all, and over nobody's file. Null where it cannot be written. */
export async function writeCopy(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly name: string; readonly sha256: string } | null> {
  const sha256 = sha256Of(bytes);
  for (let n = 1; n <= mostNames; n += 1) {
    const candidate = n === 1 ? name : numberFileName(name, n);
    const path = join(folder, candidate);
    const there = await readFile(path).catch((problem: NodeJS.ErrnoException) =>
      problem.code === "ENOENT" ? null : undefined,
    );
    // Written by us, and then the power went before that was written down.
    if (there && sha256Of(there) === sha256) return { name: candidate, sha256 };
    if (there === null) return (await writeWhole(path, bytes)) ? { name: candidate, sha256 } : null;
  }
  return null;
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<boolean> {
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return true;
  } catch {
    // A copy that cannot be written must not undo the filing: the note says the same.
    await unlink(unfinished).catch(() => {});
    return false;
  }
}

/** Takes a copy away that is still as we wrote it. */
export async function removeCopy(path: string, sha256: string): Promise<void> {
  const there = await readFile(path).catch(() => null);
  if (there && sha256Of(there) === sha256) await unlink(path).catch(() => {});
}
