/**
 * @file Ends an import that waits because of problems once its corrected copy was sent.
 *
 * [Note: a corrected copy]
 *
 * A person corrects the copy beside a file with problems, and moves it into the inbox or saves it there. Once all of it
 * was sent, the file itself has nothing more to send. The copy is known by its name. The file goes on waiting where
 * fewer rows were sent than wait with it, where two files may be meant, and where the copy was another file's. It need
 * not be there any more: who has corrected its copy may have taken it away.
 */

import type { Import } from "../../../shared/imports/import.ts";
import { fileNameOf, folderOf } from "../../../shared/values/file-names/file-path.ts";
import type { Ports } from "../ports/ports.ts";
import { commit, recordCorrected } from "../state/record.ts";

interface Pair {
  readonly original: Import;
  readonly corrected: Import;
  /** The copy is no longer where we had laid it. */
  readonly hasLeft: boolean;
}

/** @param mayAct false for an import that is to be left alone now */
export async function noticeCorrected(ports: Ports, mayAct: (import_: Import) => boolean): Promise<void> {
  const pairs: Pair[] = [];
  for (const original of [...ports.journal.asking(), ...ports.journal.waitingForCopy()]) {
    const candidates = findCandidates(ports.journal, original);
    if (candidates.length === 0) continue;
    const hasLeft = await hasCopyLeft(ports, original);
    const corrected = candidates.find(
      ({ place }) => hasLeft || folderOf(place.dropped) === folderOf(original.place.dropped),
    );
    if (corrected !== undefined) pairs.push({ original, corrected, hasLeft });
  }
  for (const [_, found] of Map.groupBy(pairs, ({ corrected }) => corrected.id)) {
    const left = found.filter(({ hasLeft }) => hasLeft);
    const [pair, ...others] = left.length > 0 ? left : found;
    if (pair === undefined || others.length > 0 || !mayAct(pair.original)) continue;
    const { id, place } = pair.corrected;
    await commit(ports, (drafting) => {
      if (drafting.journal.correctedIn(id).length === 0)
        recordCorrected(drafting, pair.original, { type: "mark-corrected", in: { id, file: place.dropped } });
    });
  }
}

/** Those that may be the corrected copy, newest first. */
function findCandidates(journal: Ports["journal"], original: Import): readonly Import[] {
  const { id, inbox, state, place, sentBefore } = original;
  if (state.at !== "waiting" || state.why.kind !== "rows-have-problems" || !place.copy || place.movingTo !== null)
    return [];
  const name = fileNameOf(place.copy.path);
  const { problems, rowsReady } = state.why;
  const rows = new Set(problems.map(({ row }) => row)).size + rowsReady;
  // The copy has the rows that were sent too, and they wait for nothing.
  const notMeant = new Set([id, ...sentBefore.map(({ first }) => first.importId), ...journal.notCorrectedIn(id)]);
  return [...new Set([`${folderOf(place.dropped)}${name}`, name])]
    .flatMap((path) => journal.droppedAt(inbox, path))
    .filter(
      (copy) =>
        copy.state.at === "done" &&
        !notMeant.has(copy.id) &&
        Number(copy.id) > Number(id) &&
        rowsSentFor(journal, copy, notMeant) >= rows &&
        journal.correctedIn(copy.id).length === 0,
    );
}

/** Its own, those of its own corrected copy, and those that had gone before, but not with these imports. */
function rowsSentFor(
  journal: Ports["journal"],
  { state, parts, sentBefore }: Import,
  notMeant: ReadonlySet<string>,
): number {
  const corrected = state.at === "done" && state.correctedIn ? journal.get(state.correctedIn.id) : undefined;
  const before = parts.length === 0 ? [] : sentBefore.filter(({ first }) => !notMeant.has(first.importId));
  const own = parts.reduce((sum, { invoices }) => sum + invoices, before.length);
  return corrected === undefined ? own : own + rowsSentFor(journal, corrected, notMeant);
}

async function hasCopyLeft({ folder }: Ports, { inbox, place }: Import): Promise<boolean> {
  return place.copy !== undefined && !(await folder.exists(inbox, place.copy.path)) && !(await folder.seemsAway(inbox));
}
