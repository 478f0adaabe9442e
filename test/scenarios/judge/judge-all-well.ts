/** @file Judges rule 5: where the agent says that all is well, every file in the folders belongs to an import in its place. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { folderFor } from "../../../shared/imports/import.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import { isInOwnFolder, isNote } from "../own-folders.ts";

/**
 * Counts the files by themselves, and compares them with what people are told.
 *
 * @param strangers files that people put where only the agent should: it owes nobody an account of them
 */
export function judgeAllWell(
  { disk, journal }: FakeWorld,
  { state }: Pick<AgentStatus, "state">,
  strangers: ReadonlySet<Uint8Array>,
  broken: string[],
): void {
  if (state !== "idle") return;
  const unfiled = new Set(journal.unfiled().map(({ id }) => id));
  const imports = new Map(
    journal.list(1_000).flatMap((one) => [[one.place.movingTo, one] as const, [one.place.path, one] as const]),
  );
  for (const path of disk.paths()) {
    const bytes = disk.read(path);
    if (isNote(path) || (bytes && strangers.has(bytes))) continue;
    const import_ = imports.get(path);
    // It was dealt with, and its move was refused: it is moved later.
    if (import_ && unfiled.has(import_.id)) continue;
    const folder = isInOwnFolder(path) ? path.slice(0, path.indexOf("/")) : null;
    if (folder === null || import_ === undefined || folderFor(import_.state) !== folder)
      broken.push(
        `rule 5: all is well, and ${path} is ${import_ ? `of an import that is ${import_.state.at}` : "of no import"}`,
      );
  }
  for (const { state: of, place } of imports.values())
    if (of.at === "unknown" || (["held", "waiting"].includes(of.at) && place.path !== null))
      broken.push(`rule 5: all is well, and ${place.dropped} is ${of.at}`);
}
