/** @file Everything that lies in an inbox's folder, our own folders and the ignored files included: for counting it again. */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isIgnored } from "./ignored-names.ts";
import { listFiles, ownFolders } from "./list-files.ts";

interface LyingFile {
  /** Relative to the inbox, `/` between its parts. */
  readonly path: string;
  /** Epoch ms of when it came there, as far as the file system tells: a move counts, and so does a change of its rights. */
  readonly cameAt: number;
}

interface LyingNow {
  /** In our own folders, notes left out. */
  readonly filed: readonly LyingFile[];
  /** Anywhere else in the inbox, and no drop by their names. */
  readonly ignored: readonly LyingFile[];
}

/**
 * @param fromDay as 2026-11-21: of Done, which grows for years, only this day's folder and later ones
 * @throws what the operating system says where the inbox itself cannot be listed
 */
export async function listLying(inboxPath: string, fromDay: string): Promise<LyingNow> {
  const ignored = await listFiles(inboxPath, isIgnored);
  const days = await readdir(join(inboxPath, "Done")).catch(noneWhereMissing);
  const folders = [
    ...ownFolders.filter((name) => name !== "Done"),
    ...days.filter((day) => day >= fromDay).map((day) => `Done/${day}`),
  ];
  const filed: LyingFile[] = [];
  for (const folder of folders) {
    const files = await listFiles(join(inboxPath, folder)).catch(noneWhereMissing);
    for (const { path, stats } of files) filed.push({ path: `${folder}/${path}`, cameAt: cameAt(stats) });
  }
  return { filed, ignored: ignored.map(({ path, stats }) => ({ path, cameAt: cameAt(stats) })) };
}

/** A folder of ours that is not there yet holds nothing; a file in the place of a day's folder is nobody's. */
function noneWhereMissing(problem: NodeJS.ErrnoException): readonly never[] {
  if (problem.code === "ENOENT" || problem.code === "ENOTDIR") return [];
  throw problem;
}

const cameAt = ({ ctimeMs, birthtimeMs }: { readonly ctimeMs: bigint; readonly birthtimeMs: bigint }): number =>
  Math.max(Number(ctimeMs), Number(birthtimeMs));
