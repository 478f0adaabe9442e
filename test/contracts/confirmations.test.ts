/** @file What invoice lists say of the invoices that were sent, in both journals alike. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { registerFromAnswer } from "../../main/api/register-from-answer.ts";
import { advance } from "../../main/imports/state/advance.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import { isConfirmed } from "../../shared/confirmation/confirmation.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { fingerprintOf } from "../../shared/imports/row-fingerprint.ts";
import { type ListScope, wholeScope } from "../../shared/spreadsheet/list-scope.ts";
import type { EntryFigures, RegisterEntry } from "../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { writing } from "../fakes/journal-writes.ts";
import { createMemoryJournal, type MemoryJournal } from "../fakes/memory-journal.ts";

const made: (() => void)[] = [];
afterEach(() => {
  for (const undo of made.splice(0).toReversed()) undo();
});

const dayMs = 24 * 60 * 60_000;
/** Noon of a day in November 2026. */
const day = (date: number) => Date.UTC(2026, 10, date, 12);
const iso = (date: number) => `2026-11-${String(date).padStart(2, "0")}`;

/** Another process asks, which has only just started: it knows what this one had kept before the last changes. */
function askedByAnother(file: string, journal: MemoryJournal): MemoryJournal {
  let asked = openJournal(file, () => 1_000, true);
  let isThrough = false;
  made.push(() => asked.close());
  return {
    ...journal,
    compareSome(mayGoOn) {
      if (isThrough) {
        asked.close();
        asked = openJournal(file, () => 1_000, true);
      }
      isThrough = asked.compareSome(mayGoOn);
      if (isThrough) journal.compareSome(() => true);
      return isThrough;
    },
    confirmation: (id) => asked.confirmation(id),
    findings: (id) => asked.findings(id),
    inDoubt: () => asked.inDoubt(),
    unconfirmed: (nowMs) => asked.unconfirmed(nowMs),
  };
}

function openInFolder(): { readonly file: string; readonly journal: MemoryJournal } {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-confirmations-"));
  const file = join(folder, "journal.sqlite");
  const journal = openJournal(file, () => 1_000);
  made.push(() => {
    journal.close();
    rmSync(folder, { recursive: true });
  });
  return { file, journal };
}

const journals: readonly [string, () => MemoryJournal][] = [
  ["in memory", () => createMemoryJournal(() => 1_000)],
  ["in SQLite", () => openInFolder().journal],
  [
    "in SQLite, asked by another process",
    () => {
      const { file, journal } = openInFolder();
      return askedByAnother(file, journal);
    },
  ],
];

function enter(journal: MemoryJournal, dropped: string, seenAt: number, connection: string): Import {
  const entry = {
    inbox: "payables",
    connection,
    kind: "batch",
    sha256: dropped,
    sizeBytes: 9,
    dropped,
    seenAt,
  } as const;
  return writing(journal).add(entry, { what: "take-in", who: "agent", detail: {} });
}

const save = (journal: MemoryJournal, before: Import, event: ImportEvent, atMs: number, ...more: never[]) => {
  const after = advance(before, event, atMs);
  const { type, ...detail } = event;
  writing(journal).save(after, { what: type, who: "agent", detail }, ...more);
  return after;
};

const invoice = (InvoiceNumber: string, date: number, more: PurchaseInvoice = {}): PurchaseInvoice => ({
  ...{ InvoiceNumber, AccountName: "Acme", Date: iso(date), Net: "100.00", VAT: "20.00", Currency: "GBP" },
  ...more,
});

/** Sends invoices, one a row from row 2 on, in one batch at noon of a day. */
function send(journal: MemoryJournal, name: string, sentOn: number, ...invoices: readonly PurchaseInvoice[]): Import {
  const parts = [{ invoices: invoices.length, net: {}, vat: {} }];
  const contents = [
    {
      payload: "[]",
      fingerprints: invoices.map((each, at) => fingerprintOf({ row: at + 2, invoice: each, raw: `${name} ${at}` })),
    },
  ];
  const plan: ImportEvent = {
    ...{ type: "plan", parts, leftOut: [], sentBefore: [], purchaseInvoiceId: null, hold: null },
    by: { connection: "office", rules: "" },
  };
  const planned = save(
    journal,
    enter(journal, name, day(sentOn) - 5_000, "office"),
    plan,
    day(sentOn),
    contents as never,
  );
  const begun = save(journal, planned, { type: "begin-sending", part: 0 }, day(sentOn));
  return save(journal, begun, { type: "accepted", status: 200, answer: "", documentId: null }, day(sentOn) + 2_000);
}

type Listed = Partial<EntryFigures> & { readonly supplier?: string | null; readonly id?: string };

const entry = (number: string, row: number, { supplier = "Acme", id, ...says }: Listed): RegisterEntry => ({
  ...{ row, purchaseInvoiceId: id ?? String(10_000 + row), invoiceNumber: number, supplier },
  ...(Object.keys(says).length > 0 && {
    says: { date: null, net: null, gross: null, currency: null, supplierId: null, ...says },
  }),
});

interface ListPlan {
  readonly addedOn: number;
  readonly scope?: Partial<ListScope>;
  readonly connection?: string;
}

/** Adds a list at noon of a day. */
function list(journal: MemoryJournal, name: string, plan: ListPlan, entries: readonly (readonly [string, Listed])[]) {
  const { addedOn, scope = {}, connection = "office" } = plan;
  const register = entries.map(([number, listed], at) => entry(number, at + 2, listed));
  const added = enter(journal, name, day(addedOn), connection);
  const event = { type: "store-register", entries: register.length, scope: { ...wholeScope, ...scope } } as const;
  return save(journal, added, event, day(addedOn), [] as never, register as never);
}

const dated = (date: number, more: Listed = {}): Listed => ({
  date: iso(date),
  net: "100.00",
  currency: "GBP",
  ...more,
});

function said(journal: MemoryJournal, { id }: Import) {
  journal.compareSome(() => true);
  const confirmation = journal.confirmation(id);
  return {
    confirmed: isConfirmed(confirmation),
    toCompare: (confirmation?.toCompare ?? []).map(({ row, finding, list: { file } }) => [row, finding.is, file]),
  };
}

describe.each(journals)("with a journal %s", (_, open) => {
  test("without a list nothing is said of what was sent", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [] });
    expect([journal.confirmation(sent.id), journal.unconfirmed(day(11))]).toEqual([null, null]);
  });

  test("a later list with all invoices confirms them, however its numbers are spelled", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("INV-1", 3), invoice("INV-2", 4));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["INV 1", dated(3)],
      ["inv-2", dated(4)],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2, unconfirmed: 0 });
    expect(journal.unconfirmed(day(12))).toMatchObject({ invoices: 0, toCompareCount: 0, isComplete: true });
  });

  test("an invoice that the list of its batch lacks is missing, and a newer list with it settles that", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 4), invoice("A-3", 5));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["A-1", dated(3)],
      ["A-3", dated(5, { supplier: "Beta" })],
    ]);
    send(journal, "b.csv", 11, invoice("A-3", 5, { AccountName: "Beta" }));
    list(journal, "two.csv", { addedOn: 13 }, [
      ["A-1", dated(3)],
      ["A-3", dated(5)],
      ["B-9", dated(9, { supplier: "Beta" })],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: false, toCompare: [[3, "not-found", "two.csv"]] });
    list(journal, "three.csv", { addedOn: 14 }, [["A-2", dated(4)]]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  test("an invoice that was found once stays confirmed, even if later lists leave it out", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 4), invoice("A-3", 5));
    const all = ["A-1", "A-2", "A-3"].map((number, at) => [number, dated(3 + at)] as const);
    list(journal, "all.csv", { addedOn: 12 }, all);
    list(
      journal,
      "without.csv",
      { addedOn: 13 },
      all.filter(([number]) => number !== "A-2"),
    );
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  const both = [
    ["A-1", dated(3)],
    ["A-3", dated(20)],
    ["X-1", dated(10, { supplier: "Beta" })],
  ] as const;
  test.each<[string, ListPlan, readonly (readonly [string, Listed])[]]>([
    ["was added before the batch was sent", { addedOn: 9 }, both],
    ["says that it was made before", { addedOn: 12, scope: { madeOn: iso(9) } }, both],
    ["is of another office", { addedOn: 12, connection: "branch" }, both],
    ["names a filter", { addedOn: 12, scope: { filter: "Status: unpaid" } }, both],
    ["ends at as many rows as an export has", { addedOn: 12, scope: { isCut: true } }, both],
    ["says that it ends before its date", { addedOn: 12, scope: { from: iso(1), to: iso(3) } }, both],
    ["has no invoice of ours", { addedOn: 12 }, both.map(([number, says]) => [`N${number}`, says] as const)],
    [
      "has earlier dates alone",
      { addedOn: 12 },
      [
        ["A-1", dated(3)],
        ["X-1", dated(2, { supplier: "Beta" })],
      ],
    ],
    [
      "has one other supplier alone",
      { addedOn: 12 },
      [
        ["A-3", dated(20, { supplier: "Beta" })],
        ["X", dated(1, { supplier: "Beta" })],
      ],
    ],
    [
      "has one other currency alone",
      { addedOn: 12 },
      both.map(([number, says]) => [number, { ...says, currency: "EUR" }] as const),
    ],
  ])("a list that %s says nothing of an invoice that it lacks", (_what, plan, entries) => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-2", 4), invoice("A-3", 20, { AccountName: "Beta" }));
    list(journal, "list.csv", plan, entries);
    expect(said(journal, sent)).toMatchObject({ confirmed: null });
    expect(journal.confirmation(sent.id)?.notFound ?? 0).toBe(0);
  });

  test("a list without dates reaches from the first to the last of our invoices in it", () => {
    const journal = open();
    const sent = send(
      journal,
      "a.csv",
      10,
      invoice("AC-0001", 3),
      invoice("AC-0002", 4),
      invoice("AC-0003", 5),
      invoice("AC-0004", 6),
    );
    list(journal, "ids.csv", { addedOn: 12 }, [
      ["AC-0001", {}],
      ["AC-0003", {}],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: false, toCompare: [[3, "not-found", "ids.csv"]] });
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2, notFound: 1, unconfirmed: 1 });
  });

  test("a list that holds only what was sent before says nothing of a later batch", () => {
    const journal = open();
    send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-9", 9));
    const later = send(journal, "b.csv", 11, invoice("B-1", 4), invoice("B-2", 5));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["A-1", dated(3)],
      ["A-9", dated(9)],
    ]);
    expect(said(journal, later)).toEqual({ confirmed: null, toCompare: [] });
    // One that says a later day does.
    list(journal, "dated.csv", { addedOn: 13, scope: { madeOn: iso(12) } }, [
      ["A-1", dated(3)],
      ["A-9", dated(9)],
    ]);
    expect(said(journal, later)).toMatchObject({ confirmed: false });
  });

  test.each<[string, Listed, readonly string[]]>([
    ["amount", dated(3, { net: "90" }), ["amount"]],
    ["gross amount", { date: iso(3), gross: "119.00", currency: "GBP" }, ["gross"]],
    ["date", dated(4), ["date"]],
    ["date and amount", dated(4, { net: "1.00" }), ["date", "amount"]],
    ["currency", dated(3, { currency: "EUR" }), ["currency"]],
    ["supplier", dated(3, { supplier: "Acme Holdings" }), ["supplier"]],
    ["sign", dated(3, { net: "-100" }), ["amount"]],
    ["state", dated(3, { notBooked: "Deleted" }), ["state"]],
  ])("another %s in the list is told with both figures", (_what, listed, differs) => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    list(journal, "list.csv", { addedOn: 12 }, [["A-1", listed]]);
    journal.compareSome(() => true);
    const [one] = journal.confirmation(sent.id)?.toCompare ?? [];
    expect(one).toMatchObject({ row: 2, here: { Net: "100.00" }, finding: { is: "differs", in: differs } });
  });

  test.each<[string, Listed]>([
    ["an amount with other zeros", dated(3, { net: "100" })],
    ["the gross amount alone", { date: iso(3), gross: "120", currency: "GBP" }],
    ["neither date nor amount", {}],
  ])("%s is no difference", (_what, listed) => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    list(journal, "list.csv", { addedOn: 12 }, [["A-1", listed]]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  test.each<[string, readonly (readonly [string, Listed])[], boolean | null]>([
    ["its minus", [["C-1", dated(3, { net: "-100" })]], true],
    [
      "no minus, in a list without any",
      [
        ["C-1", dated(3)],
        ["A-1", dated(4)],
      ],
      true,
    ],
    [
      "no minus, in a list that shows another's",
      [
        ["C-1", dated(3)],
        ["C-9", dated(4, { net: "-7" })],
      ],
      null,
    ],
  ])("a credit note is confirmed by an entry as the list shows them: %s", (_what, entries, confirmed) => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("C-1", 3, { Net: "-100.00", VAT: "-20.00" }));
    list(journal, "list.csv", { addedOn: 12 }, entries);
    expect(said(journal, sent).confirmed).toBe(confirmed);
  });

  test("an invoice that the list calls deleted is not confirmed, unless it has another that is not", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    list(journal, "posted.csv", { addedOn: 11 }, [["A-1", dated(3)]]);
    expect(said(journal, sent).confirmed).toBe(true);
    const deleted: Listed = dated(3, { id: "11", notBooked: "Deleted" });
    list(journal, "deleted.csv", { addedOn: 12 }, [["A-1", deleted]]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [[2, "differs", "deleted.csv"]] });
    expect(journal.registered("office", "a 1")).toMatchObject([{ purchaseInvoiceId: "11", notBooked: "Deleted" }]);
    expect(journal.hasRegisteredId("office", "11")).toBe(false);
    list(journal, "again.csv", { addedOn: 13 }, [
      ["A-1", deleted],
      ["A-1", dated(3, { id: "12" })],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  test("a state that nobody knows neither confirms an invoice nor says that it is missing", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 3), invoice("A-3", 4));
    const unknown: Listed = dated(3, { notBooked: "Not imported", isUnknown: true });
    list(journal, "log.csv", { addedOn: 12 }, [
      ["A-1", unknown],
      ["A-2", dated(3)],
      ["A-3", dated(4)],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [] });
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2, unconfirmed: 1 });
  });

  test("an invoice under an ID that its list gives to others too is neither confirmed nor missing from later lists", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 3), invoice("A-3", 4));
    const shared: Listed = dated(3, { id: "12", notBooked: "12", isUnknown: true, hasSharedId: true });
    list(journal, "shared.csv", { addedOn: 12 }, [
      ["A-1", shared],
      ["A-2", shared],
      ["A-3", dated(4)],
    ]);
    list(journal, "later.csv", { addedOn: 13 }, [
      ["A-2", dated(3)],
      ["A-3", dated(4)],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [] });
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2, notFound: 0, unconfirmed: 1 });
  });

  test("an invoice in the list under another ID than its answer gave is told with both, and isn't confirmed", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    const answered = [entry("A-1", 1, { id: "21" })];
    writing(journal).save(
      { ...sent, version: sent.version + 1 },
      { what: "accepted", who: "agent", detail: {} },
      undefined,
      answered,
    );
    list(journal, "other.csv", { addedOn: 11 }, [["A-1", dated(3, { id: "99" })]]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [[2, "differs", "other.csv"]] });
    const [one] = journal.confirmation(sent.id)?.toCompare ?? [];
    expect(one?.finding).toMatchObject({ in: ["id"], there: { purchaseInvoiceId: "99", answered: ["21"] } });
    list(journal, "both.csv", { addedOn: 12 }, [
      ["A-1", dated(3, { id: "99" })],
      ["A-1", dated(3, { id: "21" })],
    ]);
    expect(said(journal, sent).toCompare).toEqual([[2, "twice", "both.csv"]]);
    list(journal, "ours.csv", { addedOn: 13 }, [["A-1", dated(3, { id: "21" })]]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  describe("a list that says that it was made on a day before the batch was sent", () => {
    const made = (date: number, latest = date) => ({ scope: { madeOn: iso(date), madeOnLatest: iso(latest) } });

    test("confirms nothing, and is told where its day is certain: what it has may be there twice", () => {
      const journal = open();
      const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 4));
      list(journal, "old.csv", { addedOn: 12, ...made(1) }, [["A-1", dated(3)]]);
      expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [[2, "differs", "old.csv"]] });
      const [one] = journal.confirmation(sent.id)?.toCompare ?? [];
      expect(one).toMatchObject({ finding: { in: ["before"] }, list: { madeOn: iso(1) } });
      expect(journal.confirmation(sent.id)).toMatchObject({ before: 1, differs: 0, unconfirmed: 1 });
      expect(journal.unconfirmed(0)).toMatchObject({ toCompareCount: 1 });
      list(journal, "new.csv", { addedOn: 13, ...made(10) }, [
        ["A-1", dated(3)],
        ["A-2", dated(4)],
      ]);
      expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
    });

    test.each([
      ["is the day before: it may be the same day there", made(9)],
      ["can be read in two ways", made(1, 11)],
    ])("says nothing at all where its day %s", (_what, plan) => {
      const journal = open();
      const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
      list(journal, "old.csv", { addedOn: 12, ...plan }, [["A-1", dated(3)]]);
      expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [] });
    });

    test("settles no row that may have been sent", () => {
      const journal = open();
      const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
      writing(journal).save(
        {
          ...sent,
          version: sent.version + 1,
          state: { at: "unknown", part: 0, why: { kind: "no-answer", detail: "" } } as never,
          parts: sent.parts.map((part) => ({ ...part, state: "unknown" })),
        },
        { what: "outcome-unknown", who: "agent", detail: {} },
      );
      list(journal, "old.csv", { addedOn: 12, ...made(1) }, [["A-1", dated(3)]]);
      journal.compareSome(() => true);
      expect(journal.inDoubt().get(sent.id)).toMatchObject([{ row: 2, isSure: false, finding: { in: ["before"] } }]);
    });
  });

  test("an ID that a list had before the invoice was sent doesn't confirm it in a later list", () => {
    const journal = open();
    list(journal, "before.csv", { addedOn: 9 }, [["A-1", dated(3, { id: "99" })]]);
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    list(journal, "after.csv", { addedOn: 12 }, [["A-1", dated(3, { id: "99" })]]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [] });
    list(journal, "both.csv", { addedOn: 13 }, [
      ["A-1", dated(3, { id: "99" })],
      ["A-1", dated(3, { id: "100" })],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  test("an entry of another supplier with the same number is another invoice", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("1", 3), invoice("2", 2), invoice("3", 4));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["1", dated(3, { supplier: "Beta", net: "7.00" })],
      ["2", dated(2)],
      ["3", dated(4)],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: false, toCompare: [[2, "not-found", "list.csv"]] });
  });

  test("an invoice that the list has twice is told with both IDs", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["A-1", dated(3, { id: "11" })],
      ["A-1", dated(3, { id: "12" })],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [[2, "twice", "list.csv"]] });
    expect(journal.confirmation(sent.id)?.toCompare[0]?.finding).toEqual({ is: "twice", ids: ["11", "12"] });
  });

  test("the lines of one invoice are there as one invoice, or one by one", () => {
    const journal = open();
    const lines = [invoice("A-1", 3), invoice("A-1", 3, { Net: "50.00" })];
    const sent = send(journal, "a.csv", 10, ...lines);
    list(journal, "one.csv", { addedOn: 12 }, [["A-1", dated(3, { net: "150" })]]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
    list(journal, "lines.csv", { addedOn: 13 }, [
      ["A-1", dated(3)],
      ["A-1", dated(3, { net: "50" })],
    ]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2 });
    list(
      journal,
      "third.csv",
      { addedOn: 14 },
      [1, 2, 3].map(() => ["A-1", dated(3)] as const),
    );
    expect(said(journal, sent)).toMatchObject({ toCompare: [[2, "twice", "third.csv"]] });
  });

  test("the lines of one invoice are told with their sum where the list has another amount", () => {
    const journal = open();
    const lines = [invoice("A-1", 3, { Net: "60.00" }), invoice("A-1", 3, { Net: "40.00" })];
    const sent = send(journal, "a.csv", 10, ...lines);
    list(journal, "one.csv", { addedOn: 12 }, [["A-1", dated(3, { net: "60" })]]);
    expect(said(journal, sent).toCompare).toEqual([[2, "differs", "one.csv"]]);
    const [one] = journal.confirmation(sent.id)?.toCompare ?? [];
    expect(one).toMatchObject({ here: { Net: "100.00" }, finding: { in: ["amount"], there: { net: "60" } } });
    list(journal, "lines.csv", { addedOn: 13 }, [
      ["A-1", dated(3, { net: "60" })],
      ["A-1", dated(3, { net: "50" })],
    ]);
    expect(said(journal, sent).toCompare).toEqual([[2, "differs", "lines.csv"]]);
    const [other] = journal.confirmation(sent.id)?.toCompare ?? [];
    expect(other).toMatchObject({ here: { Net: "100.00" }, finding: { in: ["amount"], there: { net: "110" } } });
  });

  test("the lines of one invoice under another ID than any that their answer gave aren't confirmed", () => {
    const journal = open();
    const lines = [invoice("A-1", 3), invoice("A-1", 3, { Net: "50.00" })];
    const sent = send(journal, "a.csv", 10, ...lines);
    const answered = registerFromAnswer('[{"Id":21,"InvoiceNumber":"A-1"},{"Id":22,"InvoiceNumber":"A-1"}]', lines);
    writing(journal).save(
      { ...sent, version: sent.version + 1 },
      { what: "accepted", who: "agent", detail: {} },
      undefined,
      answered,
    );
    list(journal, "other.csv", { addedOn: 11 }, [["A-1", dated(3, { id: "99", net: "150" })]]);
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [[2, "differs", "other.csv"]] });
    list(journal, "ours.csv", { addedOn: 12 }, [["A-1", dated(3, { id: "21", net: "150" })]]);
    expect(said(journal, sent)).toEqual({ confirmed: true, toCompare: [] });
  });

  test("an invoice that was sent twice, because somebody said so, is there twice", () => {
    const journal = open();
    const first = send(journal, "a.csv", 10, invoice("A-1", 3));
    const again = send(journal, "b.csv", 11, invoice("A-1", 3));
    list(journal, "one.csv", { addedOn: 12 }, [["A-1", dated(3)]]);
    expect([said(journal, first).confirmed, said(journal, again).confirmed]).toEqual([true, null]);
    list(journal, "two.csv", { addedOn: 13 }, [
      ["A-1", dated(3)],
      ["A-1", dated(3)],
    ]);
    expect([said(journal, first).confirmed, said(journal, again).confirmed]).toEqual([true, true]);
  });

  test("what a person has checked is not asked about again, until a list says something else", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 4), invoice("A-3", 5));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["A-1", dated(3)],
      ["A-3", dated(5)],
    ]);
    expect(said(journal, sent).toCompare).toHaveLength(1);
    save(journal, sent, { type: "settle-row", part: 0, row: 3, is: "not-found" }, day(12));
    expect(said(journal, sent)).toEqual({ confirmed: null, toCompare: [] });
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2, seen: 1 });
    list(journal, "twice.csv", { addedOn: 13 }, [
      ["A-2", dated(4)],
      ["A-2", dated(4)],
    ]);
    expect(said(journal, sent).toCompare).toEqual([[3, "twice", "twice.csv"]]);
  });

  test("a row that was sent again with another file no longer counts as sent, and a list confirms the other", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 4), invoice("A-3", 5));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["A-1", dated(3)],
      ["A-3", dated(5)],
    ]);
    expect(said(journal, sent).toCompare).toEqual([[3, "not-found", "list.csv"]]);
    const second = send(journal, "again.csv", 13, invoice("A-2", 4));
    const again = { id: second.id, file: "again.csv", row: 2 };
    save(journal, sent, { type: "settle-row", part: 0, row: 3, is: "not-found", again }, day(13));
    list(journal, "newer.csv", { addedOn: 15 }, [
      ["A-1", dated(3)],
      ["A-2", dated(4)],
      ["A-3", dated(5)],
    ]);
    expect(said(journal, second)).toEqual({ confirmed: true, toCompare: [] });
    expect(said(journal, sent).toCompare).toEqual([]);
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 2, seen: 0, sentAgain: 1 });
  });

  test("a row that is only to be sent again with another file still counts as missing", () => {
    const journal = open();
    const sent = send(journal, "a.csv", 10, invoice("A-1", 3), invoice("A-2", 4), invoice("A-3", 5));
    list(journal, "list.csv", { addedOn: 12 }, [
      ["A-1", dated(3)],
      ["A-3", dated(5)],
    ]);
    const again = { id: "9", file: "again.csv", row: 2 };
    save(journal, sent, { type: "settle-row", part: 0, row: 3, is: "not-found", again }, day(13));
    expect(said(journal, sent).toCompare).toEqual([[3, "not-found", "list.csv"]]);
  });

  test("what no list says anything about is counted by its age", () => {
    const journal = open();
    send(journal, "a.csv", 1, invoice("A-1", 1));
    send(journal, "b.csv", 10, invoice("B-1", 9), invoice("", 9), { AccountName: "Acme", Net: "1.00" });
    list(journal, "list.csv", { addedOn: 12 }, [["A-9", dated(30)]]);
    journal.compareSome(() => true);
    expect(journal.unconfirmed(day(12))).toMatchObject({
      ...{ invoices: 4, oldestSentAt: day(1), isComplete: true },
      byAge: { day: 0, week: 3, month: 1, older: 0 },
    });
    expect(journal.unconfirmed(day(12) + 20 * dayMs)?.byAge).toEqual({ day: 0, week: 0, month: 3, older: 1 });
  });

  test("the comparison goes on where it stopped, and ends with the same findings", () => {
    const journal = open();
    const invoices = Array.from({ length: 450 }, (_each, n) => invoice(`A-${n}`, 1 + (n % 28)));
    const sent = send(journal, "a.csv", 10, ...invoices);
    list(
      journal,
      "list.csv",
      { addedOn: 12 },
      invoices.flatMap(({ InvoiceNumber = "" }, n) =>
        n % 10 === 5 ? [] : [[InvoiceNumber, dated(1 + (n % 28))] as const],
      ),
    );
    let steps = 0;
    while (!journal.compareSome(() => false)) steps += 1;
    expect(steps).toBeGreaterThan(4);
    expect(journal.confirmation(sent.id)).toMatchObject({ found: 405, notFound: 45, unconfirmed: 0 });
    expect(journal.unconfirmed(day(12))).toMatchObject({ toCompareCount: 45 });
  });
});
