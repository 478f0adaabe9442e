/** @file Looks at a file that the settings name, which may be on a share that is away. */

import { stat } from "node:fs/promises";
import type { FileLook } from "../imports/ports/folder-port.ts";

/** A share that is away can keep a look waiting for a minute. */
const longestMs = 5_000;
const restMs = 60_000;

/** Makes the look. One that had to wait isn't repeated for a minute, so that nothing else waits for it again. */
export function createLookAtFile(now: () => number): (path: string) => Promise<FileLook> {
  /** Epoch ms at which a look at a file took too long. */
  const slow = new Map<string, number>();
  return async (path) => {
    const since = now() - (slow.get(path) ?? Number.NEGATIVE_INFINITY);
    if (since >= 0 && since < restMs) return { is: "away" };
    slow.delete(path);
    const { promise: late, resolve } = Promise.withResolvers<"late">();
    const timer = setTimeout(resolve, longestMs, "late");
    const found = await Promise.race([stat(path).catch(() => null), late]);
    clearTimeout(timer);
    if (found === "late") slow.set(path, now());
    if (found === "late" || found === null || !found.isFile()) return { is: "away" };
    return { is: "there", changedAt: Math.floor(found.mtimeMs), sizeBytes: found.size };
  };
}
