/** @file What the journal holds of a stretch of time, in SQLite. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { advance } from "../../../../main/imports/state/advance.ts";
import type { OpenJournal } from "../../../../main/journal/journal.ts";
import { openJournal } from "../../../../main/journal/open-journal.ts";
import type { Import, ImportState } from "../../../../shared/imports/import.ts";
import { writing } from "../../../fakes/journal-writes.ts";

let folder: string;
let journal: OpenJournal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "period-"));
  // Entries are written a moment after the file was seen.
  journal = openJournal(join(folder, "journal.sqlite"), () => nowMs + 5);
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});
let nowMs = 0;

function add(dropped: string, seenAt: number, ...states: ImportState[]): void {
  nowMs = seenAt;
  const entry = {
    inbox: "a",
    connection: "c",
    kind: "document",
    sha256: dropped,
    sizeBytes: 1,
    dropped,
    seenAt,
  } as const;
  let import_: Import = writing(journal).add(entry, { what: "take-in", who: "agent", detail: entry });
  for (const state of states) {
    import_ = { ...import_, version: import_.version + 1, state };
    writing(journal).save(import_, { what: "reclassify", who: "agent", detail: null });
  }
}

const waiting = { at: "waiting", why: { kind: "no-invoices" } } as const;
const names = (from: number, until: number) => journal.period(from, until).imports.map(({ place }) => place.dropped);

test("a period has what was seen in it, and what still waits from before; what was over before is not in it", () => {
  add("over before", 100, { at: "done" });
  add("waits from before", 100, waiting);
  add("failed before", 100, { at: "failed", why: { kind: "empty-file" } });
  add("tonight", 1_000, { at: "done" });
  expect(names(1_000, 2_000)).toEqual(["waits from before", "failed before", "tonight"]);
});

test("the trail counts what was taken in by when it was seen, so that no file falls between two periods", () => {
  add("just before", 999);
  add("at its beginning", 1_000);
  add("just before its end", 1_999);
  const counts = [
    [0, 1_000],
    [1_000, 2_000],
    [2_000, 3_000],
  ].map(([from = 0, until = 0]) => journal.period(from, until).takenIn);
  expect(counts).toEqual([1, 2, 0]);
});

test("what was taken as sent after a restore counts too", () => {
  const entry = {
    inbox: "a",
    connection: "c",
    kind: "document",
    sha256: "x",
    sizeBytes: 1,
    dropped: "x",
    seenAt: 50,
  } as const;
  const found = { type: "take-as-sent", at: "Done/x", purchaseInvoiceId: null } as const;
  const sent = (added: Import) => advance(added, found, 50);
  writing(journal).addSent(entry, sent, { what: found.type, who: "agent", detail: {} });
  expect(journal.period(0, 100).takenIn).toBe(1);
});
