/** @file What the pipeline may rely on in a journal, held against the one in memory and the one in SQLite. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { NewImport } from "../../main/imports/ports/journal-port.ts";
import { advance } from "../../main/imports/state/advance.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent, PartPlan } from "../../shared/imports/import-event.ts";
import { fingerprintOf, type RowFingerprint } from "../../shared/imports/row-fingerprint.ts";
import type { TrailEventName } from "../../shared/imports/trail-event.ts";
import { writing } from "../fakes/journal-writes.ts";
import { createMemoryJournal, type MemoryJournal } from "../fakes/memory-journal.ts";

const made: (() => void)[] = [];
afterEach(() => {
  for (const undo of made.splice(0)) undo();
});

const journals: readonly [string, () => MemoryJournal][] = [
  ["in memory", () => createMemoryJournal(() => 1_000)],
  [
    "in SQLite",
    () => {
      const folder = mkdtempSync(join(tmpdir(), "pigeonhole-journal-"));
      const journal = openJournal(join(folder, "journal.sqlite"), () => 1_000);
      made.push(() => {
        journal.close();
        rmSync(folder, { recursive: true });
      });
      return journal;
    },
  ],
];

const entry = (dropped: string, sha256 = dropped, inbox = "payables"): NewImport => ({
  inbox,
  connection: "office",
  kind: "batch",
  sha256,
  sizeBytes: 10,
  dropped,
  seenAt: 900,
});
const event = (what: TrailEventName) => ({ what, who: "agent", detail: { about: what } });
const part: PartPlan = { invoices: 2, net: { GBP: "20.00" }, vat: { GBP: "4.00" } };
const plan = (...parts: PartPlan[]): ImportEvent => ({
  type: "plan",
  parts,
  leftOut: [],
  sentBefore: [],
  purchaseInvoiceId: null,
  hold: null,
  by: { connection: "office", rules: "" },
});

const content = (payload: string, ...fingerprints: RowFingerprint[]) => ({ payload, fingerprints });

/** Adds an import and takes it through `steps`; a plan's payloads are named by their place. */
function put(journal: MemoryJournal, dropped: string, ...steps: ImportEvent[]): Import {
  let import_ = writing(journal).add(entry(dropped), event("take-in"));
  for (const step of steps) {
    import_ = advance(import_, step, 1_000);
    const payloads = step.type === "plan" ? step.parts.map((_, n) => content(`payload ${n}`)) : undefined;
    expect(writing(journal).save(import_, event(step.type), payloads)).toBe(true);
  }
  return import_;
}

const begin: ImportEvent = { type: "begin-sending", part: 0 };
const accept: ImportEvent = { type: "accepted", status: 200, answer: "ok", documentId: "7" };
const lost: ImportEvent = {
  type: "outcome-unknown",
  why: { kind: "no-answer", evidence: "died", detail: "" },
  lastEvidenceAt: 3,
};
const names = (imports: readonly Import[]) => imports.map(({ place }) => place.dropped);

describe.each(journals)("a journal %s", (_, open) => {
  test("finds the imports that sent a batch in a stretch of time, and those that may have", () => {
    const journal = open();
    put(journal, "sent.csv", plan(part), begin, accept);
    put(journal, "in doubt.csv", plan(part), begin, {
      type: "outcome-unknown",
      why: { kind: "no-answer", evidence: "silence", detail: "" },
      lastEvidenceAt: 1_000,
    });
    put(journal, "planned.csv", plan(part));
    expect(names(journal.batchesSent("office", 0, 2_000))).toEqual(["sent.csv", "in doubt.csv"]);
    expect(names(journal.batchesSent("office", 1_001, 2_000))).not.toContain("sent.csv");
    expect(names(journal.batchesSent("office", 0, 999))).not.toContain("sent.csv");
    expect(journal.batchesSent("another office", 0, 2_000)).toEqual([]);
  });

  test("counts the calls that nobody answered since the last answer, over each connection", () => {
    const journal = open();
    const silence = (at: number, evidence: "silence" | "died" | "answer-differs" = "silence"): ImportEvent => ({
      type: "outcome-unknown",
      why: { kind: "no-answer", evidence, detail: "" },
      lastEvidenceAt: at,
    });
    expect(journal.unanswered("office")).toEqual({ calls: 0, files: 0, lastAt: 0 });
    put(journal, "long ago.csv", plan(part), begin, silence(900));
    put(journal, "sent.csv", plan(part), begin, accept);
    expect(journal.unanswered("office")).toEqual({ calls: 0, files: 0, lastAt: 0 });
    put(journal, "first.csv", plan(part), begin, silence(1_200));
    put(journal, "with it.csv", plan(part), begin, silence(1_001));
    expect(journal.unanswered("office")).toEqual({ calls: 1, files: 2, lastAt: 1_200 });
    const planned = put(journal, "last.csv", plan(part));
    const begun = advance(planned, begin, 1_300);
    writing(journal).save(begun, event("begin-sending"));
    const last = advance(begun, silence(1_500), 1_500);
    writing(journal).save(last, event("outcome-unknown"));
    put(journal, "stopped.csv", plan(part), begin, silence(1_600, "died"));
    put(journal, "other size.csv", plan(part), begin, silence(1_700, "answer-differs"));
    expect(journal.unanswered("office")).toEqual({ calls: 2, files: 3, lastAt: 1_500 });
    expect(journal.unanswered("another office")).toEqual({ calls: 0, files: 0, lastAt: 0 });
    const found = advance(last, { type: "settle", answer: "arrived" }, 1_800);
    writing(journal).save(found, event("settle"));
    expect(journal.unanswered("office")).toEqual({ calls: 1, files: 2, lastAt: 1_200 });
    const refused: ImportEvent = { type: "rejected-by-service", why: { kind: "refused", status: 400, body: "" } };
    const tried = put(journal, "refused.csv", plan(part), begin);
    writing(journal).save(advance(tried, refused, 2_000), event("rejected-by-service"));
    expect(journal.unanswered("office")).toEqual({ calls: 0, files: 0, lastAt: 0 });
  });

  test("returns a new import as it was entered", () => {
    const journal = open();
    const added = writing(journal).add(entry("a.csv"), event("take-in"));
    expect(added).toMatchObject({ version: 0, state: { at: "reading" }, parts: [], seenAt: 900, since: 900 });
    expect(added.place).toEqual({ dropped: "a.csv", path: "a.csv", movingTo: null });
    expect(journal.get(added.id)).toEqual(added);
  });

  test("returns null for an unknown import", () => {
    expect(open().get("99")).toBeUndefined();
    expect(open().get("nonsense; drop table")).toBeUndefined();
  });

  test("returns every state exactly as it was saved", () => {
    const journal = open();
    const import_ = put(
      journal,
      "a.csv",
      plan(part, part),
      begin,
      accept,
      { type: "begin-sending", part: 1 },
      {
        type: "outcome-unknown",
        why: { kind: "no-answer", evidence: "silence", detail: "…" },
        lastEvidenceAt: 1_234,
      },
    );
    expect(journal.get(import_.id)).toEqual(import_);
  });

  test("refuses a save from a stale copy, and writes nothing of it", () => {
    const journal = open();
    const before = writing(journal).add(entry("a.csv"), event("take-in"));
    const one = advance(before, { type: "invalid-file", why: { kind: "empty-file" } }, 1_000);
    expect(writing(journal).save(one, event("invalid-file"))).toBe(true);
    expect(writing(journal).save(advance(before, plan(part), 2_000), event("plan"), [content("{}")])).toBe(false);
    expect(journal.get(before.id)).toEqual(one);
    expect([...journal.trail()].map(({ what }) => what)).toEqual(["take-in", "invalid-file"]);
  });

  test("keeps the body of each part until it is planned again", () => {
    const journal = open();
    const { id } = put(journal, "a.csv", plan(part, part), begin, accept);
    expect([journal.payload(id, 0), journal.payload(id, 1)]).toEqual(["payload 0", "payload 1"]);
    expect(() => journal.payload(id, 2)).toThrow("has no part 2");
  });

  test("divides a part: rows become the last one, with what is sent of them, and are found there again", () => {
    const journal = open();
    const rows = [2, 3, 5].map((row) =>
      fingerprintOf({ row, invoice: { InvoiceNumber: `N ${row}` }, raw: `raw ${row}` }),
    );
    const import_ = writing(journal).add(entry("a.csv"), event("take-in"));
    const planned = advance(import_, plan({ ...part, invoices: 3 }), 1_000);
    const payload = '[{"InvoiceNumber":"N 2, \\"]"},{"InvoiceNumber":"N 3","Tags":[1,2]},{"InvoiceNumber":"N 5"}]';
    writing(journal).save(planned, event("plan"), [{ payload, fingerprints: rows }]);
    let next = planned;
    const answer = (given: "arrived" | "missing", ...of: readonly number[]): ImportEvent => ({
      ...{ type: "settle-rows", part: 0, answer: given, rows: of },
    });
    for (const step of [begin, lost, answer("arrived", 2), answer("missing", 3, 5)]) {
      next = advance(next, step, 1_000);
      writing(journal).save(next, event(step.type));
      expect(journal.get(next.id)).toEqual(next);
    }
    const again = { rows: [3, 5], stays: { ...part, invoices: 1 }, becomes: part };
    const divided = advance(next, { type: "settle", answer: "send-again", again }, 1_000);
    writing(journal).save(divided, event("settle"), undefined, undefined, undefined, { part: 0, rows: [3, 5] });
    expect(journal.get(divided.id)).toEqual(divided);
    expect(divided.parts).toMatchObject([
      { state: "done", invoices: 1 },
      { state: "planned", invoices: 2 },
    ]);
    expect([journal.payload(divided.id, 0), journal.payload(divided.id, 1)]).toEqual([
      '[{"InvoiceNumber":"N 2, \\"]"}]',
      '[{"InvoiceNumber":"N 3","Tags":[1,2]},{"InvoiceNumber":"N 5"}]',
    ]);
    expect([journal.rowsOfPart(divided.id, 0), journal.rowsOfPart(divided.id, 1)]).toEqual([[2], [3, 5]]);
    const other = writing(journal).add(entry("b.csv"), event("take-in"));
    expect(journal.earlier(other, rows).map(({ row, first }) => [row, first.importId])).toEqual(
      [2, 3, 5].map((row) => [row, divided.id]),
    );
  });

  test("refuses a part without its body", () => {
    const journal = open();
    const before = writing(journal).add(entry("a.csv"), event("take-in"));
    expect(() =>
      writing(journal).save(advance(before, plan(part, part), 1_000), event("plan"), [content("{}")]),
    ).toThrow("nothing to send");
    expect(journal.get(before.id)).toEqual(before);
  });

  test("lists imports under way, oldest first", () => {
    const journal = open();
    put(journal, "sending.csv", plan(part), begin);
    put(journal, "failed.csv", { type: "invalid-file", why: { kind: "empty-file" } });
    put(journal, "queued.csv", plan(part));
    put(journal, "reading.csv");
    expect(names(journal.underWay())).toEqual(["sending.csv", "queued.csv", "reading.csv"]);
  });

  test("lists files that are not filed yet", () => {
    const journal = open();
    put(journal, "reading.csv");
    put(journal, "done.csv", plan(part), begin, accept);
    put(journal, "done/lower-case.csv", plan(part), begin, accept);
    put(journal, "half-moved.csv", plan(part), begin, accept, { type: "start-move", to: "Done/half-moved.csv" });
    put(journal, "filed.csv", plan(part), begin, accept, { type: "set-location", at: "Done/filed.csv" });
    put(journal, "gone.csv", plan(part), begin, accept, { type: "set-location", at: null });
    expect(names(journal.unfiled())).toEqual(["done.csv", "done/lower-case.csv", "half-moved.csv"]);
  });

  test("lists imports that need a person and still have their file", () => {
    const journal = open();
    const failed: ImportEvent = { type: "invalid-file", why: { kind: "empty-file" } };
    put(journal, "failed.csv", failed, { type: "set-location", at: "Failed/failed.csv" });
    put(journal, "held.csv", { ...plan(part), hold: [] } as ImportEvent, {
      type: "set-location",
      at: "Needs you/held.csv",
    });
    put(journal, "unfiled.csv", failed);
    put(journal, "withdrawn.csv", { type: "withdraw", was: null });
    put(journal, "done.csv", plan(part), begin, accept, { type: "set-location", at: "Done/done.csv" });
    expect(names(journal.asking())).toEqual(["failed.csv", "held.csv"]);
  });

  test("takes into doubt what was about to be sent when its inbox was taken over", () => {
    const journal = open();
    const why = { kind: "no-answer", evidence: "died", detail: { say: "inbox-was-taken-over" } } as const;
    const doubted: ImportEvent = { type: "outcome-unknown-after-restore", why, from: 0, lastEvidenceAt: 2_000 };
    const { id } = put(journal, "queued.csv", plan(part), doubted);
    expect(journal.get(id)?.state).toMatchObject({ at: "unknown", part: 0 });
  });

  test("lists imports whose file was taken away, and that wait for its correction copy", () => {
    const journal = open();
    const copy = { path: "Needs you/a - to correct.xlsx", sha256: "c" };
    const asks: ImportEvent = {
      type: "ask",
      why: { kind: "rows-have-problems", problems: [], rowsSent: 0, rowsReady: 0 },
    };
    put(journal, "a.csv", asks, { type: "set-location", at: null, copy });
    put(journal, "no copy.csv", asks, { type: "set-location", at: null });
    put(journal, "there.csv", asks, { type: "set-location", at: "Needs you/there.csv", copy });
    expect(names(journal.waitingForCopy())).toEqual(["a.csv"]);
  });

  test("finds imports by path and by content, newest first", () => {
    const journal = open();
    const first = writing(journal).add(entry("a.csv", "same"), event("take-in"));
    const second = writing(journal).add(entry("b.csv", "same"), event("take-in"));
    const elsewhere = writing(journal).add(entry("a.csv", "other", "sales"), event("take-in"));
    expect(journal.atPath("payables", "a.csv")).toEqual(first);
    expect(journal.atPath("sales", "a.csv")).toEqual(elsewhere);
    expect(journal.atPath("payables", "A.CSV")).toBeUndefined();
    expect(journal.withContent("same")).toEqual([second, first]);
    expect(journal.list(2)).toEqual([elsewhere, second]);
  });

  test("counts the imports in each state, and those that need a person", () => {
    const journal = open();
    put(journal, "a.csv", { type: "invalid-file", why: { kind: "empty-file" } });
    put(journal, "b.csv", { type: "withdraw", was: null });
    put(journal, "c.csv", { ...plan(part), hold: [] } as ImportEvent);
    expect(journal.tally()).toEqual({ byState: { failed: 2, held: 1 }, needPerson: 2 });
  });

  test("counts the documents that wait for their invoice, and knows when the oldest was dropped", () => {
    const journal = open();
    const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
    for (const [path, seenAt] of [
      ["a.pdf", 500],
      ["b.pdf", 700],
      ["c.pdf", 900],
    ] as const) {
      const added = writing(journal).add({ ...entry(path), kind: "document", seenAt }, event("take-in"));
      if (path !== "b.pdf") writing(journal).save(advance(added, { type: "ask", why }, 1_000), event("ask"));
    }
    const { inbox } = entry("a.pdf");
    expect(journal.waitingDocuments(inbox, 901)).toEqual({ documents: 2, oldestSeenAt: 500, newestSeenAt: 900 });
    expect(journal.waitingDocuments(inbox, 900)).toEqual({ documents: 1, oldestSeenAt: 500, newestSeenAt: 500 });
    expect([journal.waitingDocuments(inbox, 500).documents, journal.waitingDocuments("sales", 901).documents]).toEqual([
      0, 0,
    ]);
  });

  test("knows which inboxes and connections have imports, and how many are unfinished", () => {
    const journal = open();
    const { inbox, connection } = entry("a.csv");
    expect([journal.hasImports("inbox", inbox), journal.hasImports("connection", connection)]).toEqual([false, false]);
    put(journal, "a.csv", { type: "invalid-file", why: { kind: "empty-file" } });
    put(journal, "b.csv", { ...plan(part), hold: [] } as ImportEvent);
    put(journal, "c.csv");
    expect([journal.hasImports("inbox", inbox), journal.hasImports("connection", connection)]).toEqual([true, true]);
    expect([journal.unfinished("inbox", inbox), journal.unfinished("connection", connection)]).toEqual([2, 2]);
    expect([journal.hasImports("inbox", "sales"), journal.unfinished("connection", "elsewhere")]).toEqual([false, 0]);
  });

  test("lists the imports that changed since an audit trail entry", () => {
    const journal = open();
    put(journal, "a.csv");
    const { seq } = journal.changesSince(0);
    expect(journal.changesSince(seq)).toEqual({ changed: [], seq });
    const changed = put(journal, "b.csv", plan(part));
    expect(journal.changesSince(seq)).toEqual({ changed: [changed], seq: seq + 2 });
    expect(journal.changesSince(Number.MAX_SAFE_INTEGER)).toEqual({ changed: [], seq: seq + 2 });
  });

  describe("finds rows by their fingerprints", () => {
    const fingerprint = (
      row: number,
      invoiceNumber: string,
      raw = invoiceNumber,
      supplier = "name acme",
    ): RowFingerprint => ({
      row,
      supplier,
      invoiceNumber,
      raw,
      net: "10.00",
      currency: "GBP",
      invoice: { InvoiceNumber: invoiceNumber, AccountName: "Acme", Net: "10.00", Currency: "GBP" },
    });
    const stranger = { id: "99", inbox: "payables", connection: "office" };

    /** An import of two parts with a fingerprint each, in rows 2 and 3. */
    function leave(
      journal: MemoryJournal,
      dropped: string,
      numbers: readonly [string, string],
      ...steps: ImportEvent[]
    ) {
      const added = writing(journal).add(entry(dropped), event("take-in"));
      let import_ = advance(added, plan(part, part), 1_000);
      writing(journal).save(
        import_,
        event("plan"),
        numbers.map((number, n) => content("[]", fingerprint(n + 2, number))),
      );
      for (const step of steps) {
        import_ = advance(import_, step, 2_000);
        writing(journal).save(import_, event(step.type));
      }
      return import_;
    }

    test("by the raw row, and by supplier and number, with their original", () => {
      const journal = open();
      const { id } = leave(journal, "a.csv", ["1", "2"], begin, accept);
      const first = { importId: id, file: "a.csv", row: 2, sentAt: 2_000, endedAt: 2_000 };
      const found = (asked: RowFingerprint) => journal.earlier(stranger, [asked]);
      const fromElsewhere = journal.earlier({ ...stranger, inbox: "sales" }, [fingerprint(7, "1")]);
      expect(fromElsewhere.map((one) => one.first)).toEqual([{ ...first, inbox: "payables" }]);
      expect(found(fingerprint(7, "1"))).toEqual([
        {
          row: 7,
          isSameRow: true,
          isSameInvoice: true,
          looksAlike: null,
          openAs: null,
          perhapsElsewhere: null,
          first,
        },
      ]);
      expect(found(fingerprint(7, "1", "other"))).toEqual([
        {
          row: 7,
          isSameRow: false,
          isSameInvoice: true,
          looksAlike: null,
          differs: { here: fingerprint(7, "1", "other").invoice, there: fingerprint(2, "1").invoice },
          openAs: null,
          perhapsElsewhere: null,
          first,
        },
      ]);
      expect(found(fingerprint(7, "9", "1"))).toEqual([
        {
          row: 7,
          isSameRow: true,
          isSameInvoice: false,
          looksAlike: null,
          openAs: null,
          perhapsElsewhere: null,
          first,
        },
      ]);
      const other = {
        ...fingerprint(7, "1", "other", "name beta"),
        invoice: { InvoiceNumber: "1", AccountName: "Beta" },
      };
      expect(found(other)).toEqual([]);
      expect(found(fingerprint(7, "2"))).toMatchObject([
        { openAs: "under-way", first: { row: 3, sentAt: null, endedAt: null } },
      ]);
    });

    test("by what looks like it, with both invoices", () => {
      const journal = open();
      const { id } = leave(journal, "a.csv", ["INV-1", ""], begin, accept);
      const asked = (row: number, number: string, raw: string) => ({
        ...fingerprint(row, number, raw, "name ac\u00adme"),
        invoice: { InvoiceNumber: number, AccountName: "Ac\u00adme" },
      });
      const there = { InvoiceNumber: "INV-1", AccountName: "Acme", Net: "10.00", Currency: "GBP" };
      expect(journal.earlier(stranger, [asked(7, "inv 1", "other")])).toMatchObject([
        {
          ...{ row: 7, isSameRow: false, isSameInvoice: false, first: { importId: id, row: 2 } },
          looksAlike: { is: "spelled-otherwise", here: { AccountName: "Ac\u00adme" }, there },
        },
      ]);
      expect(journal.earlier(stranger, [asked(8, "INV-2", "other")])).toEqual([]);
      expect(journal.earlier(stranger, [asked(9, "INV-001", "other")])).toMatchObject([
        { looksAlike: { is: "spelled-otherwise", there } },
      ]);
    });

    test("by its date and amount, where one of the two has no number", () => {
      const journal = open();
      const of = (row: number, number: string, date = "2026-11-15") => ({
        ...fingerprint(row, number, `raw ${number} ${date}`),
        invoice: { ...(number !== "" && { InvoiceNumber: number }), AccountName: "Acme", Date: date, Net: "71.00" },
      });
      const sent = [of(2, ""), of(3, "E-55", "2026-11-16"), of(4, "", "2026-11-17")];
      const contents = [content("[]", ...sent)];
      const planned = advance(writing(journal).add(entry("a.csv"), event("take-in")), plan(part), 1_000);
      writing(journal).save(planned, event("plan"), contents);
      const found = (asked: RowFingerprint) =>
        journal.earlier(stranger, [asked]).map(({ looksAlike, first }) => [looksAlike?.is, first.row]);
      expect(found(of(7, "Z-9"))).toEqual([["number-missing", 2]]);
      expect(found(of(7, "", "2026-11-16"))).toEqual([["number-missing", 3]]);
      expect(found({ ...of(7, "", "2026-11-17"), raw: "in other columns" })).toEqual([["number-missing", 4]]);
      expect(found(of(7, "Z-9", "2026-11-16"))).toEqual([]);
      expect(found(of(7, "Z-9", "2026-12-15"))).toEqual([]);
      expect(found({ ...of(7, "Z-9"), invoice: { ...of(7, "Z-9").invoice, AccountName: "Beta" } })).toEqual([]);
    });

    test("and knows a supplier's usual values from sent rows, newest first", () => {
      const journal = open();
      const nets = (journal_: MemoryJournal, supplier = "name acme", currency = "GBP") =>
        journal_.usualNets("office", supplier, currency);
      const contents = (net: string) => [
        content("[]", { ...fingerprint(2, "1"), net }),
        content("[]", { ...fingerprint(3, "2"), net }),
      ];
      for (const [path, net] of [
        ["a.csv", "10.00"],
        ["b.csv", "12.50"],
      ] as const) {
        const planned = advance(writing(journal).add(entry(path), event("take-in")), plan(part, part), 1_000);
        writing(journal).save(planned, event("plan"), contents(net));
        const sent = [begin, accept].reduce((import_, step) => {
          const next = advance(import_, step, 2_000);
          writing(journal).save(next, event(step.type));
          return next;
        }, planned);
        expect(sent.parts.map(({ state }) => state)).toEqual(["done", "planned"]);
      }
      expect(nets(journal)).toEqual(["12.50", "10.00"]);
      expect([nets(journal, "name other"), nets(journal, "name acme", "EUR")]).toEqual([[], []]);
    });

    test("and the usual values are those of whole invoices, of one supplier or of all", () => {
      const journal = open();
      const line = (row: number, number: string, net: string, supplier = "name acme") => ({
        ...fingerprint(row, number, `raw ${row}`, supplier),
        net,
      });
      const lines = [line(2, "M1", "10.00"), line(3, "", "1.00"), line(4, "", "2.00"), line(5, "M1", "0.50")];
      const other = line(6, "M1", "-7.25", "name other");
      const planned = advance(writing(journal).add(entry("a.csv"), event("take-in")), plan(part), 1_000);
      writing(journal).save(planned, event("plan"), [content("[]", ...lines, other)]);
      for (const [n, step] of [begin, accept].entries())
        writing(journal).save(advance(journal.get(planned.id) ?? planned, step, 2_000 + n), event(step.type));
      expect(journal.usualNets("office", "name acme", "GBP")).toEqual(["10.50", "2.00", "1.00"]);
      expect(journal.usualNets("office", null, "GBP")).toEqual(["-7.25", "10.50", "2.00", "1.00"]);
      expect(journal.usualNets("branch", null, "GBP")).toEqual([]);
    });

    test("and the usual values are those of the latest twenty invoices of a supplier, and of a hundred of all", () => {
      const journal = open();
      const all = Array.from({ length: 130 }, (_, n) => ({
        ...fingerprint(n + 2, `N${n}`, `raw ${n}`, `name s${n % 2}`),
        net: `${n + 1}.00`,
      }));
      const planned = advance(writing(journal).add(entry("a.csv"), event("take-in")), plan(part), 1_000);
      writing(journal).save(planned, event("plan"), [content("[]", ...all)]);
      for (const [n, step] of [begin, accept].entries())
        writing(journal).save(advance(journal.get(planned.id) ?? planned, step, 2_000 + n), event(step.type));
      expect(journal.usualNets("office", "name s1", "GBP")).toEqual(
        Array.from({ length: 20 }, (_, n) => `${130 - 2 * n}.00`),
      );
      expect(journal.usualNets("office", null, "GBP")).toEqual(Array.from({ length: 100 }, (_, n) => `${130 - n}.00`));
    });

    test("and stores registers, of which the newest with a supplier's number counts", () => {
      const journal = open();
      const keep = (path: string, connection: string, ...ids: readonly (readonly [string, string | null])[]) => {
        const added = writing(journal).add({ ...entry(path), connection }, event("take-in"));
        const register = ids.map(([purchaseInvoiceId, supplier], at) => ({
          row: at + 2,
          purchaseInvoiceId,
          invoiceNumber: "INV/2024-001",
          supplier,
        }));
        const kept = advance(added, { type: "store-register", entries: register.length }, 1_000);
        expect(writing(journal).save(kept, event("store-register"), [], register)).toBe(true);
        expect(journal.get(added.id)).toMatchObject({ kind: "register", state: { at: "done" } });
      };
      const idsOf = (connection = "office") =>
        journal.registered(connection, "inv 2024 001").map(({ purchaseInvoiceId }) => purchaseInvoiceId);
      keep("a.csv", "office", ["1", "Acme"], ["2", "Beta"]);
      expect(idsOf().toSorted()).toEqual(["1", "2"]);
      keep("b.csv", "office", ["3", "ACME"]);
      keep("c.csv", "branch", ["4", "Acme"]);
      expect(idsOf().toSorted()).toEqual(["2", "3"]);
      expect([idsOf("branch"), journal.registered("office", "inv 2024 002")]).toEqual([["4"], []]);
      const has = (connection: string, id: string) => journal.hasRegisteredId(connection, id);
      expect([has("office", "1"), has("office", "3"), has("office", "4"), has("branch", "4")]).toEqual([
        ...[true, true, false, true],
      ]);
      expect(journal.newestRegister("office")).toEqual({ file: "b.csv", seenAt: entry("b.csv").seenAt });
      expect(journal.newestRegister("warehouse")).toBeNull();
    });

    test("knows on which day the newest invoice list says it was made", () => {
      const journal = open();
      const added = writing(journal).add(entry("old.csv"), event("take-in"));
      const register = [{ row: 2, purchaseInvoiceId: "1", invoiceNumber: "A1", supplier: null }];
      const kept = advance(added, { type: "store-register", entries: 1 }, 1_000);
      const detail = { entries: 1, scope: { madeOn: "2026-11-01", madeOnLatest: "2026-11-01" } };
      writing(journal).save(kept, { ...event("store-register"), detail }, [], register);
      expect(journal.newestRegister("office")).toMatchObject({ file: "old.csv", madeOn: "2026-11-01" });
    });

    test("names the newest invoice list that counts, or where none does, the newest and why it doesn't", () => {
      const journal = open();
      const unused = { say: "list-of-company", company: "Beech Ltd" } as const;
      const keep = (path: string, isUnused: boolean) => {
        const added = writing(journal).add(entry(path), event("take-in"));
        const register = [{ row: 2, purchaseInvoiceId: "1", invoiceNumber: "A1", supplier: null }];
        const kept = advance(added, { type: "store-register", entries: 1, ...(isUnused && { unused }) }, 1_000);
        writing(journal).save(kept, event("store-register"), [], register);
      };
      keep("theirs.csv", true);
      expect(journal.newestRegister("office")).toMatchObject({ file: "theirs.csv", unused });
      keep("ours.csv", false);
      keep("theirs too.csv", true);
      expect(journal.newestRegister("office")).toEqual({ file: "ours.csv", seenAt: entry("ours.csv").seenAt });
    });

    test("and finds rows in registers by number and supplier, in the newest that may hold them", () => {
      const journal = open();
      const keep = (
        path: string,
        invoiceNumber: string,
        supplier: string | null,
        id: string,
        connection = "office",
      ) => {
        const added = writing(journal).add({ ...entry(path), connection }, event("take-in"));
        const kept = advance(added, { type: "store-register", entries: 1 }, 1_000);
        const register = [{ row: 4, purchaseInvoiceId: id, invoiceNumber, supplier }];
        expect(writing(journal).save(kept, event("store-register"), [], register)).toBe(true);
        return added.id;
      };
      keep("a.csv", "INV-1", "Acme", "1");
      const newer = keep("b.csv", "inv 1", "ACME", "2");
      keep("c.csv", "INV-1", "Beta", "3");
      keep("d.csv", "INV-2", null, "4");
      keep("e.csv", "INV-3", "Acme", "5", "branch");
      const known = (number: string) =>
        journal.listedAlready("office", [fingerprint(7, number)]).map((one) => [one.purchaseInvoiceId, one.first]);
      const first = { importId: newer, file: "b.csv", row: 4, sentAt: null, endedAt: null };
      expect(known("INV1")).toEqual([["2", first]]);
      expect(known("INV-2")).toMatchObject([["4", { file: "d.csv" }]]);
      expect([known("INV-3"), known("INV-11"), known("")]).toEqual([[], [], []]);
    });

    test("and finds rows in registers whose numbers and suppliers are only near, by date and amount", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.csv"), event("take-in"));
      const figures = { date: "2026-11-20", net: "9.00", gross: null, currency: null, supplierId: null };
      const register = [
        { row: 2, purchaseInvoiceId: "1", invoiceNumber: "INV-2026-0045", supplier: "Acme Ltd", says: figures },
        { row: 3, purchaseInvoiceId: "2", invoiceNumber: "LR-88", supplier: "Acme", says: { ...figures, net: null } },
        {
          ...{ row: 4, purchaseInvoiceId: "3", invoiceNumber: "X-77", supplier: "Acme" },
          says: { ...figures, net: null, gross: "10.80" },
        },
      ];
      const kept = advance(added, { type: "store-register", entries: register.length }, 1_000);
      expect(writing(journal).save(kept, event("store-register"), [], register)).toBe(true);
      const mine = { AccountName: "Acme", Date: "2026-11-20", Net: "9", VAT: "1.8", Currency: "GBP" };
      const known = (InvoiceNumber: string, more: Partial<typeof mine> = {}) =>
        journal
          .listedAlready("office", [
            fingerprintOf({ row: 7, invoice: { ...{ InvoiceNumber, ...mine }, ...more }, raw: "7" }),
          ])
          .map((one) => one.purchaseInvoiceId);
      expect([known("45/2026"), known("45"), known("2026-45/1 copy"), known("")]).toEqual([["1"], ["1"], ["1"], ["1"]]);
      expect([known("88"), known("INV LR-088", { Net: "8" })]).toEqual([["2"], ["2"]]);
      expect([known("77"), known("77", { VAT: "1.9" })]).toEqual([["3"], []]);
      expect([known("46"), known("45", { Net: "8" }), known("88/1"), known("", { Net: "8" })]).toEqual([
        [],
        [],
        [],
        [],
      ]);
    });

    test("and finds a part's rows in the registers that were kept since its plan, or since a person's word", () => {
      const journal = open();
      const keep = (path: string, invoiceNumber: string, connection = "office") => {
        const added = writing(journal).add({ ...entry(path), connection }, event("take-in"));
        const register = [{ row: 4, purchaseInvoiceId: path, invoiceNumber, supplier: null }];
        const kept = advance(added, { type: "store-register", entries: 1 }, 1_000);
        expect(writing(journal).save(kept, event("store-register"), [], register)).toBe(true);
      };
      keep("before.csv", "1");
      // Taken in before the plan, and kept after it.
      const late = writing(journal).add(entry("late.csv"), event("take-in"));
      const planned = advance(writing(journal).add(entry("a.csv"), event("take-in")), plan(part, part), 1_000);
      const contents = [content("[]", fingerprint(2, "1"), fingerprint(3, "2")), content("[]", fingerprint(4, "3"))];
      writing(journal).save(planned, event("plan"), contents);
      const found = (n: number) =>
        journal.listedSincePlan(planned.id, n).map(({ row, purchaseInvoiceId }) => [row, purchaseInvoiceId]);
      expect([found(0), found(1)]).toEqual([[], []]);
      const register = [{ row: 4, purchaseInvoiceId: "late.csv", invoiceNumber: "2", supplier: null }];
      writing(journal).save(
        advance(late, { type: "store-register", entries: 1 }, 1_000),
        event("store-register"),
        [],
        register,
      );
      keep("elsewhere.csv", "3", "branch");
      expect([found(0), found(1)]).toEqual([[[3, "late.csv"]], []]);
      keep("newer.csv", "3");
      expect([found(0), found(1)]).toEqual([[[3, "late.csv"]], [[4, "newer.csv"]]]);
      const sent = advance(planned, begin, 2_000);
      writing(journal).save(sent, event("begin-sending"));
      writing(journal).save(advance(sent, accept, 2_000), event("send-anyway"));
      expect([found(0), found(1)]).toEqual([[], []]);
    });

    test("and stores lists, of which the newest with a path counts, per inbox and connection", () => {
      const journal = open();
      const keep = (list: string, changes: object, ...rows: readonly (readonly [string, string])[]) => {
        const added = writing(journal).add({ ...entry(list), ...changes }, event("take-in"));
        const kept = advance(added, { type: "store-list", entries: rows.length }, 1_000);
        const listed = rows.map(([path, purchaseInvoiceId], at) => ({ row: at + 2, path, purchaseInvoiceId }));
        expect(writing(journal).save(kept, event("store-list"), [], undefined, listed)).toBe(true);
        expect(journal.get(added.id)).toMatchObject({ kind: "register", state: { at: "done" } });
        return { inbox: added.inbox, connection: added.connection };
      };
      const home = keep("attachments.csv", {}, ["scan.pdf", "9223372036854775807"], ["b.pdf", "2"]);
      keep("attachments.csv", {}, ["B.pdf", "3"], ["b.pdf", "4"], ["c.pdf", "5"], ["c.pdf", "6"]);
      const elsewhere = keep("attachments.csv", { inbox: "elsewhere" }, ["scan.pdf", "7"]);
      const over = keep("attachments.csv", { connection: "branch" }, ["scan.pdf", "8"]);
      const idsOf = (path: string, at = home) => journal.listed(at, path);
      expect([idsOf("SCAN.PDF"), idsOf("b.pdf"), idsOf("c.pdf")]).toEqual([["9223372036854775807"], ["4"], ["5", "6"]]);
      expect([idsOf("scan.pdf", elsewhere), idsOf("scan.pdf", over), idsOf("sub/scan.pdf")]).toEqual([
        ["7"],
        ["8"],
        [],
      ]);
      // Once the file that a row names exactly is there, the row means no other.
      const scan = writing(journal).add(entry("scan.pdf"), event("take-in"));
      expect([idsOf("SCAN.PDF"), idsOf("scan.pdf")]).toEqual([[], ["9223372036854775807"]]);
      writing(journal).save(advance(scan, { type: "withdraw", was: "renamed" }, 2_000), event("withdraw"));
      expect(idsOf("SCAN.PDF")).toEqual(["9223372036854775807"]);
    });

    test("and finds listed documents that nobody dropped, in any spelling", () => {
      const journal = open();
      const dayMs = 24 * 60 * 60_000;
      const at = (day: number) => 100 * dayMs + day * dayMs;
      const list = (day: number, changes: object, ...rows: readonly (readonly [string, string])[]) => {
        const added = writing(journal).add(
          { ...entry("attachments.csv"), ...changes, seenAt: at(day) },
          event("take-in"),
        );
        const kept = advance(added, { type: "store-list", entries: rows.length }, 1_000);
        const listed = rows.map(([path, purchaseInvoiceId], n) => ({ row: n + 2, path, purchaseInvoiceId }));
        writing(journal).save(kept, event("store-list"), [], undefined, listed);
      };
      const drop = (path: string, day: number, purchaseInvoiceId: string | null = null) => {
        const added = writing(journal).add({ ...entry(path), kind: "document", seenAt: at(day) }, event("take-in"));
        if (purchaseInvoiceId !== null)
          writing(journal).save(
            advance(added, { ...plan(part), purchaseInvoiceId } as ImportEvent, 1_000),
            event("plan"),
            [content("{}")],
          );
      };
      const missed = (since = 0) =>
        journal
          .missingDocuments({ inbox: "payables", connection: "office" }, at(since))
          .map(({ path, row }) => `${path} ${row}`);
      drop("ATTACHED LONG AGO.pdf", -60, "3");
      drop("another of that name.pdf", -60, "99");
      drop("waits for its list.pdf", -3);
      list(
        1,
        {},
        ["Scan.pdf", "1"],
        ["waits for its list.pdf", "2"],
        ["attached long ago.pdf", "3"],
        ["another of that name.pdf", "4"],
        ["is late.pdf", "5"],
      );
      list(1, { inbox: "sales" }, ["elsewhere.pdf", "6"]);
      list(1, { connection: "branch" }, ["over another.pdf", "7"]);
      expect(missed()).toEqual(["Scan.pdf 2", "another of that name.pdf 5", "is late.pdf 6"]);
      drop("SCAN.PDF", 2);
      list(3, {}, ["is late.pdf", "5"]);
      expect(missed()).toEqual(["is late.pdf 2", "another of that name.pdf 5"]);
      expect(missed(2)).toEqual(["is late.pdf 2"]);
      expect(missed(4)).toEqual([]);
    });

    test("and knows the purchase invoice id that a person gave last", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.pdf"), event("take-in"));
      expect(journal.attachedTo(added.id)).toBeNull();
      for (const [n, purchaseInvoiceId] of ["10023", "9007199254740993"].entries()) {
        const given = { what: "attach", who: "Ada", detail: { purchaseInvoiceId, file: "a.pdf" } } as const;
        writing(journal).save({ ...added, version: added.version + n + 1 }, given);
      }
      expect(journal.attachedTo(added.id)).toEqual({ purchaseInvoiceId: "9007199254740993", file: "a.pdf" });
    });

    test("and knows whether a person has let an import go since it was planned", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.csv"), event("take-in"));
      const known = (["plan", "approve", "plan", "settle", "retry"] as const).map((what, n) => {
        writing(journal).save({ ...added, version: added.version + n + 1 }, event(what));
        return journal.isApproved(added.id);
      });
      expect(known).toEqual([false, true, false, true, true]);
    });

    test("and knows whether a call may have arrived that a person had sent again, and counts it where its file is gone", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.csv"), event("take-in"));
      const known = (
        [
          ["settle", { answer: "arrived", part: 0 }],
          ["settle", { answer: "send-again", part: 1 }],
          ["accepted", { part: 0 }],
          ["accepted", { part: 1 }],
          ["settle", { answer: "send-again", part: 0 }],
        ] as const
      ).map(([what, detail], n) => {
        writing(journal).save({ ...added, version: added.version + n + 1 }, { what, who: "Ada", detail });
        return journal.mayHaveArrived(added.id);
      });
      expect(known).toEqual([false, true, true, false, true]);
      const place = { dropped: "a.csv", path: null, movingTo: null };
      const why = { kind: "withdrawn", was: null } as const;
      const withdrawn = (n: number, more: object) => {
        const state = { at: "failed", why: { ...why, ...more } } as const;
        writing(journal).save({ ...added, version: added.version + n, state, place }, event("withdraw"));
        return journal.tally().needPerson;
      };
      expect([withdrawn(6, {}), withdrawn(7, { mayHaveArrived: true })]).toEqual([0, 1]);
    });

    test("and knows whether a file has been filed, and which imports there are of an inbox, and which may still change", () => {
      const journal = open();
      const moved = (at: string | null) => ({ what: "set-location", who: "agent", detail: { at } }) as const;
      const added = writing(journal).add(entry("a.csv"), event("take-in"));
      const steps = [moved(null), moved("a.csv"), moved("Done/a.csv"), event("begin-sending"), moved("Done/a.csv")];
      const known = steps.map((step, n) => {
        writing(journal).save({ ...added, version: added.version + n + 1 }, step);
        return journal.wasFiled(added.id);
      });
      expect(known).toEqual([false, false, true, false, true]);
      const done = writing(journal).add(entry("b.csv"), event("take-in"));
      const place = { dropped: "b.csv", path: "Done/b.csv", movingTo: null };
      writing(journal).save({ ...done, version: 1, state: { at: "done" }, place }, event("accepted"));
      const changeable = (connection: string) => journal.changeable(connection).map(({ id }) => id);
      const ofInbox = (inbox: string) => journal.ofInbox(inbox).map(({ id }) => id);
      expect([changeable("office"), changeable("another")]).toEqual([[added.id], []]);
      expect([ofInbox(added.inbox), ofInbox("another")]).toEqual([[added.id, done.id], []]);
      writing(journal).save(
        { ...done, version: 2, kind: "register", state: { at: "done" }, place },
        event("store-register"),
      );
      expect(changeable("office")).toEqual([added.id, done.id]);
    });

    test("and an import that moves to another inbox and connection is found there", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.csv"), event("take-in"));
      const adopted = advance(added, { type: "adopt", inbox: "bills", connection: "renamed" }, 1_000);
      expect(writing(journal).save(adopted, event("adopt"))).toBe(true);
      expect(journal.atPath("bills", "a.csv")).toEqual(adopted);
      expect(journal.atPath(added.inbox, "a.csv")).toBeUndefined();
    });

    test("and metadata by the beginning of its key", () => {
      const journal = open();
      for (const key of ["folder a", "folder b", "paused", "told"] as const)
        writing(journal).setMetadata(key, `of ${key}`, event("keep-folder"));
      expect([...journal.metadataUnder("folder ")]).toEqual([
        ["folder a", "of folder a"],
        ["folder b", "of folder b"],
      ]);
    });

    test("and knows what a file held when people were last told of its change, and when", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.pdf"), event("take-in"));
      expect(journal.toldChange(added.id)).toBeNull();
      for (const [n, sha256] of ["1", "2"].entries()) {
        const told = { what: "notice-change", who: "agent", detail: { at: "Done/a.pdf", sha256 } } as const;
        writing(journal).save({ ...added, version: added.version + n + 1 }, told);
      }
      expect(journal.toldChange(added.id)).toEqual({ sha256: "2", at: expect.any(Number) });
      writing(journal).save({ ...added, version: added.version + 3 }, event("set-location"));
      expect(journal.toldChange(added.id), "it was filed again, without its note").toBeNull();
    });

    test("and knows whether files of an inbox should be in our folders", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.pdf"), event("take-in"));
      const lies = (path: string | null, version: number) =>
        writing(journal).save({ ...added, version, place: { ...added.place, path } }, event("set-location"));
      expect(journal.hasFiled("payables")).toBe(false);
      lies("Needs you/a.pdf", 1);
      expect([journal.hasFiled("payables"), journal.hasFiled("sales")]).toEqual([true, false]);
      lies(null, 2);
      expect(journal.hasFiled("payables")).toBe(false);
    });

    test("and knows whether there is a register for a connection", () => {
      const journal = open();
      const added = writing(journal).add(entry("a.csv"), event("take-in"));
      expect(journal.hasRegister("office")).toBe(false);
      const register = [{ row: 2, purchaseInvoiceId: "1", invoiceNumber: "INV-1", supplier: null }];
      const kept = advance(added, { type: "store-register", entries: 1 }, 1_000);
      writing(journal).save(kept, event("store-register"), [], register);
      expect([journal.hasRegister("office"), journal.hasRegister("branch")]).toEqual([true, false]);
    });

    test("also over another connection to the same office, and says where nobody can tell", () => {
      const journal = open();
      const office = { service: "https://a.example", authority: "https://b.example", name: null, isTest: false };
      leave(journal, "a.csv", ["1", "2"], begin, accept);
      writing(journal).keepOffice("office", { ...office, account: null });
      writing(journal).keepOffice("office", { ...office, account: "ada" });
      writing(journal).keepOffice("renamed", { ...office, account: "ada" });
      writing(journal).keepOffice("renamed", { ...office, account: "ada" });
      writing(journal).keepOffice("ben's", { ...office, account: "ben" });
      const elsewhere = (connection: string) =>
        journal
          .earlier({ id: "99", inbox: "payables", connection }, [fingerprint(7, "1")])
          .map((match) => match.perhapsElsewhere);
      expect([elsewhere("renamed"), elsewhere("ben's"), elsewhere("unheard of")]).toEqual([[null], ["office"], []]);
      expect(journal.sameOffice("office")).toEqual({ certain: ["office", "renamed"], possible: ["ben's"] });
      const told = [...journal.trail()].filter(({ what }) => what === "keep-office");
      expect(told).toHaveLength(4);
    });

    test("but not by an empty number, of another connection, or of the same import", () => {
      const journal = open();
      const { id } = leave(journal, "a.csv", ["", "2"], begin, accept);
      expect(journal.earlier(stranger, [fingerprint(7, "", "other")])).toEqual([]);
      expect(journal.earlier({ id: "99", inbox: "payables", connection: "branch" }, [fingerprint(7, "2")])).toEqual([]);
      expect(journal.earlier({ id, inbox: "payables", connection: "office" }, [fingerprint(7, "2")])).toEqual([]);
      expect(journal.earlierThanPart(id, 1)).toEqual([]);
    });

    test("if they were, may have been or will be sent, but not if they were rejected or withdrawn", () => {
      const refused = { type: "rejected-by-service", why: { kind: "refused", status: 400, body: "" } } as const;
      const cases: readonly [string, readonly ImportEvent[], readonly number[]][] = [
        ["queued", [], [2, 3]],
        ["sending", [begin], [2, 3]],
        ["between two", [begin, accept], [2, 3]],
        ["unknown", [begin, lost], [2, 3]],
        ["refused", [begin, refused], []],
        ["refused in part", [begin, accept, { type: "begin-sending", part: 1 }, refused], [2]],
        ["withdrawn", [{ type: "withdraw", was: null }], []],
      ];
      for (const [name, steps, rows] of cases) {
        const journal = open();
        leave(journal, "a.csv", ["1", "2"], ...steps);
        const found = journal.earlier(stranger, [fingerprint(7, "1"), fingerprint(8, "2")]);
        expect([name, found.map(({ first }) => first.row)]).toEqual([name, rows]);
      }
    });

    test("not those of what it took the place of, unless that came back, or went on elsewhere since", () => {
      const journal = open();
      const first = leave(journal, "a.csv", ["1", "2"], { type: "withdraw", was: "edited", goesOn: "b.csv" });
      const next = writing(journal).add({ ...entry("b.csv"), follows: first.id }, event("take-in"));
      const other = writing(journal).add(entry("c.csv"), event("take-in"));
      const found = (import_: Import) => journal.earlier(import_, [fingerprint(7, "1")]).map(({ openAs }) => openAs);
      expect([found(next), found(other)]).toEqual([[], ["under-way"]]);
      const save = (before: Import, ...steps: readonly ImportEvent[]) =>
        steps.reduce((one, step) => {
          const after = advance(one, step, 3_000);
          const parts = step.type === "plan" ? [content("[]", fingerprint(2, "1"))] : undefined;
          writing(journal).save(after, event(step.type), parts);
          return after;
        }, before);
      const back = save(first, { type: "return-to-inbox", at: "d.csv" }, plan(part));
      expect([found(next), found(other)]).toEqual([["under-way"], ["under-way"]]);
      save(back, { type: "withdraw", was: "edited", goesOn: "d.csv" });
      expect([found(next), found(other)]).toEqual([["under-way"], ["under-way"]]);
    });

    test("also of spreadsheets that ended unsent and whose file is gone, newest first", () => {
      const journal = open();
      const withdrawn = { type: "withdraw", was: null } as const;
      const refused = { type: "rejected-by-service", why: { kind: "refused", status: 400, body: "" } } as const;
      const first = leave(journal, "a.csv", ["1", "2"], withdrawn);
      const second = leave(journal, "b.csv", ["2", "3"], withdrawn);
      leave(journal, "held.csv", ["1", "2"]);
      leave(journal, "refused.csv", ["1", "2"], begin, refused);
      const found = (...rows: readonly RowFingerprint[]) => journal.takenAwayWith(stranger, rows);
      expect(found(fingerprint(7, "4"), fingerprint(8, "2"))).toEqual([second.id, first.id]);
      expect(found(fingerprint(7, "1", "edited"))).toEqual([first.id]);
      expect(found(fingerprint(7, "4", "1"))).toEqual([first.id]);
      expect(found()).toEqual([]);
      expect(journal.takenAwayWith({ id: "99", connection: "branch" }, [fingerprint(7, "1")])).toEqual([]);
      expect(journal.takenAwayWith(second, [fingerprint(7, "2")])).toEqual([first.id]);
    });

    test("and documents that ended unsent, whose file is gone, by their purchase invoice", () => {
      const journal = open();
      const add = (dropped: string, purchaseInvoiceId: string, ...steps: readonly ImportEvent[]) => {
        const added = writing(journal).add({ ...entry(dropped), kind: "document" }, event("take-in"));
        const planned = advance(added, { ...plan(part), purchaseInvoiceId } as ImportEvent, 1_000);
        writing(journal).save(planned, event("plan"), [content("[]")]);
        return steps.reduce((before, step) => {
          const after = advance(before, step, 2_000);
          writing(journal).save(after, event(step.type));
          return after;
        }, planned);
      };
      const { id } = add("10023.pdf", "10023", { type: "withdraw", was: null });
      add("10024.pdf", "10024", { type: "withdraw", was: null });
      add("10023 b.pdf", "10023");
      expect(journal.takenAwayFor(stranger, "10023")).toEqual([id]);
      expect(journal.takenAwayFor({ id, connection: "office" }, "10023")).toEqual([]);
      expect(journal.takenAwayFor({ id: "99", connection: "branch" }, "10023")).toEqual([]);
    });

    test("if an earlier try may have arrived that a person had sent again, until a later one was accepted", () => {
      const journal = open();
      let import_ = leave(journal, "a.csv", ["1", "2"], begin, lost);
      const found = () =>
        journal
          .earlier(stranger, [fingerprint(7, "1"), fingerprint(8, "2")])
          .map(({ row, openAs, first }) => [row, openAs, first.sentAt]);
      const next = (step: ImportEvent, detail: object = {}) => {
        import_ = advance(import_, step, 3_000);
        writing(journal).save(import_, { ...event(step.type), detail });
        return found();
      };
      const again = next({ type: "settle", answer: "send-again" }, { answer: "send-again", part: 0 });
      expect(again).toEqual([
        [7, "under-way", null],
        [8, "under-way", null],
      ]);
      expect(next({ type: "withdraw", was: null })).toEqual([[7, "earlier-try", 2_000]]);
    });

    test("only for parts that are in the journal, and only where others went on since their plan", () => {
      const journal = open();
      leave(journal, "before.csv", ["1", "7"], begin, accept);
      const { id } = leave(journal, "b.csv", ["3", "1"]);
      expect([journal.earlierThanPart(id, 0), journal.earlierThanPart(id, 1)]).toEqual([[], []]);
      leave(journal, "a.csv", ["1", "2"], begin, accept);
      expect(journal.earlierThanPart(id, 0)).toEqual([]);
      expect(journal.earlierThanPart(id, 1)).toMatchObject([
        { row: 3, isSameRow: true, first: { file: "before.csv" } },
        { row: 3, isSameRow: true, first: { file: "a.csv" } },
      ]);
      expect(journal.earlierThanPart("77", 0)).toEqual([]);
    });

    test("but not after they were planned again without them", () => {
      const journal = open();
      const failed = leave(journal, "a.csv", ["1", "2"], begin, {
        type: "rejected-by-service",
        why: { kind: "refused", status: 400, body: "" },
      });
      const again = advance(failed, { type: "retry" }, 3_000);
      writing(journal).save(again, event("retry"));
      writing(journal).save(advance(again, plan(part), 3_000), event("plan"), [content("[]", fingerprint(5, "6"))]);
      expect(journal.earlier(stranger, [fingerprint(7, "1"), fingerprint(8, "6")])).toMatchObject([
        { row: 8, first: { row: 5 } },
      ]);
    });
  });

  test("stores rows sent before, and that a person sends them anyway", () => {
    const journal = open();
    const first = { importId: "1", file: "a.csv", row: 2, sentAt: null, endedAt: null };
    const sentBefore = [{ row: 2, invoiceNumber: "1", is: "same", first }] as const;
    const { id } = put(journal, "a.csv", { ...plan(part), sentBefore } as ImportEvent);
    expect(journal.get(id)?.sentBefore).toEqual(sentBefore);
    const twin = put(
      journal,
      "b.csv",
      { type: "mark-duplicate", of: "1" },
      { type: "send-anyway", reason: "Cancelled." },
    );
    expect(journal.get(twin.id)).toMatchObject({ state: { at: "reading" }, anyway: "all" });
  });

  test("records an import that it did not know as sent, so that the same content is found", () => {
    const journal = open();
    const found = { type: "take-as-sent", at: "Done/a.csv", purchaseInvoiceId: "10023" } as const;
    writing(journal).addSent(entry("a.csv", "ab"), (added) => advance(added, found, 3_000), event("take-as-sent"));
    const [sent] = journal.withContent("ab");
    expect(sent).toMatchObject({
      state: { at: "done" },
      parts: [{ state: "done" }],
      purchaseInvoiceId: "10023",
      place: { dropped: "a.csv", path: "Done/a.csv", movingTo: null },
    });
    expect([journal.underWay(), journal.unfiled(), journal.asking()]).toEqual([[], [], []]);
    expect([...journal.trail()]).toMatchObject([{ importId: sent?.id, what: "take-as-sent" }]);
  });

  test("stores metadata, and who set it", () => {
    const journal = open();
    expect(journal.metadata("paused")).toBeNull();
    writing(journal).setMetadata("paused", "yes", { what: "pause", who: "Ada", detail: null });
    expect(journal.metadata("paused")).toBe("yes");
    writing(journal).setMetadata("paused", null, { what: "resume", who: "Bob", detail: null });
    expect(journal.metadata("paused")).toBeNull();
    expect([...journal.trail()]).toMatchObject([
      { importId: null, who: "Ada", what: "pause" },
      { importId: null, who: "Bob", what: "resume" },
    ]);
  });

  test("stores an audit trail of all events in order", () => {
    const journal = open();
    const { id } = put(journal, "a.csv", plan(part));
    expect([...journal.trail()]).toMatchObject([
      { seq: 1, importId: id, at: 1_000, who: "agent", what: "take-in", detail: { about: "take-in" } },
      { seq: 2, importId: id, at: 1_000, who: "agent", what: "plan", detail: { about: "plan" } },
    ]);
  });
});
