/** @file The sign of life, on a real disk. */

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHealthFile } from "../../../main/platform/health-file.ts";
import { isStuck, sayStuck } from "../../../shared/agent/health.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "health-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, "health.json");
const at = (aliveAt: number, lastSweepAt: number | null = aliveAt) => ({
  startedAt: 1_000,
  aliveAt,
  lastSweepAt,
  oldestWaitingAt: null,
});

test("a process reads the health file that another process wrote", () => {
  createHealthFile(path()).keep(at(5_000));
  expect(createHealthFile(path()).read()).toEqual(at(5_000));
  expect(readdirSync(folder)).toEqual(["health.json"]);
});

test("the health file is written at most every ten seconds, and at once for the first sweep", () => {
  const file = createHealthFile(path());
  file.keep(at(5_000, null));
  file.keep(at(5_500, 5_500));
  expect(file.read()?.lastSweepAt).toBe(5_500);
  const written = statSync(path()).ino;
  for (let aliveAt = 6_000; aliveAt < 15_500; aliveAt += 500) file.keep(at(aliveAt));
  expect(statSync(path()).ino).toBe(written);
  file.keep(at(15_500));
  expect(file.read()?.aliveAt).toBe(15_500);
  // Where the clock is set back, it does not wait until it is as late again.
  file.keep(at(2_000));
  expect(file.read()?.aliveAt).toBe(2_000);
});

test("an inbox that goes away is written at once, with since when", () => {
  const file = createHealthFile(path());
  file.keep(at(5_000));
  file.keep({ ...at(5_500), awaySince: { payables: 5_400 } });
  expect(file.read()?.awaySince).toEqual({ payables: 5_400 });
  file.keep(at(6_000));
  expect(file.read()?.awaySince).toBeUndefined();
});

test("a missing or invalid health file reads as null", () => {
  expect(createHealthFile(path()).read()).toBeNull();
  for (const text of ["", "{", "null", "[]", '{"aliveAt":"yes"}']) {
    writeFileSync(path(), text);
    expect(createHealthFile(path()).read()).toBeNull();
  }
});

test("a failure to write the health file is ignored", () => {
  expect(() => createHealthFile(join(folder, "gone", "health.json")).keep(at(5_000))).not.toThrow();
});

test("an agent is stuck after two minutes without a sweep or a turn", () => {
  const nowMs = 1_000_000;
  expect(isStuck(at(nowMs - 60_000), nowMs)).toBe(false);
  expect(isStuck(at(nowMs, nowMs - 121_000), nowMs)).toBe(true);
  expect(isStuck(at(nowMs - 121_000), nowMs)).toBe(true);
  // Its first sweep has its two minutes too.
  expect(isStuck({ ...at(nowMs, null), startedAt: nowMs - 60_000 }, nowMs)).toBe(false);
  expect(isStuck({ ...at(nowMs, null), startedAt: nowMs - 121_000 }, nowMs)).toBe(true);
  expect(sayStuck(at(Date.UTC(2026, 10, 21, 2, 14)), Date.UTC(2026, 10, 21, 3), "UTC")).toBe(
    "Pigeonhole seems stuck: it hasn't checked every inbox since 02:14. Stop it and start it again; nothing will be lost.",
  );
});
