/** @file Finds out what the folders of the inboxes really are: two paths may be one folder through a link or a mount. */

import { realpath, stat } from "node:fs/promises";
import { isSameFolder, shareFiles } from "../../shared/settings/folders-apart.ts";

/** One folder as the disk knows it. */
export interface FolderOnDisk {
  /** The path with every link followed, and every name as the disk writes it. */
  readonly real: string;
  /** Device and inode, the same for a folder that is mounted twice; null where the file system has none. */
  readonly node: string | null;
}

/** True where a file in one of them is in the other, too. */
export const shareOnDisk = (one: FolderOnDisk, other: FolderOnDisk): boolean =>
  shareFiles(one.real, other.real) || (one.node !== null && one.node === other.node);

/** A share that hangs must not keep the others from being looked at; it is looked at again before the next sweep. */
const longestLookMs = 2_000;

/** Null where the folder can't be reached or doesn't answer. */
async function lookAtFolder(path: string): Promise<FolderOnDisk | null> {
  const look = Promise.all([realpath(path), stat(path, { bigint: true })]).then(
    ([real, { dev, ino }]) => ({ real, node: ino === 0n ? null : `${dev}/${ino}` }),
    () => null,
  );
  const { promise: tooLong, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestLookMs);
  return Promise.race([look, tooLong]).finally(() => clearTimeout(timer));
}

interface FoldersOnDisk {
  /** Looks at each folder; of one that is away, what was known before still holds. */
  look(paths: readonly string[]): Promise<void>;
  /** The first of the others that leads to the same files, as far as is known. */
  findShared(path: string, others: readonly string[]): string | null;
  /** Another one after a look that has found something else. */
  version(): number;
}

export function createFoldersOnDisk(): FoldersOnDisk {
  let known = new Map<string, FolderOnDisk>();
  let version = 0;
  const isShared = (path: string, other: string): boolean => {
    const [here, there] = [known.get(path), known.get(other)];
    return here !== undefined && there !== undefined && shareOnDisk(here, there);
  };
  return {
    async look(paths) {
      const looked = await Promise.all(paths.map(async (path) => [path, await lookAtFolder(path)] as const));
      const now = new Map(
        looked.flatMap(([path, folder]) => {
          const latest = folder ?? known.get(path);
          return latest === undefined ? [] : [[path, latest] as const];
        }),
      );
      if (JSON.stringify([...now]) === JSON.stringify([...known])) return;
      known = now;
      version += 1;
    },
    findShared: (path, others) => others.find((other) => !isSameFolder(path, other) && isShared(path, other)) ?? null,
    version: () => version,
  };
}
