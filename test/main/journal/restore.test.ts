/** @file A damaged journal is set aside and its newest sound backup takes its place; what that has forgotten is in doubt. */

import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { doubtRestored } from "../../../main/imports/doubt-restored.ts";
import { makeBackup } from "../../../main/journal/backup/make-backup.ts";
import { restoreJournal } from "../../../main/journal/backup/restore-journal.ts";
import { backupFolder, backupOfDay } from "../../../main/journal/integrity/backups.ts";
import { restoredKey } from "../../../main/journal/journal.ts";
import { acquireDriverLock, driverLock } from "../../../main/journal/locks/driver-lock.ts";
import { atMs, contentsOf, fill, makeFolder, markAsDriven, open, put, tellAll } from "./sample-journal.ts";

const dayMs = 24 * 60 * 60_000;
const nowMs = atMs + dayMs;
let trial: ReturnType<typeof makeFolder>;
beforeEach(() => {
  trial = makeFolder();
});
afterEach(() => trial.remove());

const restore = (empty = false, at = nowMs) =>
  restoreJournal(trial.file, { who: "Ada", nowMs: at, empty, doubt: doubtRestored });
const spoil = (file = trial.file) => truncateSync(file, 4_096 * 3);

/** A journal of seven imports with a backup, and seven more since. */
function makeJournal(): void {
  const journal = open(trial.file);
  fill(journal, 7);
  makeBackup(trial.file, backupOfDay(trial.file, atMs), atMs);
  for (let n = 7; n < 14; n += 1) put(journal, n);
  journal.close();
  markAsDriven(trial.file);
}

describe("restoring", () => {
  test("sets the damaged journal aside with its log, under a name of its own, and puts the backup in its place", async () => {
    makeJournal();
    spoil();
    writeFileSync(`${trial.file}-wal`, "what was in the log");
    const before = contentsOf(trial.folder);
    const restored = await restore();
    if (!restored.ok) throw new Error(restored.error);
    const { from, until, setAside } = restored.value;
    expect([from, until]).toEqual([atMs, nowMs]);
    expect(setAside[0]).toMatch(/^journal-damaged-2026-11-2\dT\d\d-\d\d[.]sqlite$/);
    const after = contentsOf(trial.folder);
    expect(after[setAside[0] ?? ""]).toBe(before["journal.sqlite"]);
    expect(after[`${setAside[0]}-wal`]).toBe(before["journal.sqlite-wal"]);
    expect(existsSync(join(trial.folder, "journal-restoring"))).toBe(false);

    const journal = open(trial.file);
    expect(journal.list(100).map(({ place }) => place.dropped)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((n) => `invoices ${n}.csv`),
    );
    expect(JSON.parse(journal.metadata(restoredKey) ?? "")).toEqual({ from: atMs, until: nowMs });
    expect([...journal.trail()].find(({ what }) => what === "restore")).toMatchObject({
      who: "Ada",
      at: nowMs,
      detail: { backup: expect.stringMatching(/^2026-11-/), from: atMs, until: nowMs },
    });
    journal.close();
  });

  test("never lays one damaged journal over another", async () => {
    makeJournal();
    spoil();
    const first = await restore();
    spoil();
    const second = await restore();
    const names = [first, second].flatMap((restored) => (restored.ok ? restored.value.setAside : []));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(existsSync(join(trial.folder, name))).toBe(true);
    open(trial.file).close();
  });

  test("makes the outcome of planned sends unknown, and leaves the rest as it was", async () => {
    makeJournal();
    spoil();
    await restore();
    const journal = open(trial.file);
    const states = journal
      .list(100)
      .map(({ place, state, parts }) => [place.dropped, state.at, parts.map((part) => part.state)]);
    expect(states.toReversed()).toEqual([
      ["invoices 0.csv", "done", ["done"]],
      ["invoices 1.csv", "failed", []],
      ["invoices 2.csv", "held", ["planned"]],
      ["invoices 3.csv", "unknown", ["unknown"]],
      ["invoices 4.csv", "unknown", ["unknown"]],
      ["invoices 5.csv", "unknown", ["unknown", "unknown"]],
      ["invoices 6.csv", "reading", []],
    ]);
    // A person looks for it among all that came in the time that is forgotten.
    const queued = journal.list(100).find(({ place }) => place.dropped === "invoices 4.csv");
    expect(queued?.parts[0]).toMatchObject({ sentAt: atMs, endedAt: nowMs });
    journal.close();
  });

  test("says that a file waiting for approval may have been sent: it may have been approved since the backup", async () => {
    makeJournal();
    spoil();
    await restore();
    const journal = open(trial.file);
    const held = journal.list(100).find(({ state }) => state.at === "held");
    expect(held?.state).toMatchObject({ at: "held", why: { kind: "may-have-gone", from: atMs, until: nowMs } });
    expect([...journal.trail({ importId: held?.id ?? "" })].at(-1)).toMatchObject({
      what: "hold-after-restore",
      who: "agent",
    });
    journal.close();
  });

  test("gives no number again that a note may bear", async () => {
    makeJournal();
    spoil();
    await restore();
    const journal = open(trial.file);
    expect(Number(put(journal, 20))).toBeGreaterThan(1_000_000);
    journal.close();
  });

  test("takes the next older backup where the newest is damaged itself", async () => {
    makeJournal();
    const newest = backupOfDay(trial.file, atMs + dayMs).path;
    writeFileSync(newest, readFileSync(trial.file).subarray(0, 9_000));
    spoil();
    expect(await restore()).toMatchObject({ ok: true, value: { from: atMs } });
    expect(existsSync(newest)).toBe(true);
  });

  test("begins with an empty journal only on an express word, and only where there is no sound backup", async () => {
    makeJournal();
    spoil();
    expect(await restore(true)).toEqual({
      ok: false,
      error: expect.stringMatching(/^There's an intact backup from 2026-11-20/),
    });
    rmSync(backupFolder(trial.file), { recursive: true });
    const before = contentsOf(trial.folder);
    expect(await restore()).toEqual({ ok: false, error: expect.stringMatching(/pigeonhole journal restore --empty$/) });
    mkdirSync(backupFolder(trial.file));
    writeFileSync(backupOfDay(trial.file, atMs).path, "damaged too");
    expect(await restore()).toEqual({ ok: false, error: expect.stringMatching(/^Its backups are damaged too/) });
    rmSync(backupFolder(trial.file), { recursive: true });
    expect(contentsOf(trial.folder)).toEqual(before);
    expect(await restore(true)).toMatchObject({ ok: true, value: { from: 0, until: nowMs } });
    const journal = open(trial.file);
    expect(journal.list(10)).toEqual([]);
    expect(Number(put(journal, 1))).toBeGreaterThan(20_000_000);
    journal.close();
  });

  test("goes on where a crash has left it with the journal set aside and nothing in its place", async () => {
    makeJournal();
    rmSync(trial.file);
    writeFileSync(`${trial.file}-wal`, "of the journal that was set aside");
    expect(() => open(trial.file)).toThrow(/is missing/);
    const restored = await restore();
    expect(restored).toMatchObject({ ok: true, value: { setAside: [expect.stringMatching(/-wal$/)] } });
    open(trial.file).close();
  });
});

describe("nothing is changed", () => {
  test("where the journal is whole", async () => {
    makeJournal();
    const before = contentsOf(trial.folder);
    expect(await restore()).toEqual({ ok: false, error: `The journal ${trial.file} is intact. Nothing was changed.` });
    expect(contentsOf(trial.folder)).toEqual(before);
  });

  test("while Pigeonhole runs on the data folder", async () => {
    makeJournal();
    spoil();
    const before = contentsOf(trial.folder);
    const giveBack = acquireDriverLock(driverLock(trial.file));
    expect(await restore()).toEqual({ ok: false, error: expect.stringMatching(/^Pigeonhole is using/) });
    giveBack?.();
    expect(contentsOf(trial.folder)).toEqual(before);
  });
});

test("a data folder that is copied to another place, its log as well, knows all that it knew", () => {
  const journal = open(trial.file);
  fill(journal, 14);
  const truth = tellAll(journal);
  const elsewhere = makeFolder();
  for (const ending of ["", "-wal"])
    if (existsSync(trial.file + ending)) writeFileSync(elsewhere.file + ending, readFileSync(trial.file + ending));
  const moved = open(elsewhere.file);
  expect(tellAll(moved)).toEqual(truth);
  moved.close();
  journal.close();
  for (const file of [trial.file, elsewhere.file]) {
    const bytes = readFileSync(file);
    expect([bytes.includes(trial.folder), bytes.includes(elsewhere.folder)]).toEqual([false, false]);
  }
  elsewhere.remove();
});
