/** @file The audit trail as someone has tampered with it: the first entry that does not fit is named. */

import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { doubtRestored } from "../../../../main/imports/doubt-restored.ts";
import { makeBackup } from "../../../../main/journal/backup/make-backup.ts";
import { restoreJournal } from "../../../../main/journal/backup/restore-journal.ts";
import { schema } from "../../../../main/journal/database/schema.ts";
import { backupOfDay } from "../../../../main/journal/integrity/backups.ts";
import { openJournal } from "../../../../main/journal/open-journal.ts";
import { hashOfEvent } from "../../../../main/journal/trail/chain.ts";
import { verifyTrail } from "../../../../main/journal/trail/verify-trail.ts";
import { sayTrailVerdict } from "../../../../shared/wording/imports/say-verdict.ts";
import { atMs, fill, makeFolder, markAsDriven, open, put } from "../sample-journal.ts";

const dayMs = 24 * 60 * 60_000;
let trial: ReturnType<typeof makeFolder>;
beforeEach(() => {
  trial = makeFolder();
});
afterEach(() => trial.remove());

const verify = (expected: string | null = null) => verifyTrail(trial.file, expected);

function writeTrail(): void {
  const journal = open(trial.file);
  fill(journal, 7);
  journal.close();
}

/** As someone does who knows SQL, and what guards the table. */
function tamper(sql: string): void {
  const db = new DatabaseSync(trial.file);
  db.exec(
    `DROP TRIGGER events_are_not_changed; DROP TRIGGER events_are_not_deleted; PRAGMA foreign_keys = OFF; ${sql}`,
  );
  db.close();
}

describe("a trail", () => {
  test("as it was written is whole, and its newest hash is the one that the journal tells", () => {
    writeTrail();
    const journal = open(trial.file);
    const end = journal.trailEnd();
    journal.close();
    expect(verify()).toEqual({ is: "whole", ...end });
    expect(end.entries).toBe(20);
    expect(sayTrailVerdict(verify())).toContain(
      `20 entries, each matching the one before it. The newest hash is ${end.hash}.`,
    );
  });

  test("without entries is whole", () => {
    open(trial.file).close();
    expect(sayTrailVerdict(verify())).toBe("The audit trail is empty.");
  });

  test("to which two connections write has one chain", () => {
    const [one, two] = [open(trial.file), open(trial.file)];
    for (let n = 0; n < 40; n += 1) put(n % 3 === 0 ? one : two, n);
    one.close();
    two.close();
    expect(verify()).toMatchObject({ is: "whole", entries: 40 });
  });

  test("is checked while an agent goes on writing", () => {
    const journal = open(trial.file);
    fill(journal, 3);
    expect(verify()).toMatchObject({ is: "whole", ...journal.trailEnd() });
    put(journal, 50);
    expect(verify()).toMatchObject({ is: "whole", ...journal.trailEnd() });
    journal.close();
  });

  test("says with every entry who, on which machine, with which Pigeonhole", () => {
    const journal = openJournal(
      trial.file,
      () => atMs,
      false,
      () => {},
      null,
      { machine: "desk-7", version: "1.2.3" },
    );
    put(journal, 1);
    expect([...journal.trail()]).toMatchObject([{ who: "agent", machine: "desk-7", version: "1.2.3" }]);
    journal.close();
  });
});

describe("found is", () => {
  beforeEach(writeTrail);

  test.each([
    ["a detail that was changed", 'UPDATE events SET detail = \'{"answer":"arrived"}\' WHERE seq = 9', "Entry 9 "],
    ["another person", "UPDATE events SET who = 'Bob' WHERE seq = 20", "Entry 20 "],
    ["another time", "UPDATE events SET happened_at = happened_at + 1 WHERE seq = 1", "Entry 1 "],
    ["another machine", "UPDATE events SET machine = 'other' WHERE seq = 2", "Entry 2 "],
    ["another version", "UPDATE events SET version = '9' WHERE seq = 2", "Entry 2 "],
    ["another import", "UPDATE events SET import_id = 7 WHERE seq = 4", "Entry 4 "],
    ["another hash", "UPDATE events SET hash = replace(hash, '0', '1') WHERE seq = 5", "Entry 5 "],
    ["an entry that was taken out", "DELETE FROM events WHERE seq = 6", "Entry 6 of the audit trail is missing."],
    ["several", "DELETE FROM events WHERE seq BETWEEN 6 AND 8", "Entries 6 to 8 of the audit trail are missing."],
    ["the first", "DELETE FROM events WHERE seq = 1", "Entry 1 of the audit trail is missing."],
    ["the last", "DELETE FROM events WHERE seq > 18", "Entries 19 to 20 of the audit trail are missing."],
    ["all", "DELETE FROM events", "Entries 1 to 20 of the audit trail are missing."],
    [
      "one that was taken out, the rest moved up",
      "DELETE FROM events WHERE seq = 6; UPDATE events SET seq = seq - 1 WHERE seq > 6",
      "Entry 6 ",
    ],
    [
      "two that changed places",
      "UPDATE events SET seq = 99 WHERE seq = 6; UPDATE events SET seq = 6 WHERE seq = 7; UPDATE events SET seq = 7 WHERE seq = 99",
      "Entry 6 ",
    ],
    [
      "one that was put in",
      `UPDATE events SET seq = -seq - 1 WHERE seq > 9; UPDATE events SET seq = -seq WHERE seq < 0;
       INSERT INTO events SELECT 10, import_id, happened_at, who, machine, version, what, detail, hash, checksum FROM events WHERE seq = 9`,
      "Entry 10 ",
    ],
    [
      "one that was added without a hash",
      `INSERT INTO events (import_id, happened_at, who, machine, version, what, detail, hash, checksum)
       VALUES (1, 1, 'Ada', 'desk-7', '1.2.3', 'approve', 'null', '', '')`,
      "Entry 21 ",
    ],
    [
      "the hashes of the beginning, taken out with a change",
      "UPDATE events SET hash = '', who = 'Bob' WHERE seq < 5",
      "Entry 1 ",
    ],
  ])("%s", (_, sql, said) => {
    tamper(sql);
    expect(sayTrailVerdict(verify())).toContain(said);
  });

  test("an entry whose own hash was made again: the next one does not fit", () => {
    const db = new DatabaseSync(trial.file);
    const rowOf = (seq: number) => db.prepare("SELECT * FROM events WHERE seq = ?").get(seq) ?? {};
    const changed = { ...rowOf(9), who: "Bob" };
    const hash = hashOfEvent(String(rowOf(8)["hash"]), changed);
    db.close();
    tamper(`UPDATE events SET who = 'Bob', hash = '${hash}' WHERE seq = 9`);
    expect(verify()).toEqual({ is: "changed", seq: 10 });
  });

  test("a trail that goes on after its end was cut off: a number is missing", () => {
    tamper("DELETE FROM events WHERE seq > 17");
    const db = new DatabaseSync(trial.file);
    db.exec(schema.match(/CREATE TRIGGER events_are_not_\w+ [\s\S]*?END;/g)?.join("\n") ?? "");
    db.close();
    const journal = open(trial.file);
    put(journal, 70);
    journal.close();
    expect(verify()).toEqual({ is: "missing", from: 18, to: 20 });
  });

  /** Someone who knows the chain cuts it off without a trace, or makes it again. */
  const cutOffCleanly = () =>
    tamper("DELETE FROM events WHERE seq > 17; UPDATE sqlite_sequence SET seq = 17 WHERE name = 'events'");

  test("by a hash that was kept, that a trail was cut off without a trace", () => {
    const journal = open(trial.file);
    const { hash } = journal.trailEnd();
    journal.close();
    expect(verify(hash)).toMatchObject({ is: "whole" });
    cutOffCleanly();
    expect(verify()).toMatchObject({ is: "whole", entries: 17 });
    expect(sayTrailVerdict(verify(hash))).toContain(`No entry of the audit trail has the hash ${hash}`);
  });

  test("by a backup, that a trail was cut off or made again since", () => {
    makeBackup(trial.file, backupOfDay(trial.file, atMs), atMs);
    expect(verify()).toMatchObject({ is: "whole" });
    cutOffCleanly();
    expect(verify()).toMatchObject({ is: "other-than-backup", seq: 20 });
  });
});

describe("a trail stays whole", () => {
  test("when the journal is restored from a backup, and goes on", async () => {
    const journal = open(trial.file);
    fill(journal, 7);
    makeBackup(trial.file, backupOfDay(trial.file, atMs), atMs);
    put(journal, 20);
    // Newer than the one that is used, for it is damaged: the trail has rightly forgotten what it knows.
    makeBackup(trial.file, backupOfDay(trial.file, atMs + dayMs), atMs + dayMs);
    journal.close();
    markAsDriven(trial.file);
    const newest = backupOfDay(trial.file, atMs + dayMs).path;
    const db = new DatabaseSync(newest);
    db.exec("UPDATE parts SET payload = 'other'");
    db.close();
    rmSync(trial.file);
    const by = { who: "Ada", nowMs: atMs + 2 * dayMs, empty: false, doubt: doubtRestored };
    expect(await restoreJournal(trial.file, by)).toMatchObject({ ok: true });
    expect(verify()).toMatchObject({ is: "whole" });
    const restored = open(trial.file);
    put(restored, 30);
    expect(verify()).toMatchObject({ is: "whole", ...restored.trailEnd() });
    restored.close();
  });
});
