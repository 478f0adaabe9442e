/** @file What is said of files that are handed over. */

import { afterEach, describe, expect, test } from "vitest";
import type { Added, NotAdded } from "../../../../shared/agent/adding.ts";
import { sayAdded, sayAdding, sayNotAdded } from "../../../../shared/wording/imports/say-adding.ts";
import { speak } from "../../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const every: Readonly<Record<NotAdded["kind"], NotAdded>> = {
  gone: { kind: "gone" },
  "not-a-file": { kind: "not-a-file" },
  nowhere: { kind: "nowhere" },
  unreadable: { kind: "unreadable", detail: "EACCES" },
  "passed-over": { kind: "passed-over" },
  "ignored-here": { kind: "ignored-here", pattern: "*.bak" },
  "in-an-inbox": { kind: "in-an-inbox" },
  "our-own": { kind: "our-own" },
  "other-inbox": { kind: "other-inbox" },
  "own-folder-name": { kind: "own-folder-name" },
  "too-deep": { kind: "too-deep" },
  "too-large": { kind: "too-large", limitBytes: 1_000_000_000 },
  "too-many": { kind: "too-many", limit: 1_000 },
  changed: { kind: "changed" },
  "no-space": { kind: "no-space" },
  "not-written": { kind: "not-written", detail: "EROFS: read-only file system" },
  stopped: { kind: "stopped" },
};

test.each(Object.values(every))("$kind is a sentence with the file name and without an error code", (why) => {
  const said = sayNotAdded("10023/scan.pdf", why);
  expect(said).toMatch(/^“10023\/scan\.pdf” [^{}]+\.$/);
  expect(said).not.toMatch(/undefined|EACCES|null/);
});

test("the operating system's error code is worded", () => {
  expect(sayNotAdded("a.pdf", every.unreadable)).toBe(
    "“a.pdf” can't be read (Pigeonhole doesn't have permission). Close it in other programs, or ask your IT team for access. Then add it again.",
  );
  expect(sayNotAdded("film.mov", every["too-large"])).toContain("larger than 1,000 MB");
  expect(sayNotAdded("", every.nowhere)).toMatch(/^The item you added isn't saved/);
});

describe("the result of adding files", () => {
  const refused = (howMany: number): Added["refused"] =>
    Array.from({ length: howMany }, (_, n) => ({ name: `${n}`, why: every.gone }));
  test.each<[number, number, string]>([
    [1, 0, "1 file was copied to the inbox."],
    [1_204, 0, "1,204 files were copied to the inbox."],
    [2, 1, "2 files were copied to the inbox; 1 other was not."],
    [1, 2, "1 file was copied to the inbox; 2 others were not."],
    [0, 1, "The file wasn't copied."],
    [0, 3, "None of the files were copied."],
    [0, 0, "There were no files to copy."],
  ])("%d copied and %d not", (files, howMany, said) => {
    expect(sayAdded({ files, refused: refused(howMany) })).toBe(said);
  });
});

test("the progress of adding files is worded", () => {
  const adding = {
    inbox: "payables",
    file: "a.pdf",
    files: 1,
    filesDone: 0,
    sizeBytes: 149_000_000,
    doneBytes: 40_000_000,
  };
  expect(sayAdding(adding)).toBe("Copying “a.pdf”: 40 MB of 149 MB");
  expect(sayAdding({ ...adding, files: 5, filesDone: 1 })).toBe("Copying “a.pdf”, file 2 of 5: 40 MB of 149 MB");
});

test.each<[number, number, string]>([
  [1, 0, "1 Datei wurde in den Eingangsordner kopiert."],
  [1_204, 0, "1.204 Dateien wurden in den Eingangsordner kopiert."],
  [2, 1, "2 Dateien wurden in den Eingangsordner kopiert; 1 weitere nicht."],
  [0, 3, "Keine der Dateien wurde kopiert."],
])("in German too the verb agrees with the number: %d copied and %d not", (files, howMany, said) => {
  speak({ language: "de", formats: "de-DE" });
  const refused = Array.from({ length: howMany }, (_, n) => ({ name: `${n}`, why: every.gone }));
  expect(sayAdded({ files, refused })).toBe(said);
});

test("in German the file has German quotes, and a size has a decimal comma", () => {
  speak({ language: "de", formats: "de-DE" });
  expect(sayNotAdded("film.mov", { kind: "too-large", limitBytes: 2_500_000 })).toBe(
    "„film.mov“ ist größer als 2,5 MB; mehr nimmt das Finanzsystem nicht an.",
  );
});
