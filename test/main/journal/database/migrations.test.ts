/** @file A journal of an earlier version is brought up to date, with all that it knows. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "../../../../main/journal/database/migrations.ts";
import { openJournal } from "../../../../main/journal/journal.ts";

test("a journal from before there were prints keeps its imports, and takes prints from then on", () => {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "journal.sqlite");
  const old = new DatabaseSync(file);
  old.exec(`${migrations[0]}; PRAGMA user_version = 1;
    INSERT INTO imports (version, inbox, connection, kind, sha256, size_bytes, seen_at, since, at, state, dropped, file_path, left_out)
    VALUES (3, 'payables', 'office', 'batch', 'ab', 1, 1, 1, 'duplicate', '{"at":"duplicate","of":"7"}', 'a.csv', 'Duplicates/a.csv', '[]');`);
  old.close();

  const journal = openJournal(file, () => 1_000);
  onTestFinished(() => journal.close());
  const import_ = journal.get("1");
  expect(import_).toMatchObject({ version: 3, state: { of: "7" }, sentBefore: [], anyway: null });
  expect(
    journal.earlier({ id: "2", connection: "office" }, [
      { row: 2, supplier: "", invoiceNumber: "", raw: "", net: null, currency: "" },
    ]),
  ).toEqual([]);
  if (!import_) throw new Error("not there");
  expect(journal.save({ ...import_, version: 4, state: { at: "reading" }, anyway: "all" }, null)).toBe(true);
  expect(journal.get("1")?.anyway).toBe("all");
});
