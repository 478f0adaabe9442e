/** @file Writes correction copies, and removes those that nobody has edited. */

import { createHash } from "node:crypto";
import { readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberFileName } from "../../shared/values/number-file-name.ts";

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The most numbered names that are tried for one copy. */
const mostNames = 100;

/** Writes the whole copy or nothing, and never over another file. Returns null if it cannot be written. */
export async function writeCopy(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly name: string; readonly sha256: string } | null> {
  const sha256 = sha256Of(bytes);
  for (let n = 1; n <= mostNames; n += 1) {
    const candidate = n === 1 ? name : numberFileName(name, n);
    const path = join(folder, candidate);
    const existing = await readFile(path).catch((problem: NodeJS.ErrnoException) =>
      problem.code === "ENOENT" ? null : undefined,
    );
    // We wrote it before, but the power failed before the journal recorded it.
    if (existing && sha256Of(existing) === sha256) return { name: candidate, sha256 };
    if (existing === null) return (await writeWhole(path, bytes)) ? { name: candidate, sha256 } : null;
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
    // A failed copy must not undo the filing. The note says the same.
    await unlink(unfinished).catch(() => {});
    return false;
  }
}

/** Deletes a copy if its content is still the one that we wrote. */
export async function removeCopy(path: string, sha256: string): Promise<void> {
  const existing = await readFile(path).catch(() => null);
  if (existing && sha256Of(existing) === sha256) await unlink(path).catch(() => {});
}
