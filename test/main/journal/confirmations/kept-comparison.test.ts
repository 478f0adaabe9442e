/** @file What was compared with invoice lists is kept for the next process, and never trusted where it could be wrong. */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { advance } from "../../../../main/imports/state/advance.ts";
import type { OpenJournal } from "../../../../main/journal/journal.ts";
import { openJournal } from "../../../../main/journal/open-journal.ts";
import type { ImportEvent } from "../../../../shared/imports/import-event.ts";
import { fingerprintOf } from "../../../../shared/imports/row-fingerprint.ts";
import { wholeScope } from "../../../../shared/spreadsheet/list-scope.ts";
import { writing } from "../../../fakes/journal-writes.ts";

const files = 12;
let folder: string;
let file: string;
let kept: string;
let open: OpenJournal[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-kept-"));
  [file, kept, open] = [join(folder, "journal.sqlite"), join(folder, "lists.sqlite"), []];
});
afterEach(() => {
  for (const journal of open) journal.close();
  rmSync(folder, { recursive: true });
});

function journalNow(onlyReads = false): OpenJournal {
  const journal = openJournal(file, () => 1_000, onlyReads);
  open.push(journal);
  return journal;
}

function enter(journal: OpenJournal, dropped: string, seenAt: number) {
  const entry = { inbox: "payables", connection: "office", kind: "batch", sha256: dropped, sizeBytes: 9 } as const;
  return writing(journal).add({ ...entry, dropped, seenAt }, { what: "take-in", who: "agent", detail: {} });
}

/** @param end of the batch: accepted, or nobody knows */
function send(journal: OpenJournal, number: string, end: "accepted" | "outcome-unknown" = "accepted"): string {
  const invoice = { InvoiceNumber: number, AccountName: "Acme", Date: "2026-11-03", Net: "100.00" };
  const fingerprints = [fingerprintOf({ row: 2, invoice, raw: number })];
  const parts = [{ invoices: 1, net: {}, vat: {} }];
  const events: readonly ImportEvent[] = [
    {
      ...{ type: "plan", parts, leftOut: [], sentBefore: [], purchaseInvoiceId: null, hold: null },
      by: { connection: "office", rules: "" },
    },
    { type: "begin-sending", part: 0 },
    end === "accepted"
      ? { type: "accepted", status: 200, answer: "", documentId: null }
      : { type: "outcome-unknown", why: { kind: "no-answer", evidence: "silence", detail: "" }, lastEvidenceAt: 200 },
  ];
  let import_ = enter(journal, `${number}.csv`, 100);
  for (const event of events) {
    const after = advance(import_, event, 200);
    const contents = event.type === "plan" ? [{ payload: "[]", fingerprints }] : undefined;
    writing(journal).save(after, { what: event.type, who: "agent", detail: {} }, contents as never);
    import_ = after;
  }
  return import_.id;
}

function list(journal: OpenJournal, name: string, numbers: readonly string[]): void {
  const register = numbers.map((invoiceNumber, at) => ({
    ...{ row: at + 2, purchaseInvoiceId: String(900 + at), invoiceNumber, supplier: "Acme" },
    says: { date: "2026-11-03", net: "100.00", gross: null, currency: null, supplierId: null },
  }));
  const added = enter(journal, name, 300);
  const event = { type: "store-register", entries: register.length, scope: wholeScope } as const;
  const detail = { scope: wholeScope };
  writing(journal).save(advance(added, event, 300), { what: event.type, who: "agent", detail }, [], register);
}

const numbers = Array.from({ length: files }, (_, at) => `INV-${100 + at}`);

/** Twelve files of one invoice each, of which a list has ten. */
function sendAll(journal: OpenJournal): readonly string[] {
  const ids = numbers.map((number) => send(journal, number));
  list(journal, "list.csv", numbers.slice(0, 10));
  return ids;
}

/** How many steps it takes to compare everything, and what comes out. */
function compared(journal: OpenJournal) {
  let steps = 0;
  while (!journal.compareSome(() => false)) steps += 1;
  const { toCompareCount, invoices } = journal.unconfirmed(1_000) ?? {};
  return { steps, toCompareCount, invoices };
}

test("the next process reads what was compared, and compares nothing again", () => {
  sendAll(journalNow());
  const { steps, ...found } = compared(open[0] as OpenJournal);
  expect(steps).toBeGreaterThan(files);
  expect(compared(journalNow(true))).toEqual({ steps: 0, ...found });
});

test("the next process compares what has changed since, and nothing else", () => {
  const journal = journalNow();
  sendAll(journal);
  compared(journal);
  const id = send(journal, "INV-200");
  const next = journalNow(true);
  expect(compared(next).steps).toBeLessThan(4);
  expect(next.confirmation(id)).not.toBeNull();
});

test("a list that was added meanwhile settles what had been missing", () => {
  const journal = journalNow();
  const ids = sendAll(journal);
  compared(journal);
  list(journal, "newer.csv", numbers);
  const next = journalNow(true);
  compared(next);
  expect(ids.map((id) => next.confirmation(id)?.found)).toEqual(ids.map(() => 1));
});

test("rows that may have been sent are compared again, because a list settles them", () => {
  const journal = journalNow();
  const id = send(journal, "INV-300", "outcome-unknown");
  list(journal, "list.csv", ["INV-300"]);
  compared(journal);
  const expected = journal.inDoubt().get(id);
  expect(expected).toHaveLength(1);
  journal.close();
  open = [];
  const written = new DatabaseSync(kept);
  written.exec(`UPDATE compared SET result = replace(result, '"900"', '"666"')`);
  written.close();
  const next = journalNow(true);
  compared(next);
  expect(next.inDoubt().get(id)).toEqual(expected);
});

test("without a list nothing is kept, and a look changes nothing", () => {
  const journal = journalNow();
  send(journal, "INV-1");
  compared(journal);
  expect(existsSync(kept)).toBe(false);
  list(journal, "list.csv", ["INV-1"]);
  compared(journalNow(true));
  expect(existsSync(kept)).toBe(false);
  compared(journal);
  expect(existsSync(kept)).toBe(true);
});

test("a journal in memory keeps nothing beside it", () => {
  const before = existsSync("lists.sqlite");
  const journal = openJournal(":memory:", () => 1_000);
  open.push(journal);
  sendAll(journal);
  compared(journal);
  expect([before, existsSync("lists.sqlite")]).toEqual([false, false]);
});

test("what was kept of another journal isn't used: a backup may have taken its place", () => {
  const journal = journalNow();
  sendAll(journal);
  journal.close();
  copyFileSync(file, join(folder, "before.sqlite"));
  const later = openJournal(file, () => 1_000);
  list(later, "with all.csv", numbers);
  compared(later);
  later.close();
  copyFileSync(join(folder, "before.sqlite"), file);
  const restored = openJournal(file, () => 2_000);
  open = [restored];
  list(restored, "with three.csv", numbers.slice(0, 3));
  const { steps, toCompareCount, invoices } = compared(restored);
  expect([steps > files, toCompareCount, invoices]).toEqual([true, 2, 0]);
});

test.each<[string, () => void]>([
  ["is damaged", () => writeFileSync(kept, "nothing that SQLite knows")],
  [
    "is of another version",
    () => {
      const written = new DatabaseSync(kept);
      written.exec("UPDATE told SET made_by = 'another'");
      written.close();
    },
  ],
  [
    "has a result that can't be read",
    () => {
      const written = new DatabaseSync(kept);
      written.exec("UPDATE compared SET result = '{'");
      written.close();
    },
  ],
  [
    "can't be written",
    () => {
      rmSync(kept);
      mkdirSync(join(kept, "in the way"), { recursive: true });
    },
  ],
])("a file that %s changes nothing of what is said", (_, spoil) => {
  const journal = journalNow();
  sendAll(journal);
  const { steps: _steps, ...found } = compared(journal);
  journal.close();
  open = [];
  for (const ending of ["-wal", "-shm"]) rmSync(kept + ending, { force: true });
  spoil();
  for (const onlyReads of [true, false, true]) expect(compared(journalNow(onlyReads))).toMatchObject(found);
});

test("of two processes the one that knows more is kept", () => {
  const [one, other] = [journalNow(), journalNow()];
  sendAll(one);
  compared(one);
  compared(other);
  list(one, "newer.csv", numbers);
  compared(other);
  send(one, "INV-400");
  compared(one);
  send(one, "INV-401");
  compared(other);
  const fresh = journalNow(true);
  const found = compared(fresh);
  expect(found.steps).toBe(0);
  rmSync(kept);
  expect(compared(journalNow(true))).toMatchObject({ toCompareCount: found.toCompareCount, invoices: found.invoices });
});
