/** @file A fake world that can be troubled in every way a history asks for, and that counts what has troubled whom. */

import type { Parser } from "../../main/imports/ports/parser-port.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { createFakeClock, untilPromisesSettle } from "../fakes/fake-clock.ts";
import { createFakeParser } from "../fakes/fake-parser.ts";
import { readLocated } from "../fakes/fake-service.ts";
import { createFakeWorld, type FakeWorld, officeOf, sampleSettings } from "../fakes/fake-world.ts";
import { overJournal, overtaking, writing } from "../fakes/journal-writes.ts";
import { type MemoryDisk, sha256Of } from "../fakes/memory-disk.ts";
import { createMemoryJournal, type MemoryJournal } from "../fakes/memory-journal.ts";
import type { Spoilt } from "./life.ts";
import { isInOwnFolder } from "./own-folders.ts";

/** Thrown by a journal whose disk is full; no bug of anyone's. */
export class DiskFull extends Error {}

interface Troubles {
  parserStops: number;
  isHollow: boolean;
  diskDelayMs: number;
  writesToFail: number;
  savesToOvertake: number;
}

export const noTroubles: Troubles = {
  parserStops: 0,
  isHollow: false,
  diskDelayMs: 0,
  writesToFail: 0,
  savesToOvertake: 0,
};

export interface TroubledWorld extends FakeWorld {
  readonly troubles: Troubles;
  /** How often each fault has come true. */
  readonly fired: Map<string, number>;
  /** What one life of the agent sees of all this. */
  readonly spoilt: Spoilt;
  /** The fingerprints of files that another computer may have sent before the inbox was taken over from it. */
  readonly leftByAnother: Set<string>;
  /** `no-inbox` takes the inbox out of the settings. */
  change(settings: Partial<InboxSettings> | "no-inbox"): void;
  /** Adds an inbox to the settings that is the same folder, through a link, for another office. */
  addLinked(): void;
}

export function createTroubledWorld(
  given: Partial<InboxSettings>,
  watch: (journal: MemoryJournal) => MemoryJournal,
): TroubledWorld {
  const troubles = { ...noTroubles };
  const fired = new Map<string, number>();
  const fire = (fault: string) => void fired.set(fault, (fired.get(fault) ?? 0) + 1);
  let settings = settingsOf(given);
  let isLinked = false;
  const withLinked = (made: ReadSettings) => (isLinked ? linkedTo(made) : made);
  const world = createFakeWorld(
    settings,
    (now) => watch(createMemoryJournal(now)),
    createFakeClock(1, untilPromisesSettle),
  );
  const never = new AbortController().signal;

  const spoilParser = async <T>(ask: () => Promise<Result<T, DropFailure>>): Promise<Result<T, DropFailure>> => {
    if (troubles.isHollow)
      return fail({ kind: "unreadable-spreadsheet", detail: { say: "could-not-be-opened", code: "ENOENT" } });
    if (troubles.parserStops === 0) return ask();
    troubles.parserStops -= 1;
    fire("parser stopped");
    return fail({ kind: "parser-stopped", why: "crash", isWorkbook: false, detail: { say: "answer-makes-no-sense" } });
  };
  const parser: Parser = {
    read: (request) => spoilParser(() => rememberingParser(world.disk).read(request)),
    correct: (request, correction) => spoilParser(() => rememberingParser(world.disk).correct(request, correction)),
    listInside: (request) => spoilParser(() => rememberingParser(world.disk).listInside(request)),
    openInside: (request, at) => spoilParser(() => rememberingParser(world.disk).openInside(request, at)),
    unpack: (request) => spoilParser(() => rememberingParser(world.disk).unpack(request)),
    takeOut: (request) => spoilParser(() => rememberingParser(world.disk).takeOut(request)),
  };

  /** A share that is hollow has gone, and an empty folder stands where it was. */
  const spoilFolder = (folder: Inboxes): Inboxes => {
    const pause = async () => {
      if (troubles.diskDelayMs > 0) await world.clock.wait(troubles.diskDelayMs, never);
    };
    const orHollow = async <T>(look: () => Promise<T>, hollow: T): Promise<T> => {
      await pause();
      if (!troubles.isHollow) return look();
      fire("hollow inbox");
      return hollow;
    };
    return {
      ...folder,
      async sweep(inbox, nowMs) {
        if (world.disk.lost(inbox.id) !== null) fire("unreachable inbox");
        return orHollow(() => folder.sweep(inbox, nowMs), { settled: [], unsettled: [], unreachable: null });
      },
      inspect: (inbox, path) =>
        orHollow(
          () => folder.inspect(inbox, path),
          fail(isInOwnFolder(path) ? { kind: "file-unreadable", detail: "no folder" } : { kind: "file-changed" }),
        ),
      exists: (...of) => orHollow(() => folder.exists(...of), false),
      seemsAway: (...of) => orHollow(() => folder.seemsAway(...of), true),
      count: (...of) => orHollow(() => folder.count(...of), { dropped: [], filed: [], obstacles: [] }),
      hasNote: (...of) => orHollow(() => folder.hasNote(...of), false),
      async move(...of) {
        const moved = await orHollow(() => folder.move(...of), isInOwnFolder(of[1]) ? "refused" : "gone");
        if (moved !== "moved") fire(`move ${moved}`);
        return moved;
      },
      writeNote: (...of) => orHollow(() => folder.writeNote(...of), undefined),
      writeCopy: (...of) => orHollow(() => folder.writeCopy(...of), null),
      layBeside: (...of) => orHollow(() => folder.layBeside(...of), null),
      removeCopy: (...of) => orHollow(() => folder.removeCopy(...of), undefined),
      removeNote: (...of) => orHollow(() => folder.removeNote(...of), undefined),
    };
  };

  const spoilJournal = (journal: MemoryJournal): MemoryJournal => {
    const unlessFull = <G extends unknown[], R>(write: (...given: G) => R) => {
      return (...given: G): R => {
        if (troubles.writesToFail === 0) return write(...given);
        troubles.writesToFail -= 1;
        fire("disk full");
        throw new DiskFull("no space left on device");
      };
    };
    const isOvertaken = () => {
      if (troubles.savesToOvertake === 0) return false;
      troubles.savesToOvertake -= 1;
      fire("save overtaken");
      return true;
    };
    const besideOthers = overtaking(journal, isOvertaken, (id) => {
      const before = journal.get(id);
      if (before) writing(journal).save({ ...before, version: before.version + 1 }, null);
    });
    return overJournal(besideOthers, {}, ({ add, save, setMetadata }) => ({
      add: unlessFull(add),
      save: unlessFull(save),
      setMetadata: unlessFull(setMetadata),
    }));
  };

  const leftByAnother = new Set<string>();
  return {
    ...world,
    leftByAnother,
    get settings() {
      return settings;
    },
    ports: {
      ...world.ports,
      parser,
      doubtAbout: ({ sha256 }) => (leftByAnother.has(sha256) ? { from: 0, until: world.clock.now() } : null),
      officeOf: async (id) => officeOf(settings, id),
      // The real note is tested where it is written; its dates take longer than all the rest.
      noteFor: (import_) => (needsPerson(import_) ? `${words.note.heading}\n${import_.id} ${import_.state.at}` : null),
      inboxSettings: (id) => settings.settings.inboxes.find((inbox) => inbox.id === id),
    },
    troubles,
    fired,
    spoilt: { folder: spoilFolder, journal: spoilJournal },
    change(next) {
      settings = next === "no-inbox" ? without(settings) : withLinked(settingsOf({ ...given, ...next }));
    },
    addLinked() {
      if (isLinked || settings.settings.inboxes.length === 0) return;
      isLinked = true;
      world.disk.link("linked", "payables");
      settings = withLinked(settings);
    },
  };
}

const without = (before: ReadSettings): ReadSettings => ({
  ...before,
  settings: { ...before.settings, inboxes: [] },
});

const known = new Map<string, ReadSettings>();

/** Checking settings takes longer than many a history. */
function settingsOf(inbox: Partial<InboxSettings>): ReadSettings {
  const key = JSON.stringify(inbox);
  const settings = known.get(key) ?? (inbox.connection === "office-2" ? renamed(inbox) : sampleSettings(inbox));
  known.set(key, settings);
  return settings;
}

function linkedTo(before: ReadSettings): ReadSettings {
  const { inboxes } = before.settings;
  const linked = inboxes.map((inbox) => ({ ...inbox, id: "linked", path: "/inboxes/linked", connection: "branch" }));
  return { ...before, settings: { ...before.settings, inboxes: [...inboxes, ...linked] } };
}

/** Somebody gave the connection of the inbox another id: `office-2` is what `office` was. */
function renamed(inbox: Partial<InboxSettings>): ReadSettings {
  const before = sampleSettings({ ...inbox, connection: "office" });
  const rename = (id: string) => (id === "office" ? "office-2" : id);
  const connections = before.settings.connections.map((each) => ({ ...each, id: rename(each.id) }));
  const inboxes = before.settings.inboxes.map((each) => ({ ...each, connection: rename(each.connection) }));
  return { ...before, settings: { ...before.settings, connections, inboxes } };
}

const readings = new Map<string, ReturnType<Parser["read"]>>();
const copies = new Map<string, ReturnType<Parser["correct"]>>();

/** The real reader is slow, and the same bytes always read the same. */
export function rememberingParser(disk: MemoryDisk): Parser {
  const parser = createFakeParser(disk);
  return {
    read(request) {
      const bytes = readLocated(disk, request.path);
      if (!bytes) return parser.read(request);
      const { path: _, ...asked } = request;
      const key = `${sha256Of(bytes)} ${JSON.stringify(asked)}`;
      const reading = readings.get(key) ?? parser.read(request);
      if (readings.size > 20_000) readings.clear();
      readings.set(key, reading);
      return reading;
    },
    correct(request, correction) {
      const bytes = readLocated(disk, request.path);
      if (!bytes) return parser.correct(request, correction);
      const { path: _, ...asked } = request;
      const key = `${sha256Of(bytes)} ${JSON.stringify([asked, correction])}`;
      const copy = copies.get(key) ?? parser.correct(request, correction);
      if (copies.size > 20_000) copies.clear();
      copies.set(key, copy);
      return copy;
    },
    takeOut: parser.takeOut,
    listInside: parser.listInside,
    openInside: parser.openInside,
    unpack: parser.unpack,
  };
}
