/** @file Lists what is in an inbox: the filed and the ignored files for the morning report, and the dropped ones for a person. */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ownFolders } from "../../shared/imports/own-folders.ts";
import type { FilesInFolder } from "../../shared/settings/settings-form.ts";
import { ignoringPattern, isIgnored } from "./ignored-names.ts";
import { listFiled, listFiles } from "./list-files.ts";
import { isMarker } from "./marker/marker-files.ts";

interface FolderFile {
  /** Relative to the inbox, `/` between its parts. */
  readonly path: string;
  /** Epoch ms of its last arrival here, as far as the file system tells. A move counts; so does a change of its rights. */
  readonly cameAt: number;
}

interface FolderContents {
  /** Files in our own folders, without notes. */
  readonly filed: readonly FolderFile[];
  /** Files anywhere else in the inbox that are ignored by their names. */
  readonly ignored: readonly FolderFile[];
}

/**
 * Lists the files of our own folders, and the ignored ones.
 *
 * @param ignoredNames of the inbox; see [Note: names that an inbox ignores]
 * @param fromDay such as "2026-11-21": `Done` grows for years, so its earlier folders are left out
 * @throws the operating system's error if the inbox itself cannot be listed
 */
export async function listContents(
  inboxPath: string,
  ignoredNames: readonly string[],
  fromDay: string,
): Promise<FolderContents> {
  const ignored = (
    await listFiles(inboxPath, (name, path) => isIgnored(name) || ignoringPattern(ignoredNames, path) !== null)
  ).filter(({ path }) => !isMarker(path));
  const days = await readdir(join(inboxPath, "Done")).catch(noneWhereMissing);
  const folders = [
    ...ownFolders.filter((name) => name !== "Done"),
    ...days.filter((day) => day >= fromDay).map((day) => `Done/${day}`),
  ];
  const filed: FolderFile[] = [];
  for (const folder of folders) {
    const files = await listFiled(join(inboxPath, folder)).catch(noneWhereMissing);
    for (const { path, stats } of files) filed.push({ path: `${folder}/${path}`, cameAt: cameAt(stats) });
  }
  return { filed, ignored: ignored.map(({ path, stats }) => ({ path, cameAt: cameAt(stats) })) };
}

/** A folder of ours that does not exist yet is empty, and a file in the place of a day's folder is skipped. */
function noneWhereMissing(problem: NodeJS.ErrnoException): readonly never[] {
  if (problem.code === "ENOENT" || problem.code === "ENOTDIR") return [];
  throw problem;
}

const cameAt = ({ ctimeMs, birthtimeMs }: { readonly ctimeMs: bigint; readonly birthtimeMs: bigint }): number =>
  Math.max(Number(ctimeMs), Number(birthtimeMs));

/** More than people read. */
const mostNamed = 12;

/**
 * Counts and names the files of a folder that is to become an inbox.
 *
 * @returns null where the folder cannot be listed, or is not there yet
 */
export async function filesInFolder(path: string, ignoredNames: readonly string[] = []): Promise<FilesInFolder | null> {
  const files = await listFiles(
    path,
    (name, inside) => !isIgnored(name) && ignoringPattern(ignoredNames, inside) === null,
  ).catch(() => null);
  if (files === null) return null;
  const names = files.map((file) => file.path);
  const spreadsheets = names.filter((name) => /\.(csv|tsv|xls[xb]?|ods)$/i.test(name)).length;
  return { files: names.length, spreadsheets, names: names.slice(0, mostNamed) };
}
