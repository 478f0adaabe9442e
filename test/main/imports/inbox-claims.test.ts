/** @file One inbox, one journal: who may import, who is refused, and how an inbox changes hands. */

import { beforeEach, describe, expect, test } from "vitest";
import { type ClaimableInboxes, createInboxClaims } from "../../../main/imports/claims/inbox-claims.ts";
import { takenOver } from "../../../main/imports/claims/taken-over.ts";
import { type Marker, type Markers, officeInstance } from "../../../main/imports/ports/marker-port.ts";
import { english } from "../../../shared/words/english/english.ts";
import { createFakeClock, type FakeClock } from "../../fakes/fake-clock.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";
import { overJournal, writing } from "../../fakes/journal-writes.ts";
import { createMemoryDisk, type MemoryDisk } from "../../fakes/memory-disk.ts";
import { createMemoryJournal, type MemoryJournal } from "../../fakes/memory-journal.ts";
import { createMemoryMarkers, type MarkersLying } from "../../fakes/memory-markers.ts";

const hourMs = 60 * 60_000;

let clock: FakeClock;
let disk: MemoryDisk;
let lying: MarkersLying;
let writes: number;
let ids: number;

beforeEach(() => {
  clock = createFakeClock();
  disk = createMemoryDisk();
  lying = new Map();
  writes = 0;
  ids = 0;
});

interface Start {
  readonly journal?: MemoryJournal;
  readonly instance?: string;
  readonly restoredUntil?: number;
  readonly isOfOffice?: boolean;
  readonly settings?: ReturnType<typeof sampleSettings>;
  readonly spoil?: (markers: Markers) => Markers;
}

test("an inbox that leaves the settings loses the marker of its own journal, and no other", async () => {
  const mine = start("PC-1");
  await mine.look("payables");
  const other = start("PC-2");
  await other.look("payables");
  await other.release("payables");
  expect(lying.get("payables")).toMatchObject({ computer: "PC-1" });
  await mine.release("payables");
  expect(lying.size).toBe(0);
  expect(await start("PC-2").look("payables")).toBeNull();
});

/** One life of an agent. */
function start(computer: string, given: Start = {}): ClaimableInboxes {
  const { journal = createMemoryJournal(clock.now), instance = `disk of ${computer}`, restoredUntil = null } = given;
  const { inboxes } = (given.settings ?? sampleSettings()).settings;
  const markers = createMemoryMarkers(disk, lying);
  const counted: Markers = {
    ...markers,
    create: (...of) => {
      writes += 1;
      return markers.create(...of);
    },
    replace: (...of) => {
      writes += 1;
      return markers.replace(...of);
    },
  };
  return createInboxClaims({
    ...{ clock, journal, markers: (given.spoil ?? ((it) => it))(counted) },
    inboxSettings: (id) => inboxes.find((inbox) => inbox.id === id),
    self: { instances: given.isOfOffice ? [instance, officeInstance] : [instance], computer },
    newId: () => `id ${++ids}`,
    restoredUntil: () => restoredUntil,
  });
}

const marker = () => lying.get("payables") as Marker;
const readOnly = (markers: Markers): Markers => ({
  ...markers,
  create: async () => ({ is: "refused", detail: "EROFS: read-only file system" }),
  replace: async () => ({ is: "refused", detail: "EROFS: read-only file system" }),
});
const elsewhere = (computer: string) => ({ computer, isThisComputer: false, seenAt: clock.now() });

describe("in an office", () => {
  const ofOffice = (computer: string, journal: MemoryJournal, instance = `disk of ${computer}`) =>
    start(computer, { journal, instance, isOfOffice: true });

  test("each computer takes the marker that the first one wrote before the office was created for its own", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1", { journal }).look("payables");
    // The journal of PC-2 is an image of the same log.
    expect(await ofOffice("PC-2", journal).look("payables")).toBeNull();
    expect(marker()).toMatchObject({ computer: "PC-2", instance: officeInstance });
    lying.clear();
    expect(await ofOffice("PC-3", journal).look("payables")).toBeNull();
  });

  test("a computer that left it is told that the office imports the inbox, and a copied data folder isn't", async () => {
    const journal = createMemoryJournal(clock.now);
    await ofOffice("PC-1", journal).look("payables");
    const left = start("PC-2", { journal, instance: "disk of PC-2" });
    expect(await left.look("payables")).toEqual({ why: "office", ...elsewhere("PC-1") });
    expect((await left.claim("payables", "Ada")).ok).toBe(true);
    expect(await ofOffice("PC-1", createMemoryJournal(clock.now)).look("payables")).toMatchObject({
      why: "other-journal",
    });
  });
});

describe("a damaged marker", () => {
  test("is written again by its owner, also where each look is another process", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1", { journal }).look("payables");
    lying.set("payables", "damaged");
    expect(await start("PC-1", { journal }).look("payables")).toEqual({ why: "marker-damaged", isOwn: true });
    await clock.advance(12_000);
    expect(await start("PC-1", { journal }).look("payables")).toBeNull();
    expect(marker().computer).toBe("PC-1");
    // One that is damaged again is another one.
    lying.set("payables", "damaged");
    expect(await start("PC-1", { journal }).look("payables")).toEqual({ why: "marker-damaged", isOwn: true });
  });

  test("stays where another journal, or none, had the inbox", async () => {
    lying.set("payables", "damaged");
    const journal = createMemoryJournal(clock.now);
    expect(await start("PC-2", { journal }).look("payables")).toEqual({ why: "marker-damaged", isOwn: false });
    await clock.advance(12_000);
    expect(await start("PC-2", { journal }).look("payables")).toEqual({ why: "marker-damaged", isOwn: false });
  });
});

test("numbers go on after those that the notes of an inbox have that was taken over", async () => {
  await start("PC-1").look("payables");
  disk.drop("Needs you/a.csv.why.txt", `${english.note.heading}\n\nFile:  a.csv\nID:    37\n`);
  const journal = createMemoryJournal(clock.now);
  const second = start("PC-2", { journal });
  await second.claim("payables", "Ada");
  expect(journal.metadata("numbers after")).toBe("1000");
  const drop = { inbox: "payables", path: "b.csv", sha256: "00", sizeBytes: 1, seenAt: 0 };
  const added = writing(journal).add(
    { ...drop, connection: "office", kind: "batch", dropped: "b.csv" },
    { what: "take-in", who: "agent", detail: null },
  );
  expect(added.id).toBe("1001");
});

describe("an inbox", () => {
  test("belongs to the first that looks, and to nobody else", async () => {
    const [first, second] = [start("PC-1"), start("PC-2")];
    expect(await Promise.all([first.look("payables"), second.look("payables")])).toEqual([
      null,
      { why: "other-journal", ...elsewhere("PC-1") },
    ]);
    expect([await first.mayImport("payables"), await second.mayImport("payables")]).toEqual([true, false]);
  });

  test("of another data folder on the same computer says so", async () => {
    await start("PC-1").look("payables");
    const second = start("PC-1", { instance: "another folder" });
    expect(await second.look("payables")).toMatchObject({ why: "other-journal", isThisComputer: true });
  });

  test("still belongs to its journal after a restart, and after days", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1", { journal }).look("payables");
    await clock.advance(72 * hourMs);
    const again = start("PC-1 by another name", { journal, instance: "disk of PC-1" });
    expect(await again.look("payables")).toBeNull();
    expect(marker().computer).toBe("PC-1 by another name");
  });

  test("is not written to by who only sees", async () => {
    expect(await start("PC-1").see("payables")).toBeNull();
    expect(lying.size).toBe(0);
    await start("PC-1").look("payables");
    expect(await start("PC-2").see("payables")).toMatchObject({ why: "other-journal" });
  });

  test("that cannot be reached is away, and nothing is known against it", async () => {
    const first = start("PC-1");
    await first.look("payables");
    disk.lose("gone");
    expect([await first.look("payables"), first.refusal("payables")]).toEqual(["away", null]);
    expect(await first.mayImport("payables")).toBe(false);
    disk.lose(null);
    expect(await first.mayImport("payables")).toBe(true);
  });
});

test("the marker gets a new claim at the start and every hour, and not at each look", async () => {
  const journal = createMemoryJournal(clock.now);
  const first = start("PC-1", { journal });
  const startedAt = clock.now();
  const claims = new Set<string>();
  for (; clock.now() < startedAt + hourMs; await clock.advance(5_000)) {
    await first.look("payables");
    claims.add(marker().claim);
  }
  expect(claims.size).toBe(1);
  await first.look("payables");
  expect([claims.has(marker().claim), marker().seenAt]).toEqual([false, startedAt + hourMs]);
  await start("PC-1", { journal }).look("payables");
  expect([...journal.trail()]).toEqual([]);
});

describe("when its owner was last seen in an inbox", () => {
  const minuteMs = 60_000;

  test("is never more than five minutes ago while it runs, and costs one write each time and none in a journal", async () => {
    const [mine, others] = [createMemoryJournal(clock.now), createMemoryJournal(clock.now)];
    const [first, second] = [start("PC-1", { journal: mine }), start("PC-2", { journal: others })];
    const startedAt = clock.now();
    await first.look("payables");
    await second.look("payables");
    const known = () => [mine, others].map((journal) => [...journal.metadataUnder("").values()]);
    const before = known();
    for (; clock.now() < startedAt + 59 * minuteMs; await clock.advance(5_000)) {
      await first.look("payables");
      const seen = await second.look("payables");
      expect(seen).toMatchObject({ why: "other-journal", computer: "PC-1" });
      expect(clock.now() - marker().seenAt).toBeLessThanOrEqual(5 * minuteMs);
    }
    expect(writes).toBe(1 + 11);
    expect(known()).toEqual(before);
  });

  test("is right again at once after the clock was set back", async () => {
    const first = start("PC-1");
    await first.look("payables");
    clock.jump(-20 * minuteMs);
    await first.look("payables");
    expect(marker().seenAt).toBe(clock.now());
  });

  test("isn't written over the marker of one that has claimed the inbox meanwhile", async () => {
    const first = start("PC-1");
    await first.look("payables");
    const second = start("PC-2");
    await second.look("payables");
    await second.claim("payables", "Ada");
    await clock.advance(6 * minuteMs);
    expect(await first.look("payables")).toMatchObject({ why: "other-journal", computer: "PC-2" });
    expect(marker().computer).toBe("PC-2");
  });

  test("isn't tried at each look where nothing can be written", async () => {
    let tries = 0;
    let isFull = false;
    const replace = (markers: Markers, ...of: Parameters<Markers["replace"]>) => {
      tries += 1;
      return isFull ? readOnly(markers).replace(...of) : markers.replace(...of);
    };
    const first = start("PC-1", { spoil: (markers) => ({ ...markers, replace: (...of) => replace(markers, ...of) }) });
    await first.look("payables");
    isFull = true;
    for (let n = 0; n < 12 * 9; n += 1, await clock.advance(5_000)) expect(await first.look("payables")).toBeNull();
    expect(tries).toBe(1);
  });
});

describe("a copied data folder", () => {
  /** The journal's metadata, as a copy of its file has it. */
  const copyOf = (journal: MemoryJournal): MemoryJournal => {
    const copy = createMemoryJournal(clock.now);
    for (const key of ["journal id", "marker of inbox payables"] as const)
      writing(copy).setMetadata(key, journal.metadata(key), null);
    return copy;
  };

  test("on another disk takes nothing in, and says who has the original", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1", { journal }).look("payables");
    const copy = start("PC-2", { journal: copyOf(journal) });
    expect(await copy.look("payables")).toEqual({ why: "copied-journal", ...elsewhere("PC-1") });
  });

  test("whose disk cannot be told from the original's is refused once the original has written its marker again", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1", { journal }).look("payables");
    const clone = { journal: copyOf(journal), instance: "disk of PC-1" };
    await start("PC-1", { journal }).look("payables");
    expect(await start("PC-1", clone).look("payables")).toMatchObject({ why: "copied-journal" });
  });

  test("does not make a marker that is missing; the original does", async () => {
    const journal = createMemoryJournal(clock.now);
    const original = start("PC-1", { journal });
    await original.look("payables");
    const copy = start("PC-2", { journal: copyOf(journal) });
    lying.clear();
    expect(await copy.look("payables")).toEqual({ why: "marker-missing" });
    expect(await original.mayImport("payables")).toBe(false);
    expect([await original.look("payables"), marker().computer]).toEqual([null, "PC-1"]);
    expect(await original.mayImport("payables")).toBe(true);
  });

  test("may import an inbox that the original never had", async () => {
    const copy = start("PC-2", { journal: createMemoryJournal(clock.now) });
    expect(await copy.look("payables")).toBeNull();
  });
});

test("a journal that was restored in its own data folder goes on, also where it begins empty", async () => {
  await start("PC-1").look("payables");
  await clock.advance(1_000);
  const empty = createMemoryJournal(clock.now);
  const restored = start("PC-1", { journal: empty, restoredUntil: clock.now() });
  expect(await restored.look("payables")).toBeNull();
  await clock.advance(2 * hourMs);
  expect(await start("PC-2").look("payables")).toMatchObject({ why: "other-journal", computer: "PC-1" });
});

describe("a marker that was", () => {
  test("deleted by hand is made again by its owner alone, for the owner may be sending", async () => {
    const [first, second] = [start("PC-1"), start("PC-2")];
    await first.look("payables");
    await second.look("payables");
    lying.clear();
    expect(await second.look("payables")).toMatchObject({ why: "other-journal", computer: "PC-1" });
    expect([await first.look("payables"), marker().computer]).toEqual([null, "PC-1"]);
    lying.clear();
    expect((await second.claim("payables", "Ada")).ok).toBe(true);
    expect(await first.look("payables")).toMatchObject({ why: "other-journal", computer: "PC-2" });
  });

  test("seen in another folder says nothing of the folder that the inbox has now", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1").look("payables");
    expect(await start("PC-2", { journal }).look("payables")).toMatchObject({ why: "other-journal" });
    // A person corrects the path: an empty folder, without a marker.
    lying.clear();
    const settings = sampleSettings({ path: "/elsewhere/payables" });
    const corrected = start("PC-2", { journal, settings });
    expect(await corrected.see("payables")).toBeNull();
    expect([await corrected.look("payables"), marker().computer]).toEqual([null, "PC-2"]);
    expect(await corrected.claim("payables", "Ada")).toEqual({ ok: false, error: { why: "nobody-elses" } });
  });

  test("replaced under us stops the next call", async () => {
    const [first, second] = [start("PC-1"), start("PC-2")];
    await first.look("payables");
    lying.clear();
    await second.look("payables");
    expect(await first.mayImport("payables")).toBe(false);
    expect(first.refusal("payables")).toMatchObject({ why: "other-journal", computer: "PC-2" });
    expect(await first.look("payables")).toMatchObject({ why: "other-journal", computer: "PC-2" });
  });

  test("damaged is mended by its owner after a while, and by nobody else", async () => {
    const [first, second] = [start("PC-1"), start("PC-2")];
    await first.look("payables");
    lying.set("payables", "damaged");
    expect(await first.look("payables")).toEqual({ why: "marker-damaged", isOwn: true });
    expect(await first.mayImport("payables")).toBe(false);
    await clock.advance(11_000);
    expect(await second.look("payables")).toEqual({ why: "marker-damaged", isOwn: false });
    await clock.advance(11_000);
    expect(await second.look("payables")).toEqual({ why: "marker-damaged", isOwn: false });
    expect([await first.look("payables"), marker().computer]).toEqual([null, "PC-1"]);
  });

  test("put back from an older backup of the share is known, and written again", async () => {
    const first = start("PC-1");
    await first.look("payables");
    const old = marker();
    await clock.advance(hourMs);
    await first.look("payables");
    lying.set("payables", old);
    expect([await first.look("payables"), marker().claim === old.claim]).toEqual([null, false]);
  });
});

test("a journal that takes nothing for a while leaves no marker that it does not know", async () => {
  const journal = createMemoryJournal(clock.now);
  let isFull = true;
  const spoilt = overJournal(journal, {}, ({ setMetadata }) => ({
    setMetadata(...of) {
      if (isFull) throw new Error("no space left on device");
      setMetadata(...of);
    },
  }));
  const first = start("PC-1", { journal: spoilt });
  expect(await first.look("payables")).toMatchObject({
    why: "marker-not-written",
    detail: expect.stringContaining("no space"),
  });
  isFull = false;
  expect(await first.look("payables")).toBeNull();
  isFull = true;
  await clock.advance(2 * hourMs);
  expect([await first.look("payables"), await first.mayImport("payables")]).toEqual([null, true]);
});

describe("a folder that may not be written to", () => {
  test("is not imported, for nothing could be filed there, and the journal does not grow by trying", async () => {
    const journal = createMemoryJournal(clock.now);
    const first = start("PC-1", { journal, spoil: readOnly });
    expect(await first.look("payables")).toMatchObject({
      why: "marker-not-written",
      detail: expect.stringContaining("EROFS"),
    });
    const before = journal.metadata("marker of inbox payables");
    await first.look("payables");
    expect(journal.metadata("marker of inbox payables")).toBe(before);
  });

  test("since a while goes on where its marker is still ours", async () => {
    let isReadOnly = false;
    const spoil = (markers: Markers) => ({
      ...markers,
      replace: (...of: Parameters<Markers["replace"]>) => (isReadOnly ? readOnly(markers) : markers).replace(...of),
    });
    const first = start("PC-1", { spoil });
    await first.look("payables");
    isReadOnly = true;
    await clock.advance(3 * hourMs);
    expect([await first.look("payables"), await first.mayImport("payables")]).toEqual([null, true]);
  });
});

describe("folders of ours, and no marker,", () => {
  const journalOf = () => createMemoryJournal(clock.now);

  test("are another Pigeonhole's: what it sent is in doubt, as after a claim", async () => {
    const journal = journalOf();
    disk.drop("Done/2026-11-20/november.csv", "rows");
    disk.move("Done/2026-11-20/november.csv", "november.csv");
    expect(await start("PC-2", { journal }).look("payables")).toBeNull();
    expect(takenOver(journal, "payables")).toEqual({ from: 0, until: clock.now() });
    expect([...journal.trail({})].map(({ what, who }) => [what, who])).toContainEqual(["claim-inbox", "agent"]);
  });

  test("leave the inbox alone while the journal takes nothing, as on a full disk", async () => {
    const journal = journalOf();
    disk.drop("Done/2026-11-20/november.csv", "rows");
    const full = { ...journal, commit: () => Promise.reject(new Error("ENOSPC: no space left on device")) };
    expect(await start("PC-2", { journal: full }).look("payables")).toMatchObject({ why: "marker-not-written" });
    expect([lying.size, takenOver(journal, "payables")]).toEqual([0, null]);
  });

  test("are nothing new to the journal that filed them", async () => {
    const journal = journalOf();
    await start("PC-1", { journal }).look("payables");
    disk.drop("Done/2026-11-20/november.csv", "rows");
    lying.clear();
    expect(await start("PC-1", { journal }).look("payables")).toBeNull();
    expect(takenOver(journal, "payables")).toBeNull();
  });
});

describe("two inboxes of one journal", () => {
  test("that are one folder by two paths are imported once", async () => {
    const settings = sampleSettings({ id: "payables" }, { id: "linked" });
    const first = start("PC-1", {
      settings,
      spoil: (markers) => ({
        read: () => markers.read("payables"),
        create: (_, made) => markers.create("payables", made),
        replace: (_, before, made) => markers.replace("payables", before, made),
        remove: (_, claim) => markers.remove("payables", claim),
        highestNumber: async () => 0,
        hasOwnFolder: () => markers.hasOwnFolder("payables"),
      }),
    });
    expect(await first.look("payables")).toBeNull();
    expect(await first.look("linked")).toEqual({ why: "same-folder", inbox: "payables" });
    expect(await first.claim("linked", "Ada")).toEqual({ ok: false, error: { why: "same-folder", inbox: "payables" } });
  });

  test("of which one was renamed is the same inbox still", async () => {
    const journal = createMemoryJournal(clock.now);
    await start("PC-1", { journal }).look("payables");
    lying.set("bills", marker());
    const renamed = start("PC-1", { journal, settings: sampleSettings({ id: "bills" }) });
    expect(await renamed.look("bills")).toBeNull();
    expect((lying.get("bills") as Marker).inbox).toBe("bills");
  });
});

describe("claiming an inbox", () => {
  test("takes it over, says who had it, is in the trail, and the owner before stops", async () => {
    const journal = createMemoryJournal(clock.now);
    const [first, second] = [start("PC-1"), start("PC-2", { journal })];
    await first.look("payables");
    await second.look("payables");
    expect(await second.claim("payables", "Ada")).toEqual({ ok: true, value: elsewhere("PC-1") });
    expect(await first.mayImport("payables")).toBe(false);
    expect(await first.look("payables")).toMatchObject({ why: "other-journal", computer: "PC-2" });
    expect([...journal.trail()]).toMatchObject([
      { who: "Ada", what: "claim-inbox", detail: { inbox: "payables", before: "PC-1" } },
    ]);
  });

  test("leaves the computer before a while to end what it sends, restarts included", async () => {
    const journal = createMemoryJournal(clock.now);
    const second = start("PC-2", { journal });
    await start("PC-1").look("payables");
    await second.claim("payables", "Ada");
    expect(await second.look("payables")).toMatchObject({ why: "taking-over" });
    expect(await second.mayImport("payables")).toBe(false);
    expect(await start("PC-2", { journal }).look("payables")).toMatchObject({ why: "taking-over" });
    await clock.advance(91_000);
    expect([await second.look("payables"), await second.mayImport("payables")]).toEqual([null, true]);
  });

  test("holds at once where the one before was on this computer", async () => {
    await start("PC-1", { instance: "lost" }).look("payables");
    const again = start("PC-1");
    await again.claim("payables", "Ada");
    expect(await again.look("payables")).toBeNull();
  });

  test("is one person's at a time, and goes back the same way", async () => {
    const [first, second, third] = [start("PC-1"), start("PC-2"), start("PC-3")];
    await first.look("payables");
    const claims = await Promise.all([second.claim("payables", "Ada"), third.claim("payables", "Bob")]);
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await first.claim("payables", "Cem")).ok).toBe(true);
    expect([await second.mayImport("payables"), await third.mayImport("payables")]).toEqual([false, false]);
  });

  test("changes nothing where the inbox is ours or nobody's, or away", async () => {
    const first = start("PC-1");
    expect(await first.claim("payables", "Ada")).toEqual({ ok: false, error: { why: "nobody-elses" } });
    expect(lying.size).toBe(0);
    await first.look("payables");
    expect(await first.claim("payables", "Ada")).toEqual({ ok: false, error: { why: "nobody-elses" } });
    disk.lose("gone");
    expect(await first.claim("payables", "Ada")).toEqual({ ok: false, error: { why: "away" } });
  });

  test("that cannot be written says so, and nothing is imported", async () => {
    await start("PC-1").look("payables");
    const second = start("PC-2", { spoil: readOnly });
    expect(await second.claim("payables", "Ada")).toMatchObject({ ok: false, error: { why: "not-written" } });
    expect(await second.look("payables")).toMatchObject({ why: "other-journal" });
  });
});
