/** @file The data folder's doorbell, rung by another connection on a real journal, as another process writes to it. */

import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchFiles } from "../../../main/platform/file-watcher.ts";
import { makeFolder, open } from "../journal/sample-journal.ts";

const mark = { what: "pause", who: "ada", detail: null } as const;
const patience = { timeout: 10_000 };

function hangBell() {
  const { folder, file, remove } = makeFolder();
  const [ours, theirs] = [open(file), open(file)];
  let rings = 0;
  const end = watchFiles(folder, ["journal.sqlite-wal", "config.json"], () => {
    rings += 1;
  });
  onTestFinished(() => {
    end();
    ours.close();
    theirs.close();
    remove();
  });
  return { folder, ours, theirs, rings: () => rings };
}

test("it rings once by itself, so that whoever hears it knows that it works", async () => {
  const { rings } = hangBell();
  await expect.poll(rings, patience).toBeGreaterThan(0);
});

test("it rings when another process writes something down, and not when one only reads", async () => {
  const { ours, theirs, rings } = hangBell();
  await expect.poll(rings, patience).toBeGreaterThan(0);
  await wait(300);
  const atFirst = rings();
  theirs.tally();
  ours.tally();
  await wait(300);
  expect(rings()).toBe(atFirst);
  theirs.setMetadata("paused", "x", mark);
  await expect.poll(rings, patience).toBeGreaterThan(atFirst);
  const before = rings();
  theirs.setMetadata("paused", "y", mark);
  await expect.poll(rings, patience).toBeGreaterThan(before);
});

test("it rings when the settings are put in place, also for the first time, and not for any other file", async () => {
  const { folder, rings } = hangBell();
  await expect.poll(rings, patience).toBeGreaterThan(0);
  await wait(300);
  const atFirst = rings();
  writeFileSync(join(folder, "health.json"), "{}");
  writeFileSync(join(folder, "config.json.part"), "{}");
  await wait(300);
  expect(rings()).toBe(atFirst);
  renameSync(join(folder, "config.json.part"), join(folder, "config.json"));
  await expect.poll(rings, patience).toBeGreaterThan(atFirst);
});

test("it is silent, and no hindrance, where there is no such folder", () => {
  expect(() => watchFiles(join(makeFolder().folder, "gone"), ["journal.sqlite-wal"], () => {})()).not.toThrow();
});
