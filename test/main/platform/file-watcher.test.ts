/** @file The data folder's doorbell, rung by another connection on a real journal, as another process writes to it. */

import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchFiles } from "../../../main/platform/file-watcher.ts";
import { writing } from "../../fakes/journal-writes.ts";
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

test("the watcher calls back once at the start, which shows that it works", async () => {
  const { rings } = hangBell();
  await expect.poll(rings, patience).toBeGreaterThan(0);
});

test("the watcher calls back when another process writes to the journal, and not when it only reads", async () => {
  const { ours, theirs, rings } = hangBell();
  await expect.poll(rings, patience).toBeGreaterThan(0);
  await wait(300);
  const atFirst = rings();
  theirs.tally();
  ours.tally();
  await wait(300);
  expect(rings()).toBe(atFirst);
  writing(theirs).setMetadata("paused", "x", mark);
  await expect.poll(rings, patience).toBeGreaterThan(atFirst);
  const before = rings();
  writing(theirs).setMetadata("paused", "y", mark);
  await expect.poll(rings, patience).toBeGreaterThan(before);
});

test("the watcher calls back when the settings are replaced or created, and not for other files", async () => {
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

test("the watcher does nothing if the folder does not exist", () => {
  const { folder, remove } = makeFolder();
  onTestFinished(remove);
  expect(() => watchFiles(join(folder, "gone"), ["journal.sqlite-wal"], () => {})()).not.toThrow();
});
