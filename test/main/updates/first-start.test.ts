/** @file The first start after an update: a version that works stays, one that fails makes way, whatever ends the process. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tryNewVersion } from "../../../main/updates/first-start.ts";
import { readRecord, type Trial, writeRecord } from "../../../main/updates/update-record.ts";
import { goBack } from "../../../main/updates/way-back.ts";

let root: string;
let recordPath: string;
let trial: Trial;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "first-start-"));
  recordPath = join(root, "record.json");
  const [program, kept] = [join(root, "pigeonhole.AppImage"), join(root, "1.0.0-pigeonhole.AppImage")];
  writeFileSync(program, "new");
  writeFileSync(kept, "old");
  trial = { from: "1.0.0", to: "1.1.0", kind: "appimage", program, kept, starts: 0, hasFailed: false };
  writeRecord(recordPath, { trial, last: null, attempts: null });
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param isWell what the self-test finds; `cut` ends the process in the middle of it */
async function start(version: string, isWell: boolean | "cut") {
  let tests = 0;
  let restarts = 0;
  const trying = tryNewVersion({
    ...{ recordPath, version, now: () => 7 },
    testItself: async () => {
      tests += 1;
      if (isWell === "cut") throw new Error("power cut");
      return isWell;
    },
    goBack: (found) =>
      goBack(found, () => {
        restarts += 1;
      }),
    reportBug: () => {},
  });
  const next = await trying.catch((problem: Error) => problem.message);
  return { next, tests, restarts, program: readFileSync(trial.program ?? "", "utf8"), record: readRecord(recordPath) };
}

const ended = (is: string) => ({ trial: null, last: { is, from: "1.0.0", to: "1.1.0", at: 7 } });

test("a version that passes its self-test stays", async () => {
  expect(await start("1.1.0", true)).toMatchObject({
    next: "go-on",
    tests: 1,
    program: "new",
    record: ended("updated"),
  });
  expect(await start("1.1.0", true)).toMatchObject({ tests: 0 });
});

test("a version that fails it makes way for the one before, which says so", async () => {
  expect(await start("1.1.0", false)).toMatchObject({ next: "leave", restarts: 1, program: "old" });
  expect(await start("1.0.0", true)).toMatchObject({ next: "go-on", tests: 0, record: ended("rolled-back") });
});

test("a version that ends in its self-test twice makes way without a third", async () => {
  expect((await start("1.1.0", "cut")).next).toBe("power cut");
  expect((await start("1.1.0", "cut")).next).toBe("power cut");
  expect(await start("1.1.0", true)).toMatchObject({ next: "leave", tests: 0, program: "old" });
});

test("a power cut on the way back leads there at the next start", async () => {
  writeRecord(recordPath, { trial: { ...trial, hasFailed: true }, last: null, attempts: null });
  expect(await start("1.1.0", true)).toMatchObject({ next: "leave", tests: 0, program: "old" });
});

test("without a way back it goes on, and says that it failed", async () => {
  writeRecord(recordPath, { trial: { ...trial, kept: null }, last: null, attempts: null });
  expect(await start("1.1.0", false)).toMatchObject({ next: "go-on", program: "new", record: ended("failed-here") });
  writeRecord(recordPath, { trial: { ...trial, kept: join(root, "gone") }, last: null, attempts: null });
  expect(await start("1.1.0", false)).toMatchObject({ next: "go-on", program: "new", record: ended("failed-here") });
});

test("an installer that didn't finish is counted, and the version that runs goes on untested", async () => {
  const again = { trial, last: null, attempts: { version: "1.1.0", times: 1 } };
  writeRecord(recordPath, again);
  const { next, tests, record } = await start("1.0.0", true);
  expect([next, tests, record]).toEqual([
    "go-on",
    0,
    { ...ended("not-installed"), attempts: { version: "1.1.0", times: 2 } },
  ]);
});

test("a record that can't be read is none", async () => {
  writeFileSync(recordPath, '{"trial": {');
  expect(await start("1.1.0", false)).toMatchObject({ next: "go-on", tests: 0 });
});
