/** @file Opens the journal, and has every call say so once its file turns out to be damaged or its disk full. */

import { createGroupCommits, type Decided } from "./database/group-commits.ts";
import { isDamage, isNoRoom, JournalUnusable, unusableForNoRoom } from "./integrity/journal-unusable.ts";
import { openDatabase } from "./integrity/open-database.ts";
import type { OpenDraft, OpenJournal } from "./journal.ts";
import { createJournalOn } from "./journal-on-database.ts";
import type { LaunchPlanWriter } from "./staging/staged-plan.ts";
import { type Origin, thisMachine } from "./trail/trail.ts";

/**
 * Opens the journal in `file`, making it where there is none.
 *
 * @param onlyReads see openDatabase
 * @param onDamage told once, where it turns out to be damaged only later; from then on every call throws the same
 * @param launchPlanWriter starts the process that writes long plans; without it they are written in this one
 * @throws JournalUnusable
 */
export function openJournal(
  file: string,
  now: () => number,
  onlyReads = false,
  onDamage: (problem: JournalUnusable) => void = () => {},
  launchPlanWriter: LaunchPlanWriter | null = null,
  origin: Origin = thisMachine,
): OpenJournal {
  const journal = createJournalOn(openDatabase(file, onlyReads), { file, onlyReads, launchPlanWriter }, now, origin);
  let damage: JournalUnusable | null = null;
  let noRoom: JournalUnusable | null = null;
  const guard = <T>(act: () => T): T => {
    if (damage) throw damage;
    try {
      return act();
    } catch (problem) {
      if (isNoRoom(problem)) noRoom ??= unusableForNoRoom(file, problem);
      if (!isDamage(problem)) throw problem;
      damage = new JournalUnusable(file, { is: "damaged" }, problem);
      onDamage(damage);
      throw damage;
    }
  };
  const { close, acquireDriverLock: claim, trail, sentInvoices, stage, commit, commitEach, ...others } = journal;
  const { planBeingWritten, ...reads } = others;
  const failed = (why: unknown): Decided => {
    try {
      return guard(() => {
        throw why;
      });
    } catch (guarded) {
      return { is: "failed", why: guarded };
    }
  };
  const together = createGroupCommits<OpenDraft>(
    (decides) =>
      guard(() => commitEach(decides)).map((decided) => (decided.is === "failed" ? failed(decided.why) : decided)),
    planBeingWritten,
  );
  function* guardEach<T>(all: Iterable<T>): Iterable<T> {
    const each = all[Symbol.iterator]();
    for (let next = guard(() => each.next()); !next.done; next = guard(() => each.next())) yield next.value;
  }
  const guarded = Object.entries(reads).map(([name, read]) => [
    name,
    (...given: unknown[]) => guard(() => (read as (...given: unknown[]) => unknown)(...given)),
  ]);
  return {
    ...(Object.fromEntries(guarded) as typeof reads),
    async commit(decide) {
      for (let other = planBeingWritten(); other !== null; other = planBeingWritten()) await other;
      return guard(() => commit(decide));
    },
    stage,
    commitSoon: together.commit,
    close() {
      together.flush();
      close();
    },
    acquireDriverLock: claim,
    foundNoRoom: () => noRoom,
    forgetNoRoom() {
      noRoom = null;
    },
    trail: (filter) => guardEach(trail(filter)),
    sentInvoices: (filter) => guardEach(sentInvoices(filter)),
  };
}
