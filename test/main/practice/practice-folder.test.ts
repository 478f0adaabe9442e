/** @file The folder of the practice office: private, emptied of what a crash left, and gone afterwards. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  clearLeftPractice,
  isRunning,
  layPracticeFolder,
  type PracticeFolder,
  practiceFolder,
  removePracticeFolder,
} from "../../../main/practice/practice-folder.ts";

let cache: string;
let folder: PracticeFolder;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "cache-"));
  folder = practiceFolder(cache);
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

test("what a crash has left isn't in the next practice office; Chromium's files, which are in use already, stay", () => {
  layPracticeFolder(folder, process.pid);
  writeFileSync(join(folder.inbox, "old.csv"), "");
  writeFileSync(join(folder.dataFolder, "journal.sqlite"), "");
  mkdirSync(join(folder.dataFolder, "window"));
  layPracticeFolder(folder, process.pid);
  expect([readdirSync(folder.inbox), readdirSync(folder.dataFolder)]).toEqual([[], ["window"]]);
});

test("nothing is left of it, also of the folder around it", () => {
  layPracticeFolder(folder, process.pid);
  removePracticeFolder(folder);
  expect(readdirSync(cache)).toEqual([]);
});

test("what else Pigeonhole has in that folder stays", () => {
  layPracticeFolder(folder, process.pid);
  mkdirSync(join(cache, "Pigeonhole/terminal"));
  removePracticeFolder(folder);
  expect(readdirSync(join(cache, "Pigeonhole"))).toEqual(["terminal"]);
});

test("the next start deletes what a crash has left, but never a practice office that is open", () => {
  clearLeftPractice(folder, isRunning);
  layPracticeFolder(folder, process.pid);
  clearLeftPractice(folder, isRunning);
  expect(existsSync(folder.inbox)).toBe(true);
  clearLeftPractice(folder, () => false);
  expect(readdirSync(cache)).toEqual([]);
});
