/** @file Reads and writes the marker of an inbox, the hidden file `.pigeonhole`. See [Note: one inbox, one journal]. */

import { link, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOwnFolder } from "../../../shared/imports/own-folders.ts";
import type { Marker, MarkerFound, Markers, MarkerWritten } from "../../imports/ports/marker-port.ts";
import { highestNumberIn } from "./numbers-in-notes.ts";
import { markerName } from "./other-inbox.ts";

/** Ours at the top of an inbox: the marker, one that is being written, and the file of `try-folder.ts`. */
export const isMarker = (path: string): boolean => /^\.pigeonhole(?:-|$)/.test(path);

/** For people who open it. */
const says = "Pigeonhole imports this folder. One computer does so at a time; this file says which. Leave it here.";

/** @param pathOf returns an inbox's folder by its id, or null if the settings have no such inbox */
export function createMarkerFiles(pathOf: (inbox: string) => string | null): Markers {
  const markerIn = (folder: string) => join(folder, markerName);
  /** A name that nobody else uses at the same time, in the same folder. */
  const unfinishedIn = (folder: string, { claim }: Marker) => join(folder, `${markerName}-${claim}`);

  async function read(inbox: string): Promise<MarkerFound> {
    const folder = pathOf(inbox);
    if (folder === null) return { is: "away" };
    try {
      return found(await readFile(markerIn(folder), "utf8"));
    } catch (problem) {
      const { code, message } = problem as NodeJS.ErrnoException;
      const isThere = await stat(folder).then(
        (stats) => stats.isDirectory(),
        () => false,
      );
      if (!isThere) return { is: "away" };
      return code === "ENOENT" ? { is: "none" } : { is: "unreadable", detail: message };
    }
  }

  /** A file server may carry a request out and lose the answer, or report a failure: what is there now counts. */
  async function isThere(inbox: string, { claim }: Marker): Promise<boolean> {
    const there = await read(inbox);
    return there.is === "marker" && there.marker.claim === claim;
  }

  async function write(
    inbox: string,
    marker: Marker,
    put: (unfinished: string, target: string, text: string) => Promise<void>,
  ): Promise<MarkerWritten> {
    const folder = pathOf(inbox);
    if (folder === null) return { is: "refused", detail: `there is no inbox ${inbox}` };
    const unfinished = unfinishedIn(folder, marker);
    const text = textOf(marker);
    try {
      await writeFile(unfinished, text, { flag: "wx" });
      await removeLeftovers(folder, unfinished);
      await put(unfinished, markerIn(folder), text);
      return (await isThere(inbox, marker)) ? { is: "written" } : { is: "taken" };
    } catch (problem) {
      if (await isThere(inbox, marker)) return { is: "written" };
      const { code, message } = problem as NodeJS.ErrnoException;
      return code === "EEXIST" ? { is: "taken" } : { is: "refused", detail: message };
    } finally {
      await unlink(unfinished).catch(() => {});
    }
  }

  return {
    read,
    create: (inbox, marker) =>
      write(inbox, marker, async (unfinished, target, text) => {
        // A link makes the whole file at once, or fails where there is one. Some shares have no links.
        await link(unfinished, target).catch(async (problem: NodeJS.ErrnoException) => {
          if (problem.code === "EEXIST") throw problem;
          await writeFile(target, text, { flag: "wx" });
        });
      }),
    async replace(inbox, before, marker) {
      const there = await read(inbox);
      const isExpected =
        there.is === "marker"
          ? there.marker.claim === before
          : there.is !== "none" && there.is !== "away" && before === null;
      return isExpected ? write(inbox, marker, rename) : { is: "taken" };
    },
    async hasOwnFolder(inbox) {
      const folder = pathOf(inbox);
      const entries = folder === null ? [] : await readdir(folder, { withFileTypes: true }).catch(() => []);
      return entries.some((entry) => entry.isDirectory() && isOwnFolder(entry.name));
    },
    async highestNumber(inbox) {
      const folder = pathOf(inbox);
      return folder === null ? 0 : await highestNumberIn(folder);
    },
    async remove(inbox, claim) {
      const folder = pathOf(inbox);
      const there = await read(inbox);
      if (folder !== null && there.is === "marker" && there.marker.claim === claim)
        await unlink(markerIn(folder)).catch(() => {});
    },
  };
}

/** What is older than this was left by a process that died; writing a marker takes moments. */
const leftAfterMs = 10 * 60_000;

/** @param fresh was written just now: how old the others are is told by the file server's own clock */
async function removeLeftovers(folder: string, fresh: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${markerName}-`));
  if (names.length < 2) return;
  const now = (await stat(fresh)).mtimeMs;
  for (const path of names.map((name) => join(folder, name))) {
    const at = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - at > leftAfterMs) await unlink(path).catch(() => {});
  }
}

const textOf = ({ seenAt, ...marker }: Marker): string =>
  `${JSON.stringify({ says, ...marker, seenAt: new Date(seenAt).toISOString() }, null, 2)}\n`;

function found(text: string): MarkerFound {
  try {
    const { journal, instance, claim, inbox, computer, seenAt } = JSON.parse(text);
    const marker = { journal, instance, claim, inbox, computer, seenAt: Date.parse(seenAt) };
    const { seenAt: at, ...words } = marker;
    const isWhole = Object.values(words).every((word) => typeof word === "string" && word.length <= 300);
    return isWhole && Number.isFinite(at) ? { is: "marker", marker } : { is: "damaged" };
  } catch {
    return { is: "damaged" };
  }
}
