/** @file Compares the inboxes with the journal after each sweep, and notices files that changed after they were filed. See [Note: all is well]. */

import {
  type CountedFile,
  type Exception,
  findExceptions,
  type InboxCount,
  isOver,
  mayHaveChanged,
  settlingTakesMs,
} from "../../shared/agent/exceptions.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { Ports } from "../imports/ports/ports.ts";
import { tellChange } from "../imports/take-in.ts";

export interface Reconciler {
  /**
   * Compares these inboxes, each that can be listed.
   *
   * @param always false to leave out an inbox whose last comparison took long and was a moment ago
   */
  reconcile(inboxes: readonly InboxSettings[], now: Comparing, always: boolean): Promise<void>;
  /** As of the last comparison of each inbox. */
  exceptions(): readonly Exception[];
}

/** What the comparison needs to know about this process and the imports under way. */
interface Comparing {
  /** False for a process that writes nothing down. */
  readonly mayTell: boolean;
  /** False if no agent runs that could move files. */
  readonly mayMove: boolean;
}

/** What is known of one inbox from one comparison to the next. */
interface Known {
  readonly exceptions: readonly Exception[];
  readonly paths: ReadonlySet<string>;
  /** By the id of an import: size and time of its file when its content was last known to be the one that was filed. */
  readonly marks: ReadonlyMap<string, string>;
  /** What was found and where the journal ended, if all was well: as long as both stay, all is well. */
  readonly wellAsOf: string | null;
  readonly endedAt: number;
  readonly tookMs: number;
}

const nothing: Known = {
  ...{ exceptions: [], paths: new Set(), marks: new Map(), wellAsOf: null, endedAt: 0, tookMs: 0 },
};
/** On a slow share with thousands of files a comparison takes seconds: it may take this part of the time. */
const restForEach = 100;
/** And no longer than that: a computer that slept meanwhile makes a comparison look as if it had taken hours. */
const longestRestMs = 15 * 60_000;

export function createReconciler(
  ports: Ports,
  count: (inbox: InboxSettings, nowMs: number) => Promise<InboxCount>,
  journalEnd: () => number,
  unsettled: () => readonly Unsettled[],
  report: (bug: unknown) => void,
): Reconciler {
  const { clock, journal } = ports;
  let watched: readonly InboxSettings[] = [];
  const known = new Map<string, Known>();
  const rounds = new Map<string, Promise<void>>();

  async function compare(inbox: InboxSettings, { mayTell, mayMove }: Comparing): Promise<void> {
    const startedAt = clock.now();
    const before = known.get(inbox.id) ?? nothing;
    const counted = await count(inbox, startedAt).catch(() => null);
    // An inbox that can't be listed is said to be out of reach.
    if (counted === null) return void known.delete(inbox.id);
    const asOf = JSON.stringify([journalEnd(), counted]);
    const took = () => ({ endedAt: clock.now(), tookMs: clock.now() - startedAt });
    const unsettledHere = unsettled().filter((file) => file.inbox === inbox.id);
    if (before.wellAsOf === asOf && unsettledHere.length === 0)
      return void known.set(inbox.id, { ...before, ...took() });
    const onTheWay = new Map(
      [...journal.unfiled(), ...journal.underWay()]
        .filter(({ inbox: of, place }) => of === inbox.id && place.movingTo !== null)
        .map((import_) => [import_.place.movingTo, import_]),
    );
    const importAt = (path: string) => journal.atPath(inbox.id, path) ?? onTheWay.get(path);
    const { changed, marks, isSure } = await findChanged(inbox, counted.filed, importAt, before, mayTell);
    const underWay = journal.underWay().filter(({ inbox: of }) => of === inbox.id);
    const held = {
      inbox: inbox.id,
      importAt,
      changed,
      unfiled: journal.unfiled(),
      mayMove,
      unsettled: unsettledHere,
      unreadable: await findUnreadable(underWay),
      leftovers: ports.leftovers(inbox.id),
      seenBefore: before.paths,
    };
    const found = findExceptions(held, counted, clock.now());
    const exceptions = await leaveOutFiled(found);
    // What is in the inbox, or not filed yet, may become an exception with time alone. What was left out may come back.
    const isWell = isSure && found.length + counted.dropped.length + held.unfiled.length + underWay.length === 0;
    // A count takes a while: a file that had an import at the last one may have been filed since it was listed now.
    const paths = new Set(counted.dropped.flatMap(({ path }) => (importAt(path) ? [] : path)));
    known.set(inbox.id, { exceptions, paths, marks, wellAsOf: isWell ? asOf : null, ...took() });
  }

  /** A count takes a while: what was listed may have been taken in, decided or filed since, and be somewhere else now. */
  async function leaveOutFiled(exceptions: readonly Exception[]): Promise<readonly Exception[]> {
    const left: Exception[] = [];
    for (const exception of exceptions) {
      const isGuess = exception.is === "unknown-file" || (exception.is === "not-taken-in" && exception.why === null);
      if (!isGuess || (await ports.folder.exists(exception.inbox, exception.path))) left.push(exception);
    }
    return left;
  }

  /** Files that wait to be read for long, and cannot be. */
  async function findUnreadable(underWay: readonly Import[]): Promise<readonly string[]> {
    const paths: string[] = [];
    for (const { inbox, state, since, place } of underWay) {
      if (state.at !== "reading" || place.path === null || clock.now() - since < settlingTakesMs) continue;
      const looked = await ports.folder.inspect(inbox, place.path);
      if (!looked.ok && looked.error.kind === "file-unreadable") paths.push(place.path);
    }
    return paths;
  }

  /** Looks into a file only where its size or time has changed. */
  async function findChanged(
    { id, settleMs }: InboxSettings,
    filed: readonly CountedFile[],
    importAt: (path: string) => Import | undefined,
    before: Known,
    mayTell: boolean,
  ) {
    const changed = new Set<string>();
    const marks = new Map<string, string>();
    /** False where a file could not be looked into yet. */
    let isSure = true;
    for (const file of filed) {
      const import_ = importAt(file.path);
      if (import_?.place.path !== file.path || import_.place.movingTo !== null) continue;
      const mark = `${file.sizeBytes}/${file.changedAt}`;
      const unchanged = before.marks.get(import_.id);
      // Under way, it is looked at again before it goes. What it holds now was perhaps never looked at.
      if (!isOver(import_)) {
        if (unchanged !== undefined) marks.set(import_.id, unchanged);
        continue;
      }
      if (unchanged === undefined ? !mayHaveChanged(file, import_) : unchanged === mark) {
        marks.set(import_.id, mark);
        continue;
      }
      if (unchanged !== undefined) marks.set(import_.id, unchanged);
      const stillForMs = clock.now() - file.changedAt;
      const isStill = stillForMs < 0 || stillForMs >= settleMs;
      const looked = isStill ? await ports.folder.inspect(id, file.path) : null;
      if (!looked?.ok) {
        isSure = false;
        continue;
      }
      const { sha256 } = looked.value.drop;
      if (sha256 === import_.sha256) marks.set(import_.id, mark);
      else if (await isToBeNamed(import_, sha256, mayTell)) changed.add(file.path);
    }
    return { changed, marks, isSure };
  }

  /** A change that a full journal can't take is still named. */
  async function isToBeNamed(import_: Import, sha256: string, mayTell: boolean): Promise<boolean> {
    try {
      return await tellChange(ports, import_, sha256, mayTell);
    } catch (bug) {
      report(bug);
      return true;
    }
  }

  /** One comparison of each inbox at a time; those who ask in between wait for that one. */
  function visit(inbox: InboxSettings, now: Comparing): Promise<void> {
    const running = rounds.get(inbox.id);
    if (running) return running;
    const round = compare(inbox, now)
      .catch(report)
      .finally(() => rounds.delete(inbox.id));
    rounds.set(inbox.id, round);
    return round;
  }

  const rests = ({ id }: InboxSettings) => {
    const { endedAt, tookMs } = known.get(id) ?? nothing;
    const since = clock.now() - endedAt;
    return since >= 0 && since < Math.min(tookMs * restForEach, longestRestMs);
  };

  return {
    async reconcile(inboxes, now, always) {
      watched = inboxes;
      await Promise.all(inboxes.filter((inbox) => always || !rests(inbox)).map((inbox) => visit(inbox, now)));
    },
    exceptions: () => watched.flatMap(({ id }) => known.get(id)?.exceptions ?? []),
  };
}
