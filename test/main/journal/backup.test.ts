/** @file The daily backup of the journal: whole, tested, seven of them, and harmless where it cannot be made. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBackupWorker } from "../../../main/journal/backup/backup-worker.ts";
import { makeBackup } from "../../../main/journal/backup/make-backup.ts";
import { backupFolder, backupOfDay } from "../../../main/journal/integrity/backups.ts";
import type { JournalUnusable, OpenJournal } from "../../../main/journal/journal.ts";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import { atMs, contentsOf, fill, makeFolder, open, tellAll } from "./sample-journal.ts";

const dayMs = 24 * 60 * 60_000;
const workerEntry = join(import.meta.dirname, "../../../main/journal/backup/backup-worker-entry.ts");
let trial: ReturnType<typeof makeFolder>;
let journal: OpenJournal;
let said: string[];
let damage: JournalUnusable[];

beforeEach(() => {
  trial = makeFolder();
  journal = open(trial.file);
  said = [];
  damage = [];
});
afterEach(() => {
  journal.close();
  trial.remove();
});

const workerAt = (nowMs: number) =>
  createBackupWorker({
    journal: trial.file,
    launch: launchFork(workerEntry),
    now: () => nowMs,
    isEmpty: () => journal.list(1).length === 0,
    onDamage: (problem) => damage.push(problem),
    report: (why) => said.push(why),
    onBackedUp: () => said.push("backed up"),
  });
const backups = () => (existsSync(backupFolder(trial.file)) ? readdirSync(backupFolder(trial.file)) : []);

test("a backup has all that the journal has, with what is only in its log, and can be opened as it is", async () => {
  fill(journal, 14);
  await workerAt(atMs).backUpIfDue();
  const { path } = backupOfDay(trial.file, atMs);
  expect([said, damage, backups()]).toEqual([["backed up"], [], ["journal-2026-11-20.sqlite"]]);
  const backup = open(path);
  expect(tellAll(backup)).toEqual(tellAll(journal));
  expect(backup.metadata("backed-up-at")).toBe(String(atMs));
  backup.close();
});

test("there is one backup a day, and the newest seven are kept", async () => {
  fill(journal, 7);
  mkdirSync(backupFolder(trial.file));
  writeFileSync(join(backupFolder(trial.file), "journal-2026-11-19.sqlite.making"), "half of one");
  writeFileSync(join(backupFolder(trial.file), "my own notes.txt"), "not ours to delete");
  for (let day = 0; day < 9; day += 1)
    makeBackup(trial.file, backupOfDay(trial.file, atMs + day * dayMs), atMs + day * dayMs);
  const days = [22, 23, 24, 25, 26, 27, 28].map((day) => `journal-2026-11-${day}.sqlite`);
  expect(backups()).toEqual([...days, "my own notes.txt"]);
  const before = contentsOf(backupFolder(trial.file));
  await workerAt(atMs + 8 * dayMs + 3_000).backUpIfDue();
  expect(contentsOf(backupFolder(trial.file))).toEqual(before);
});

test("a journal that knows nothing yet is not backed up", async () => {
  await workerAt(atMs).backUpIfDue();
  expect(backups()).toEqual([]);
});

test("a backup that cannot be made is told, and does no harm", async () => {
  fill(journal, 7);
  writeFileSync(backupFolder(trial.file), "a file where the folder should be");
  await workerAt(atMs).backUpIfDue();
  expect(said).toHaveLength(1);
  expect(damage).toEqual([]);
  expect(journal.list(10)).toHaveLength(7);
});

test("a process that never comes up is told, and does no harm", async () => {
  fill(journal, 7);
  const worker = createBackupWorker({
    journal: trial.file,
    launch: launchFork(join(trial.folder, "no such entry.mjs")),
    now: () => atMs,
    isEmpty: () => false,
    onDamage: (problem) => damage.push(problem),
    report: (why) => said.push(why),
    onBackedUp: () => said.push("backed up"),
  });
  await worker.backUpIfDue();
  expect([said.length, damage]).toEqual([1, []]);
});

test("a damaged journal is told instead of being backed up, and the backups that there are stay", async () => {
  fill(journal, 70);
  await workerAt(atMs).backUpIfDue();
  const before = contentsOf(backupFolder(trial.file));
  journal.close();
  const bytes = readFileSync(trial.file);
  writeFileSync(trial.file, bytes.fill(0, 5 * 4_096, 9 * 4_096));
  journal = { ...journal, list: () => [{} as never], close: () => {} };
  await workerAt(atMs + dayMs).backUpIfDue();
  expect(damage.map(({ message }) => message)).toEqual([
    `The journal ${trial.file} is damaged. It hasn't been changed, and nothing is sent without it. There's a backup from 2026-11-20. To use it, run: pigeonhole journal restore`,
  ]);
  expect(contentsOf(backupFolder(trial.file))).toEqual(before);
});
