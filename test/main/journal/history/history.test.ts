/** @file Looking back through real journals: searches, days, trails; and an index that goes wrong. */

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { advance } from "../../../../main/imports/state/advance.ts";
import { type History, openHistory } from "../../../../main/journal/history/history.ts";
import type { OpenJournal } from "../../../../main/journal/journal.ts";
import type { SearchPage } from "../../../../shared/imports/history-query.ts";
import { writing } from "../../../fakes/journal-writes.ts";
import { makeLongJournal } from "../../../fixtures/journal/make-long-journal.ts";
import { searchEverything } from "../../../fixtures/journal/search-everything.ts";
import { atMs, fill, makeFolder, open, put } from "../sample-journal.ts";

let folder: string;
let file: string;
let index: string;
let journal: OpenJournal;

beforeEach(() => {
  const made = makeFolder();
  ({ folder, file } = made);
  index = join(folder, "search.sqlite");
  onTestFinished(made.remove);
});

let leave = () => {};
afterEach(() => leave());

function look(now = atMs): History {
  journal = open(file);
  const bugs: unknown[] = [];
  const history = openHistory({
    journal: file,
    index,
    get: journal.get,
    now: () => now,
    report: (bug) => bugs.push(bug),
  });
  const opened = journal;
  leave = () => {
    history.close();
    opened.close();
    leave = () => {};
    expect(bugs).toEqual([]);
  };
  return history;
}

const idsOf = (history: History, page: Partial<SearchPage>) =>
  history.search({ ...searchEverything, ...page }).imports.map(({ id }) => id);

/** Until older imports are in as well. */
function searchWhole(history: History, page: Partial<SearchPage>) {
  for (;;) {
    const found = history.search({ ...searchEverything, ...page });
    if (found.isComplete) return found;
  }
}

test("what was dropped is found at once, newest first, and so is what has become of it", () => {
  const history = look();
  fill(journal, 7);
  expect(idsOf(history, {})).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
  expect(searchWhole(history, { text: "invoices 3" }).imports.map(({ id }) => id)).toEqual(["4"]);
  expect(idsOf(history, { states: ["unknown"] })).toEqual(["4"]);
  const [unknown] = history.search({ ...searchEverything, states: ["unknown"] }).imports;
  if (!unknown) throw new Error("nothing is unknown");
  writing(journal).save(advance(unknown, { type: "settle", answer: "arrived" }, atMs), {
    what: "settle",
    who: "Ada",
    detail: {},
  });
  expect(idsOf(history, { states: ["unknown"] })).toEqual([]);
  expect(idsOf(history, { states: ["done"] })).toEqual(["4", "1"]);
});

test("what is found is limited to an inbox, also after its id changed, and to who decided", () => {
  const history = look();
  put(journal, 0, { type: "ask", why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] } });
  put(journal, 1);
  expect(history.people()).toEqual([]);
  const waiting = journal.get("1");
  if (!waiting) throw new Error("nothing waits");
  const { inbox, connection } = waiting;
  const attached = advance(waiting, { type: "attach", purchaseInvoiceId: "10023" }, atMs);
  writing(journal).save(attached, { what: "attach", who: "Ada", detail: {} });
  expect([history.people(), idsOf(history, { who: "Ada" }), idsOf(history, { who: "Bo" })]).toEqual([
    ["Ada"],
    ["1"],
    [],
  ]);
  expect(idsOf(history, { who: "agent" }), "the agent is nobody").toEqual([]);
  expect([idsOf(history, { inbox }), idsOf(history, { inbox: "bills" })]).toEqual([["2", "1"], []]);
  const adopted = advance(attached, { type: "adopt", inbox: "bills", connection }, atMs);
  writing(journal).save(adopted, { what: "adopt", who: "agent", detail: {} });
  expect([idsOf(history, { inbox }), idsOf(history, { inbox: "bills" })]).toEqual([["2"], ["1"]]);
  expect(history.search({ ...searchEverything, text: "10023", inbox: "bills", who: "Ada" }).total).toBe(1);
});

test("a document is found by the purchase invoice that someone gave it", () => {
  const history = look();
  put(journal, 0, { type: "ask", why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] } });
  expect(idsOf(history, { text: "10023" })).toEqual([]);
  const [waiting] = history.search(searchEverything).imports;
  if (!waiting) throw new Error("nothing waits");
  const after = advance(waiting, { type: "attach", purchaseInvoiceId: "10023" }, atMs);
  writing(journal).save(after, { what: "attach", who: "Ada", detail: {} });
  expect(idsOf(history, { text: "10023" })).toEqual(["1"]);
});

test("a journal of years is taken up newest first, and every import is found in the end by what its rows hold", () => {
  makeLongJournal(file, 2_400, atMs);
  const history = look();
  expect(history.search({ ...searchEverything, limit: 2 })).toMatchObject({
    total: 2_400,
    imports: [{ id: "2400" }, { id: "2399" }],
  });
  expect(searchWhole(history, { text: "INV-4/00012" }).imports.map(({ id }) => id)).toEqual(["4"]);
  expect(idsOf(history, { text: "INV-2000/05000" })).toEqual(["2000"]);
  expect(idsOf(history, { text: "20003" })).toEqual(["3"]);
  expect(history.search({ ...searchEverything, text: "cafe", limit: 3 })).toMatchObject({ total: 600 });
});

test("pages follow one another, and what arrives meanwhile moves nothing", () => {
  makeLongJournal(file, 300, atMs);
  const history = look();
  const first = searchWhole(history, { text: "delivery", limit: 50 });
  put(journal, 3);
  put(journal, 9);
  const second = history.search({ ...searchEverything, text: "delivery", before: first.upTo, skip: 50, limit: 50 });
  expect(second.total).toBe(first.total);
  const ids = [...first.imports, ...second.imports].map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(100);
  expect(idsOf(history, { from: atMs - 86_400_000, to: atMs, states: ["duplicate"] })).toEqual(["291"]);
});

test("an index that is gone, damaged, or of another journal is made again", () => {
  makeLongJournal(file, 40, atMs);
  const found = () => {
    const history = look();
    const ids = searchWhole(history, { text: "INV-40/00001" }).imports.map(({ id }) => id);
    leave();
    return ids;
  };
  expect(found()).toEqual(["40"]);
  rmSync(index);
  expect(found()).toEqual(["40"]);
  writeFileSync(index, "not a database at all, and long enough to be taken for one".repeat(100));
  expect(found()).toEqual(["40"]);
  rmSync(file);
  rmSync(`${file}-wal`, { force: true });
  const other = open(file);
  put(other, 1);
  other.close();
  expect(found()).toEqual([]);
  expect(existsSync(index)).toBe(true);
});

test("where no index can be written, it is held in memory", () => {
  makeLongJournal(file, 40, atMs);
  index = join(folder, "no such folder", "search.sqlite");
  expect(searchWhole(look(), { text: "INV-40/00001" }).total).toBe(1);
});

test("a day shows what was added and what was sent, to the penny, and an empty day is shown too", () => {
  makeLongJournal(file, 120, atMs);
  const days = look(atMs).days(3);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  const sum = (of: "files" | "invoices" | "documents") => days.reduce((total, day) => total + day[of], 0);
  expect(sum("files")).toBe(120);
  const gone = journal.list(200).filter(({ state }) => state.at === "done");
  expect(sum("documents")).toBe(gone.filter(({ kind }) => kind === "document").length);
  expect(sum("invoices")).toBe(gone.filter(({ kind }) => kind === "batch").length * 12);
  leave();
  const [before] = look(atMs - 30 * 86_400_000).days(1);
  expect(before).toMatchObject({ files: 0, invoices: 0, documents: 0, net: {}, vat: {} });
});

test("what was sent on a day is found by that day, whenever it was added", () => {
  const history = look();
  fill(journal, 7);
  const sent = history
    .search({ ...searchEverything, by: "sent" })
    .imports.filter(({ parts }) => parts.some(({ endedAt }) => endedAt));
  const ended = sent.flatMap(({ parts }) => parts.flatMap(({ endedAt, state }) => (state === "done" ? [endedAt] : [])));
  const [from, to] = [Math.min(...ended.map(Number)), Math.max(...ended.map(Number)) + 1];
  const found = history.search({ ...searchEverything, by: "sent", from, to });
  expect(found.imports.map(({ id }) => id)).toEqual(
    sent.filter(({ parts }) => parts.some(({ state }) => state === "done")).map(({ id }) => id),
  );
  expect(found.total).toBeGreaterThan(0);
  expect(history.search({ ...searchEverything, by: "sent", from: to, to: null }).total).toBe(0);
  expect(history.search({ ...searchEverything, by: "sent", text: "invoices 3", from, to }).total).toBe(
    found.imports.filter(({ id }) => id === "4").length,
  );
});

test("the trail of one import holds its own steps and no other's", () => {
  look();
  fill(journal, 7);
  const stepsOf = (importId: string) => [...journal.trail({ importId })].map(({ what }) => what);
  expect(stepsOf("1")).toEqual(["take-in", "plan", "begin-sending", "accepted", "set-location"]);
  expect(stepsOf("7")).toEqual(["take-in"]);
});

test("nothing is written into the journal by looking back", () => {
  makeLongJournal(file, 40, atMs);
  const bytes = readFileSync(file);
  const history = look();
  searchWhole(history, { text: "inv" });
  history.days(14);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test("a batch is found by an invoice ID that a list or an answer gives one of its rows", () => {
  makeLongJournal(file, 20, atMs);
  const history = look();
  searchWhole(history, { text: "anything" });
  expect(idsOf(history, { text: "987654" })).toEqual([]);
  const added = writing(journal).add(
    {
      ...{ inbox: "payables", connection: "office", kind: "batch", sha256: "f".repeat(64), sizeBytes: 1 },
      ...{ dropped: "list.csv", seenAt: atMs },
    },
    { what: "take-in", who: "agent", detail: {} },
  );
  const register = [{ row: 2, purchaseInvoiceId: "987654", invoiceNumber: "inv-4/00012", supplier: null }];
  const kept = advance(added, { type: "store-register", entries: 1 }, atMs);
  writing(journal).save(kept, { what: "store-register", who: "agent", detail: {} }, [], register);
  expect(idsOf(history, { text: "987654" })).toEqual(["4"]);
  expect(idsOf(history, { text: "98765" })).toEqual([]);
});

test.each(["40.00", "GBP 40.00", "£40", "40,00", "8.00", "48.00"])(
  "a batch is found by its totals as its row shows them: %s",
  (text) => {
    const history = look();
    fill(journal, 7);
    // The sixth has two parts of 20.00 net and 4.00 VAT.
    expect(searchWhole(history, { text }).imports.map(({ id }) => id)).toEqual(["6"]);
  },
);

test("what needs a person is found as the badge counts it, failed files among them", () => {
  const history = look();
  fill(journal, 7);
  const asking = journal.needPerson(100).map(({ id }) => id);
  expect(asking.length).toBe(journal.tally().needPerson);
  expect(idsOf(history, { needsPerson: true }).toSorted()).toEqual(asking.toSorted());
  expect(searchWhole(history, { needsPerson: true, text: "invoices 3" }).imports.map(({ id }) => id)).toEqual(["4"]);
});
