/** @file What the tests write for a while is in one folder of their run. */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeRunFolder } from "./run-folder.ts";

test.runIf(process.platform === "linux")("the tests write to the folder of their run", () => {
  expect(tmpdir()).toMatch(/\/tests-\d+$/);
});

test("a run deletes the folders of runs that were killed, and no other", () => {
  const parent = mkdtempSync(join(tmpdir(), "runs-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const ended = spawnSync(process.execPath, ["-e", ""]).pid;
  for (const name of [`tests-${ended}`, `tests-${process.ppid}`, "tests-of-somebody"]) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, "file"), "");
  }
  makeRunFolder(parent);
  expect(readdirSync(parent).toSorted()).toEqual(
    ["tests-of-somebody", `tests-${process.pid}`, `tests-${process.ppid}`].toSorted(),
  );
});
