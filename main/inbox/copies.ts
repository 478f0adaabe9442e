/** @file Writes correction copies and what was inside a file beside it, and removes copies that nobody has edited. */

import { createHash } from "node:crypto";
import { link, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberFileName } from "../../shared/values/file-names/number-file-name.ts";

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The most numbered names that are tried for one copy. */
const mostNames = 100;

interface Written {
  readonly name: string;
  readonly sha256: string;
}

/**
 * Writes the whole file or nothing, and never over another one. Returns null if it cannot be written.
 *
 * @param isKnown of a name that has a file of its own, whatever it holds
 */
export async function writeBeside(
  folder: string,
  name: string,
  bytes: Uint8Array,
  isKnown: (name: string) => boolean = () => false,
): Promise<Written | null> {
  const sha256 = sha256Of(bytes);
  for (let n = 1; n <= mostNames; n += 1) {
    const candidate = n === 1 ? name : numberFileName(name, n);
    if (isKnown(candidate)) continue;
    const path = join(folder, candidate);
    const existing = await readFile(path).catch((problem: NodeJS.ErrnoException) =>
      problem.code === "ENOENT" ? null : undefined,
    );
    // We wrote it before, but the power failed before the journal recorded it.
    if (existing && sha256Of(existing) === sha256) return { name: candidate, sha256 };
    if (existing !== null) continue;
    const written = await writeWhole(path, bytes);
    if (written !== "taken") return written === "written" ? { name: candidate, sha256 } : null;
  }
  return null;
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<"written" | "taken" | "failed"> {
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    // A rename replaces a file that has got the name since. Not every file system has links.
    const linked = await link(unfinished, path).then(
      () => null,
      ({ code }: NodeJS.ErrnoException) => code,
    );
    if (linked === "EEXIST") return "taken";
    if (linked !== null) await rename(unfinished, path);
    return "written";
  } catch {
    // A failed copy must not undo the filing. The note says the same.
    return "failed";
  } finally {
    await unlink(unfinished).catch(() => {});
  }
}

/** Deletes a copy if its content is still the one that we wrote. */
export async function removeCopy(path: string, sha256: string): Promise<void> {
  const existing = await readFile(path).catch(() => null);
  if (existing && sha256Of(existing) === sha256) await unlink(path).catch(() => {});
}
