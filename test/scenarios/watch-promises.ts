/** @file Watches one history: whatever happens, each promise is checked after every step and in the end. */

import { openDatabase } from "../../main/journal/integrity/open-database.ts";
import type { Import } from "../../shared/imports/import.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import { folderFor } from "../../shared/imports/own-folders.ts";
import { hasSentAny } from "../../shared/imports/sent-in-part.ts";
import type { FakeWorld } from "../fakes/fake-world.ts";
import { overJournal } from "../fakes/journal-writes.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import { createJudge, type Judge } from "./judge/judge.ts";
import { keyOfDocument, keysOfArrival, keysOfRows, rowsOfPayload, whatIsIn } from "./judge/what-a-file-holds.ts";
import { isNote } from "./own-folders.ts";

export interface Watch {
  /** Every file that should lie somewhere; people lay and take them. */
  readonly laid: Set<Uint8Array>;
  readonly broken: string[];
  readonly judge: Judge;
  /** Two histories that went the same way have the same. */
  readonly trace: number;
  /** Something that the trace should tell. */
  tell(what: string): void;
  /** The same journal, with each save held to the drawing. */
  over(journal: MemoryJournal): MemoryJournal;
  /** A person says that what this part sends should go once more. */
  sendsAgain(keys: readonly string[]): void;
  check(world: FakeWorld): void;
  /** Once the world is well, time has passed and all is quiet. @param named the paths of the files that people are told of */
  checkEnd(world: FakeWorld, strangers: ReadonlySet<Uint8Array>, named: ReadonlySet<string>): void;
}

/** @param world what is watched, once it is made */
export function createWatch(world: () => FakeWorld): Watch {
  const laid = new Set<Uint8Array>();
  const broken: string[] = [];
  const judge = createJudge(broken, world);
  const { times, again, unsaved } = judge.known;
  let arrivalsSeen = 0;
  let savesSeen = 0;
  let saves = 0;
  let trace = 0x811c9dc5;
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  function tell(what: string): void {
    for (let n = 0; n < what.length; n += 1) trace = Math.imul(trace ^ what.charCodeAt(n), 0x01000193) >>> 0;
  }

  function neverLost({ disk }: FakeWorld): void {
    const files = disk.paths().filter((path) => !isNote(path));
    // Pigeonhole lays these itself.
    for (const path of files) if (isDraft.test(path)) laid.add(disk.read(path) ?? empty);
    if (files.length === laid.size && files.every((path) => laid.has(disk.read(path) ?? empty))) return;
    broken.push(`lost, doubled or changed: ${laid.size} files should lie there, and there are ${files.join(", ")}`);
  }

  function tellArrivals({ service }: FakeWorld): void {
    judge.countArrivals();
    for (; arrivalsSeen < service.arrived.length; arrivalsSeen += 1) {
      const arrival = service.arrived[arrivalsSeen];
      for (const key of arrival ? keysOfArrival(arrival) : []) tell(`arrived ${key}`);
    }
  }

  function neverUntrue({ journal }: FakeWorld): void {
    for (const import_ of journal.list(1_000))
      import_.parts.forEach(({ state, status }, n) => {
        // Without a status it was a person who said so.
        if (state !== "done" || status === null) return;
        const missing = keysOfPart(journal, import_, n).filter((key) => !times.has(key) && !unsaved.has(key));
        if (missing.length > 0)
          broken.push(`${import_.place.dropped} is said to have arrived, and has not: ${missing}`);
      });
  }

  /** Whether anything of an import left is what its calls say. See [Note: what was sent]. */
  function neverSaidUnsent({ journal }: FakeWorld): void {
    for (const import_ of journal.list(1_000)) {
      const { id, state, parts, place } = import_;
      if (state.at !== "failed" || (state.why.kind !== "withdrawn" && state.why.kind !== "rejected")) continue;
      if ("mayHaveArrived" in state.why || hasSentAny(import_)) continue;
      const hasArrived = parts.some((_, n) => keysOfPart(journal, import_, n).some((key) => times.has(key)));
      if (
        hasArrived &&
        [...journal.trail()].some(({ importId, what }) => importId === id && what === "outcome-unknown")
      )
        broken.push(`${place.dropped} has arrived, and is said to be unsent`);
    }
  }

  function countsAddUp({ journal }: FakeWorld): void {
    const { byState } = journal.tally();
    const sum = Object.values(byState).reduce((total, count) => total + count, 0);
    const all = journal.list(1_000).length;
    if (sum !== all) broken.push(`${all} were taken in, and the counts come to ${sum}`);
  }

  return {
    laid,
    broken,
    judge,
    get trace() {
      return trace;
    },
    tell,
    over(given) {
      const journal = judge.over(given);
      return overJournal(journal, {}, (draft) => ({
        add(entry, event) {
          saves += 1;
          tell(`add ${entry.dropped} ${entry.sha256.slice(0, 8)}`);
          return draft.add(entry, event);
        },
        save(...saved) {
          const [next, event] = saved;
          const was = draft.get(next.id)?.state.at;
          const isSaved = draft.save(...saved);
          saves += 1;
          tell(`${next.id} ${next.version} ${event?.what} ${next.state.at} ${next.place.path} ${isSaved}`);
          if (isSaved && !edges.has(`${was}>${next.state.at}`))
            broken.push(`import ${next.id} went from ${was} to ${next.state.at}`);
          return isSaved;
        },
      }));
    },
    sendsAgain(keys) {
      for (const key of keys) add(again, key);
    },
    check(world) {
      neverLost(world);
      tellArrivals(world);
      // What the journal says changes with a save alone.
      if (saves === savesSeen) return;
      savesSeen = saves;
      neverUntrue(world);
      neverSaidUnsent(world);
      countsAddUp(world);
    },
    checkEnd(world, strangers, named) {
      const { disk, journal } = world;
      const all = journal.list(1_000);
      /** An inbox that was empty for a while looked as if its files were taken: one that is there again is named. */
      const isTold = (path: string): boolean => {
        const sha = sha256Of(disk.read(path) ?? empty);
        return (
          named.has(path) &&
          all.some(({ state, sha256 }) => state.at === "failed" && state.why.kind === "withdrawn" && sha256 === sha)
        );
      };
      for (const import_ of all) {
        const { state, place } = import_;
        // Also what waits for another file: that one continues by itself, or both need a person.
        if (folderFor(state) === null) broken.push(`in the end ${place.dropped} is still ${JSON.stringify(state)}`);
      }
      for (const { id, state, place } of journal.unfiled())
        broken.push(`in the end import ${id}, ${state.at}, lies at ${place.path} (moving to ${place.movingTo})`);
      // What people take out of Done and Duplicates is nobody's business any more.
      for (const { id, place } of all.filter(needsPerson))
        if (place.path !== null && !disk.read(place.path))
          broken.push(`in the end import ${id} is not at ${place.path}`);
      for (const path of disk.paths()) {
        if (isNote(path) || strangers.has(disk.read(path) ?? empty)) continue;
        if (!all.some(({ place }) => place.path === path) && !isTold(path))
          broken.push(`in the end nobody knows of ${path}`);
      }
    },
  };
}

const empty = new Uint8Array();
const isDraft = /^Needs you\/.* - reversal(?: \(\d+\))?\.csv$/;

/** As the tables of the real journal have them. */
const edges: ReadonlySet<string> = (() => {
  const database = openDatabase(":memory:");
  const rows = database.prepare("SELECT was, becomes FROM edges").all();
  database.close();
  return new Set(rows.map(({ was, becomes }) => `${was}>${becomes}`));
})();

export const keysOfPart = (
  journal: MemoryJournal,
  { id, kind, connection, purchaseInvoiceId, sha256 }: Import,
  n: number,
) =>
  kind === "document"
    ? [keyOfDocument(connection, purchaseInvoiceId, sha256)]
    : keysOfPayload(connection, journal.payload(id, n));

/** All that a file can send, once read. */
export const keysOfFile = (import_: Import, bytes: Uint8Array | undefined): readonly string[] =>
  import_.kind === "document"
    ? [keyOfDocument(import_.connection, import_.purchaseInvoiceId, import_.sha256)]
    : keysOfRows(import_.connection, whatIsIn(bytes).rows);

const keysOfPayload = (connection: string, payload: string): readonly string[] =>
  keysOfRows(connection, rowsOfPayload(payload));
