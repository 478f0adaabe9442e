/** @file The journal's doorbell, rung by another connection on a real file, as another process writes to it. */

import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchChanges } from "../../../main/journal/watch-changes.ts";
import { makeFolder, open } from "./sample-journal.ts";

const mark = { what: "pause", who: "ada", detail: null };

test("rings when another process writes something down, and not when one only reads", async () => {
  const { file, remove } = makeFolder();
  onTestFinished(remove);
  const [ours, theirs] = [open(file), open(file)];
  let rings = 0;
  const end = watchChanges(file, () => {
    rings += 1;
  });
  onTestFinished(() => {
    end();
    ours.close();
    theirs.close();
  });
  theirs.tally();
  ours.tally();
  await wait(300);
  expect(rings).toBe(0);
  theirs.setMark("paused", "x", mark);
  await expect.poll(() => rings, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = rings;
  theirs.setMark("paused", "y", mark);
  await expect.poll(() => rings, { timeout: 10_000 }).toBeGreaterThan(before);
});

test("is silent, and no hindrance, where there is no log to watch", () => {
  const { file, remove } = makeFolder();
  onTestFinished(remove);
  expect(() => watchChanges(file, () => {})()).not.toThrow();
});
