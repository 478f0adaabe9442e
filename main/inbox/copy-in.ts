/** @file Copies one file into an inbox, whole or not at all, under a free name. */

import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, link, lstat, open, readdir, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { NotAdded } from "../../shared/agent/adding.ts";
import { numberFileName } from "../../shared/values/file-names/number-file-name.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";

const chunkBytes = 1 << 20;
/** The leading dot hides it from the sweep. */
const unfinished = ".pigeonhole-adding-";
const leftOverMs = 24 * 60 * 60_000;
/** The most numbered names that are tried for one file. */
const mostNames = 1_000;

const codeOf = (problem: unknown): string => (problem as NodeJS.ErrnoException).code ?? (problem as Error).message;

/**
 * Copies one file.
 *
 * @param root the inbox; the unfinished copy is made here
 * @param folder the target: the inbox or a folder in it
 * @param onBytes called with the length of each piece copied
 */
export async function copyIn(
  from: string,
  { root, folder, name }: { readonly root: string; readonly folder: string; readonly name: string },
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Result<null, NotAdded>> {
  const part = join(root, `${unfinished}${randomUUID()}`);
  let source: FileHandle | null = null;
  try {
    // A link or a pipe may have replaced the file since it was looked at: follow neither, wait for neither.
    source = await open(from, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const copied = await copyWhole(source, part, onBytes, signal);
    if (copied !== null) {
      await unlink(part).catch(() => {});
      return fail(copied);
    }
  } catch (problem) {
    await unlink(part).catch(() => {});
    const code = codeOf(problem);
    if (code === "ENOENT") return fail({ kind: "gone" });
    return fail(code === "ELOOP" ? { kind: "not-a-file" } : { kind: "unreadable", detail: code });
  } finally {
    await source?.close().catch(() => {});
  }
  try {
    await place(part, folder, name);
    return ok(null);
  } catch (problem) {
    await unlink(part).catch(() => {});
    return fail(notWritten(problem));
  }
}

/** Returns null once every byte is on the disk. Throws if the source cannot be read. */
async function copyWhole(
  source: FileHandle,
  part: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<NotAdded | null> {
  const before = await source.stat({ bigint: true });
  if (!before.isFile()) return { kind: "not-a-file" };
  let target: FileHandle | null = null;
  const piece = Buffer.alloc(chunkBytes);
  let copiedBytes = 0n;
  try {
    target = await open(part, "wx").catch(wrongTarget);
    for (;;) {
      if (signal.aborted) return { kind: "stopped" };
      const { bytesRead } = await source.read(piece, 0, chunkBytes);
      if (bytesRead === 0) break;
      await target.writeFile(piece.subarray(0, bytesRead)).catch(wrongTarget);
      copiedBytes += BigInt(bytesRead);
      onBytes(bytesRead);
    }
    await target.sync().catch(wrongTarget);
  } catch (problem) {
    if (problem instanceof TargetProblem) return notWritten(problem.cause);
    throw problem;
  } finally {
    await target?.close().catch(() => {});
  }
  const after = await source.stat({ bigint: true });
  return after.size === copiedBytes && after.mtimeNs === before.mtimeNs ? null : { kind: "changed" };
}

class TargetProblem extends Error {}
const wrongTarget = (cause: unknown): never => {
  throw new TargetProblem("target", { cause });
};

function notWritten(problem: unknown): NotAdded {
  const code = codeOf(problem);
  return ["ENOSPC", "EDQUOT"].includes(code) ? { kind: "no-space" } : { kind: "not-written", detail: code };
}

/**
 * Gives the copy its name, without replacing another file.
 *
 * A rename replaces a file that has the new name. A hard link fails if the name
 * is taken. On file systems without hard links, an empty file takes the name
 * first, as in move-file.ts.
 */
async function place(part: string, folder: string, name: string): Promise<void> {
  for (let n = 1; n <= mostNames; n += 1) {
    const to = join(folder, n === 1 ? name : numberFileName(name, n));
    const linked = await link(part, to).then(() => null, codeOf);
    if (linked === null) {
      await unlink(part).catch(() => {});
      return;
    }
    if (linked === "EEXIST") continue;
    const taken = await open(to, "wx").then(
      (standIn) => standIn.close().then(() => null),
      (problem: NodeJS.ErrnoException) => problem,
    );
    if (taken?.code === "EEXIST") continue;
    if (taken) throw taken;
    return rename(part, to);
  }
  throw new Error(sayMessage({ say: "names-used-up" }));
}

/** Deletes unfinished copies that an interrupted run left behind. */
export async function clearUnfinished(root: string, nowMs: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    if (!name.startsWith(unfinished)) continue;
    const stats = await lstat(join(root, name)).catch(() => null);
    if (stats?.isFile() && nowMs - stats.mtimeMs > leftOverMs) await unlink(join(root, name)).catch(() => {});
  }
}
