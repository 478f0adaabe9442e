/** @file What the pipeline may rely on in the markers of inboxes, held against those in memory and those on disk. */

import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Marker, Markers } from "../../main/imports/ports/marker-port.ts";
import { createMarkerFiles } from "../../main/inbox/marker/marker-files.ts";
import { english } from "../../shared/words/english/english.ts";
import { hasModes } from "../abilities.ts";
import { createMemoryDisk } from "../fakes/memory-disk.ts";
import { createMemoryMarkers, type MarkersLying } from "../fakes/memory-markers.ts";

interface Bench {
  /** A file with a text in the inbox. */
  write(path: string, text: string): void;
  /** Two agents on one inbox. */
  readonly agents: readonly [Markers, Markers];
  damage(): void;
  remove(): void;
  /** The inbox itself goes away. */
  lose(): void;
  file(path: string): void;
}

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function inMemory(): Bench {
  const disk = createMemoryDisk();
  const lying: MarkersLying = new Map();
  return {
    agents: [createMemoryMarkers(disk, lying), createMemoryMarkers(disk, lying)],
    damage: () => void lying.set("payables", "damaged"),
    remove: () => void lying.delete("payables"),
    lose: () => disk.lose("the folder does not exist"),
    file: (path) => disk.drop(path, "rows"),
    write: (path, text) => disk.drop(path, text),
  };
}

function makeInbox(): string {
  const root = mkdtempSync(join(tmpdir(), "pigeonhole-marker-"));
  made.push(root);
  return root;
}

function onDisk(): Bench {
  const root = makeInbox();
  const open = () => createMarkerFiles((id) => (id === "payables" ? root : null));
  return {
    agents: [open(), open()],
    damage: () => writeFileSync(join(root, ".pigeonhole"), '{ "journal": "hal'),
    remove: () => rmSync(join(root, ".pigeonhole")),
    lose: () => rmSync(root, { recursive: true }),
    file: (path) => {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), "rows");
    },
    write: (path, text) => {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
  };
}

const marker = (claim: string): Marker => ({
  ...{ journal: "journal 1", instance: "disk 1", claim, inbox: "payables", computer: "PC-1" },
  seenAt: Date.UTC(2026, 10, 22, 17, 5),
});

describe.each([
  ["in memory", inMemory],
  ["on disk", onDisk],
])("markers %s", (_where, open) => {
  test("are none at first, and are read as they were written", async () => {
    const { agents } = open();
    expect(await agents[0].read("payables")).toEqual({ is: "none" });
    expect(await agents[0].create("payables", marker("one"))).toEqual({ is: "written" });
    expect(await agents[1].read("payables")).toEqual({ is: "marker", marker: marker("one") });
  });

  test("tell the highest number in the notes of their inbox, and leave other texts alone", async () => {
    const { agents, write } = open();
    expect(await agents[0].highestNumber("payables")).toBe(0);
    const note = (id: string) => `${english.note.heading}\n\nFile:  a.csv\nID:    ${id}\n`;
    write("Needs you/a.csv.why.txt", note("37"));
    write("Duplicates/b.csv.why.txt", `\uFEFF${note("1041").replaceAll("\n", "\r\n")}`);
    write("Needs you/c.csv.why.txt", "Ada wrote this.\nID: 5000\n");
    write("Needs you/d.csv.why.txt", note("none"));
    expect(await agents[0].highestNumber("payables")).toBe(1041);
  });

  test("are made by one of many that try at once", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { agents } = open();
      const tries = Array.from({ length: 8 }, (_, n) => agents[n % 2]?.create("payables", marker(`claim ${n}`)));
      const written = (await Promise.all(tries)).map((made) => made?.is);
      expect(written.filter((is) => is === "written")).toHaveLength(1);
      const there = await agents[0].read("payables");
      expect(there).toMatchObject({ marker: { claim: `claim ${written.indexOf("written")}` } });
    }
  });

  test("are replaced only where they are the one that is meant", async () => {
    const { agents } = open();
    expect(await agents[0].replace("payables", "one", marker("two"))).toEqual({ is: "taken" });
    await agents[0].create("payables", marker("one"));
    expect(await agents[1].replace("payables", "another", marker("two"))).toEqual({ is: "taken" });
    expect(await agents[1].replace("payables", null, marker("two"))).toEqual({ is: "taken" });
    expect(await agents[1].replace("payables", "one", marker("two"))).toEqual({ is: "written" });
    expect(await agents[0].read("payables")).toMatchObject({ marker: { claim: "two" } });
  });

  test("are taken away only where they are the one that is meant", async () => {
    const { agents, damage } = open();
    await agents[0].create("payables", marker("one"));
    await agents[0].remove("payables", "another");
    expect(await agents[1].read("payables")).toMatchObject({ is: "marker" });
    await agents[1].remove("payables", "one");
    expect(await agents[0].read("payables")).toEqual({ is: "none" });
    damage();
    await agents[0].remove("payables", "one");
    expect(await agents[0].read("payables")).toEqual({ is: "damaged" });
  });

  test("are damaged where they are half-written, and are then replaced by name of none", async () => {
    const { agents, damage, remove } = open();
    damage();
    expect(await agents[0].read("payables")).toEqual({ is: "damaged" });
    expect(await agents[0].create("payables", marker("one"))).toEqual({ is: "taken" });
    expect(await agents[0].replace("payables", null, marker("two"))).toEqual({ is: "written" });
    remove();
    expect(await agents[1].read("payables")).toEqual({ is: "none" });
  });

  test.each([
    ["november.csv", false],
    ["Hartley/november.csv", false],
    ["Done/2026-11-20/november.csv", true],
    ["Needs you/november.csv", true],
  ])("tell whether some Pigeonhole has imported the inbox: %s, %s", async (path, hasOwnFolder) => {
    const { agents, file } = open();
    expect(await agents[0].hasOwnFolder("payables")).toBe(false);
    file(path);
    expect(await agents[0].hasOwnFolder("payables")).toBe(hasOwnFolder);
  });

  test("are away, and cannot be written, while the inbox is", async () => {
    const { agents, lose } = open();
    lose();
    expect(await agents[0].read("payables")).toEqual({ is: "away" });
    expect(await agents[0].create("payables", marker("one"))).toMatchObject({ is: "refused" });
  });
});

describe("a marker on disk", () => {
  test("is a hidden file that says to people what it is, and nothing else is left beside it", async () => {
    const root = makeInbox();
    const markers = createMarkerFiles(() => root);
    await markers.create("payables", marker("one"));
    await markers.create("payables", marker("never"));
    await markers.replace("payables", "one", marker("two"));
    expect(readdirSync(root)).toEqual([".pigeonhole"]);
    const text = readFileSync(join(root, ".pigeonhole"), "utf8");
    expect(JSON.parse(text)).toMatchObject({ claim: "two", computer: "PC-1", seenAt: "2026-11-22T17:05:00.000Z" });
    expect(text).toContain("Pigeonhole imports this folder.");
  });

  test("takes away what a process that died left of its own marker, and leaves what another is writing", async () => {
    const root = makeInbox();
    writeFileSync(join(root, ".pigeonhole-of a process that died"), "{");
    utimesSync(join(root, ".pigeonhole-of a process that died"), 1_000, 1_000);
    writeFileSync(join(root, ".pigeonhole-of another computer"), "{");
    await createMarkerFiles(() => root).create("payables", marker("one"));
    expect(readdirSync(root).toSorted()).toEqual([".pigeonhole", ".pigeonhole-of another computer"]);
  });

  test.each([
    ["an empty file", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["a number in the place of a word", JSON.stringify({ ...marker("one"), claim: 1 })],
    ["no time", JSON.stringify({ ...marker("one"), seenAt: "yesterday" })],
  ])("with %s is damaged", async (_what, text) => {
    const root = makeInbox();
    writeFileSync(join(root, ".pigeonhole"), text);
    expect(await createMarkerFiles(() => root).read("payables")).toEqual({ is: "damaged" });
  });

  test("that is a folder cannot be read, and is not taken for none", async () => {
    const root = makeInbox();
    mkdirSync(join(root, ".pigeonhole"));
    const markers = createMarkerFiles(() => root);
    expect(await markers.read("payables")).toMatchObject({ is: "unreadable" });
    expect(await markers.create("payables", marker("one"))).toEqual({ is: "taken" });
  });

  test.runIf(hasModes)("cannot be made in a folder that may not be written to", async () => {
    const root = makeInbox();
    chmodSync(root, 0o500);
    expect(await createMarkerFiles(() => root).create("payables", marker("one"))).toMatchObject({ is: "refused" });
    chmodSync(root, 0o700);
    expect(existsSync(join(root, ".pigeonhole"))).toBe(false);
  });
});
