/** @file Counts the files of an inbox and finds what is wrong with its folders, without the sweep's help. See [Note: all is well]. */

import type { Dirent } from "node:fs";
import { lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { CountedFile, InboxCount, Obstacle } from "../../shared/agent/exceptions.ts";
import { ownFolderOf } from "../../shared/imports/own-folders.ts";
import { patternFor } from "../../shared/settings/name-patterns.ts";
import { isIgnored } from "./ignored-names.ts";
import { deepest, findOwn } from "./list-files.ts";
import { isOtherInbox } from "./marker/other-inbox.ts";

/** A folder of a million files far below must not keep the agent from the rest. */
const mostTooDeep = 100;
/** A folder in a folder in a folder, as a broken program makes them. */
const deepestLook = 64;

interface Counting {
  readonly root: string;
  /** For what is outside our own folders. */
  readonly ignoredNames: readonly string[];
  readonly obstacles: Obstacle[];
}

/**
 * Counts what is in an inbox now.
 *
 * @param ignoredNames of the inbox; see [Note: names that an inbox ignores]
 * @param fromDay such as "2026-11-15": `Done` grows for years, so its earlier folders are left out
 * @throws the operating system's error if the inbox itself cannot be listed
 */
export async function countInbox(root: string, ignoredNames: readonly string[], fromDay: string): Promise<InboxCount> {
  const counting: Counting = { root, ignoredNames, obstacles: [] };
  const entries = await readdir(root, { withFileTypes: true });
  const own = await findOwn(root, entries);
  const dropped = await countIn(
    counting,
    "",
    0,
    entries.filter(({ name }) => !own.has(name)),
  );
  const filed: CountedFile[] = [];
  const { dev } = await stat(root);
  for (const name of new Set(own.values())) {
    const folder = await stat(join(root, name)).catch(() => null);
    if (!folder?.isDirectory()) counting.obstacles.push({ path: name, is: "folder-blocked" });
    else if (folder.dev !== dev) counting.obstacles.push({ path: name, is: "folder-elsewhere" });
    if (folder?.isDirectory())
      // One level more than in the inbox: what was dropped in its deepest folder is filed a day's folder deeper.
      filed.push(
        ...(await countIn(
          { ...counting, ignoredNames: [] },
          name,
          -1,
          name === "Done" ? await recent(root, fromDay) : undefined,
        )),
      );
  }
  return { dropped, filed, obstacles: counting.obstacles };
}

/** Those entries of Done that are no folder of an earlier day. */
const recent = async (root: string, fromDay: string): Promise<Dirent[] | undefined> =>
  (await readdir(join(root, "Done"), { withFileTypes: true }).catch(() => undefined))?.filter(
    ({ name }) => !/^\d{4}-\d{2}-\d{2}/.test(name) || name >= fromDay,
  );

/** @param known the folder's entries, where they were read before */
async function countIn(of: Counting, folder: string, depth: number, known?: Dirent[]): Promise<CountedFile[]> {
  const entries = known ?? (await readdir(join(of.root, folder), { withFileTypes: true }).catch(() => null));
  if (entries === null) {
    // Deleted since its folder was listed, or closed.
    const isThere = await lstat(join(of.root, folder)).catch(() => null);
    if (isThere) of.obstacles.push({ path: folder, is: "folder-closed" });
    return [];
  }
  // What was filed is ours, whatever was around it.
  if (
    folder !== "" &&
    ownFolderOf(`${folder}/`) === undefined &&
    (await isOtherInbox(join(of.root, folder), entries))
  ) {
    of.obstacles.push({ path: folder, is: "other-inbox" });
    return [];
  }
  const files: CountedFile[] = [];
  for (const entry of entries) {
    if (isIgnored(entry.name)) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (patternFor(of.ignoredNames, entry.name) !== null) continue;
    if (entry.isDirectory()) {
      if (depth < deepestLook) files.push(...(await countIn(of, path, depth + 1)));
    } else if (depth > deepest) noteTooDeep(of, path);
    else {
      const file = await lstat(join(of.root, path)).catch((problem: NodeJS.ErrnoException) => problem.code ?? "");
      if (typeof file !== "string") files.push({ path, sizeBytes: file.size, changedAt: file.mtimeMs });
      else if (file === "ENOENT" && entry.name.includes("\uFFFD")) of.obstacles.push({ path, is: "name-unreadable" });
    }
  }
  return files;
}

function noteTooDeep({ obstacles }: Counting, path: string): void {
  if (obstacles.filter(({ is }) => is === "too-deep").length < mostTooDeep) obstacles.push({ path, is: "too-deep" });
}
