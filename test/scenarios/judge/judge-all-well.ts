/** @file Judges rule 5: where the agent says that all is well, every file in the folders belongs to an import in its place. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { folderFor } from "../../../shared/imports/own-folders.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";
import { isInOwnFolder, isNote } from "../own-folders.ts";

/** A file that was dealt with may take this long to be moved before it is named. */
const filingTakesMs = 60_000;

/**
 * Counts the files by themselves, and compares them with what people are told. What doesn't fit must be named.
 *
 * @param lookedAt when the agent compared its folders last, in epoch ms
 */
export function judgeAllWell(
  { disk, journal }: FakeWorld,
  { state, exceptions }: Pick<AgentStatus, "state" | "exceptions">,
  lookedAt: number,
  broken: string[],
): void {
  if (state !== "idle" && state !== "needs-you") return;
  const isIdle = state === "idle";
  if (isIdle && exceptions.length > 0) broken.push(`rule 5: all is well, and ${exceptions.length} files are not`);
  const named = new Set(exceptions.map(({ path }) => path));
  const all = journal.list(1_000);
  const imports = new Map(
    all.toReversed().flatMap((one) => [[one.place.movingTo, one] as const, [one.place.path, one] as const]),
  );
  for (const path of disk.paths()) {
    const folder = isInOwnFolder(path) ? path.slice(0, path.indexOf("/")) : null;
    // Beside what asks for a person, a file in the inbox may still settle.
    if (isNote(path) || named.has(path) || (folder === null && !isIdle)) continue;
    const import_ = imports.get(path);
    const isInPlace = folder !== null && import_ !== undefined && folderFor(import_.state) === folder;
    if (!isInPlace && !(import_ && mayBeMoved(import_, lookedAt)) && (isIdle || !isUnderWay(import_)))
      broken.push(
        `rule 5: ${state}, and ${path} is ${import_ ? `of an import that is ${import_.state.at}` : "of no import"}`,
      );
    if (isInPlace && wasChanged(import_, sha256Of(disk.read(path) ?? "")))
      broken.push(`rule 5: ${state}, and ${path} is not what was filed there`);
  }
  if (!isIdle) return;
  for (const { state: of, place } of all)
    if (of.at === "unknown" || (["held", "waiting"].includes(of.at) && place.path !== null))
      broken.push(`rule 5: all is well, and ${place.dropped} is ${of.at}`);
}

/** Beside what asks for a person, what was decided may wait for the posting hours. */
const isUnderWay = (import_: Import | undefined) => import_ !== undefined && folderFor(import_.state) === null;

const mayBeMoved = ({ state, since }: Import, lookedAt: number) =>
  folderFor(state) !== null && lookedAt - since < filingTakesMs;

/** What is held is looked at again before it goes. */
const wasChanged = ({ state, place, sha256 }: Import, now: string) =>
  state.at !== "held" && place.movingTo === null && sha256 !== now;
