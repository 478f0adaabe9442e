/** @file Finds the files behind the paths that a person adds: which ones to copy, and which ones are refused and why. */

import type { Stats } from "node:fs";
import { lstat, readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import type { Added, NotAdded } from "../../shared/agent/adding.ts";
import { ignoringPattern, isIgnored } from "./ignored-names.ts";
import { deepest } from "./list-files.ts";
import { isOtherInbox, ownFolderNamed } from "./marker/other-inbox.ts";

export interface FileToAdd {
  readonly from: string;
  /** Relative to the inbox, `/` between its parts. */
  readonly to: string;
  readonly sizeBytes: number;
}

/** Folders that no file may be added from. */
export interface KeptOut {
  readonly inboxes: readonly string[];
  /** The data folder. */
  readonly ours: string;
}

/** More files than this means that the wrong folder was chosen, such as a whole disk. */
const mostFiles = 1_000;
/** Several times the finance system's largest permitted file. */
const mostBytes = 1_000_000_000;

type Refused = Added["refused"][number];

export async function findAdded(
  paths: readonly string[],
  keptOut: KeptOut,
  ignoredNames: readonly string[],
): Promise<{ readonly files: readonly FileToAdd[]; readonly refused: readonly Refused[] }> {
  const [ours, ...inboxes] = await Promise.all([keptOut.ours, ...keptOut.inboxes].map(realOf));
  const files: FileToAdd[] = [];
  const refused: Refused[] = [];

  /** Why no file may be added from this place, or null. */
  const findRefusal = (real: string): NotAdded | null => {
    if (ours !== undefined && isWithin(ours, real)) return { kind: "our-own" };
    return inboxes.some((inbox) => isWithin(inbox, real)) ? { kind: "in-an-inbox" } : null;
  };

  async function visit(from: string, to: string, stats: Stats, found: FileToAdd[]): Promise<void> {
    const refuse = (why: NotAdded) => void refused.push({ name: to, why });
    const refusal = findRefusal(from);
    if (refusal) return refuse(refusal);
    const pattern = ignoringPattern(ignoredNames, to);
    if (pattern !== null) return refuse({ kind: "ignored-here", pattern });
    if (stats.isFile()) {
      if (stats.size > mostBytes) return refuse({ kind: "too-large", limitBytes: mostBytes });
      return void found.push({ from, to, sizeBytes: stats.size });
    }
    if (!stats.isDirectory()) return refuse({ kind: "not-a-file" });
    if (to.split("/").length > deepest) return refuse({ kind: "too-deep" });
    const entries = await readdir(from, { withFileTypes: true }).catch((problem: NodeJS.ErrnoException) => problem);
    if (!Array.isArray(entries)) return refuse({ kind: "unreadable", detail: entries.code ?? entries.message });
    if (await isOtherInbox(from, entries)) return refuse({ kind: "other-inbox" });
    const names = entries.map(({ name }) => name);
    for (const name of names.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))) {
      if (found.length > mostFiles) return;
      // Nobody means to add .DS_Store and the like, so they are left out silently.
      if (isIgnored(name)) continue;
      const inside = await lstat(join(from, name)).catch(() => null);
      if (inside) await visit(join(from, name), `${to}/${name}`, inside, found);
    }
  }

  for (const path of paths) {
    const name = basename(path);
    const refuse = (why: NotAdded) => void refused.push({ name, why });
    const stats = await lstat(path).catch((problem: NodeJS.ErrnoException) => problem);
    if (stats instanceof Error)
      refuse(stats.code === "ENOENT" ? { kind: "gone" } : { kind: "unreadable", detail: stats.code ?? stats.message });
    else if (isIgnored(name)) refuse({ kind: "passed-over" });
    else if (stats.isDirectory() && ownFolderNamed(name) !== undefined) refuse({ kind: "own-folder-name" });
    else {
      const found: FileToAdd[] = [];
      // The last part of the path is no link, but the folders before it may be.
      await visit(join(await realOf(dirname(path)), name), name, stats, found);
      if (files.length + found.length > mostFiles) refuse({ kind: "too-many", limit: mostFiles });
      else files.push(...found);
    }
  }
  return { files, refused };
}

/** Resolves links and takes the disk's own spelling. A missing path is returned as it is. */
const realOf = (path: string): Promise<string> => realpath(path).catch(() => path);

const isWithin = (folder: string, path: string): boolean => path === folder || path.startsWith(join(folder, sep));
