/** @file The desk lists what matters most first, narrows it as asked, and acts on many without passing over a doubt. */

import { describe, expect, test } from "vitest";
import { bulkActsFor } from "../../../renderer/needs-you/bulk-acts.ts";
import { deskKeyFor } from "../../../renderer/needs-you/desk-keys.ts";
import {
  countReasons,
  findRows,
  netAtStake,
  reasonOf,
  sayWhy,
  wholeDesk,
} from "../../../renderer/needs-you/desk-rows.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { rowProblems, sampleFailures } from "../../shared/sample-failures.ts";
import { arrivedPart, morning, sampleBatch, sampleDocument, sampleStates } from "../../shared/sample-imports.ts";

const candidate = { purchaseInvoiceId: "10030", invoiceNumber: "2026-0192", supplier: "Kirkgate Office Supplies" };
const document = (name: string, candidates: readonly (typeof candidate)[]): Import =>
  sampleDocument(
    name,
    { at: "waiting", why: { kind: "no-purchase-invoice-id", why: "none", candidates } },
    { purchaseInvoiceId: null, parts: [] },
  );
const plain = sampleBatch("b.xlsx", { at: "held", doubts: [] }, { id: "1", parts: [], since: 5 });
const unusual = sampleBatch("a.xlsx", { at: "held", doubts: rowProblems }, { id: "2", parts: [], since: 9 });
const scan = { ...document("page 10.pdf", [candidate]), id: "3", since: 1 };
const photo = { ...document("page 2.pdf", []), id: "4", since: 2, inbox: "leeds" };
const [typeNotPermitted] = sampleFailures.filter(({ kind }) => kind === "type-not-permitted");
if (typeNotPermitted === undefined) throw new Error("the samples lack this failure");
const failed = sampleDocument("plans.zip", { at: "failed", why: typeNotPermitted }, { id: "5", parts: [] });
const all = [scan, failed, plain, photo, unusual];
const namesOf = (rows: readonly Import[]) => rows.map(({ place }) => place.dropped);

describe("the list", () => {
  test("has money before documents, documents in the order of their names, and failed files last", () => {
    expect(namesOf(findRows(all, wholeDesk))).toEqual(["a.xlsx", "b.xlsx", "page 2.pdf", "page 10.pdf", "plans.zip"]);
    expect(namesOf(findRows(all, { ...wholeDesk, sort: "name" }))[0]).toBe("a.xlsx");
    expect(countReasons(all)).toEqual([
      ["unusual", 1],
      ["approve", 1],
      ["match", 2],
      ["failed", 1],
    ]);
  });

  test("is narrowed by words, inbox, kind and reason", () => {
    const found = (change: Partial<typeof wholeDesk>) => namesOf(findRows(all, { ...wholeDesk, ...change }));
    expect(found({ text: "KIRKG 10030" })).toEqual(["page 10.pdf"]);
    expect(found({ inbox: "leeds" })).toEqual(["page 2.pdf"]);
    expect(found({ kind: "batch" })).toEqual(["a.xlsx", "b.xlsx"]);
    expect(found({ reason: "failed" })).toEqual(["plans.zip"]);
    expect(found({ text: "nothing like it" })).toEqual([]);
  });

  test("says of every file that needs a person why, in a few words", () => {
    for (const state of sampleStates) {
      const import_ = sampleBatch("a.xlsx", state);
      expect(sayWhy(import_), state.at).not.toBe("");
      expect(reasonOf(import_), state.at).toBeTruthy();
    }
  });
});

describe("the amount beside a file", () => {
  const problem = { row: 3, column: "C", header: "Supplier", value: "", reason: "missing", fix: "fill" } as never;
  const notSaved = { part: 0, isCertain: true, net: { GBP: "100.00" }, vat: {} };
  const left = (...rows: readonly object[]) =>
    sampleBatch(
      "c.csv",
      { at: "waiting", why: { kind: "rows-have-problems", problems: [problem] } as never },
      { parts: [{ ...arrivedPart(1), net: { GBP: "30.00" } }], leftOut: rows as never },
    );

  test("is what there is to correct, not what was sent", () => {
    expect(netAtStake(left({ ...rowProblems[0], notSaved }))).toEqual({ GBP: "100.00" });
  });

  test("is left out where nobody knows what there is to correct", () => {
    expect(netAtStake(left({ ...rowProblems[0] }))).toBeNull();
    expect(netAtStake(left({ ...rowProblems[0], notSaved }, { ...rowProblems[0] }))).toBeNull();
  });

  test("is the whole file's where it waits for approval", () => {
    const held = sampleBatch(
      "d.csv",
      { at: "held", doubts: [] },
      { parts: [{ ...arrivedPart(1), net: { GBP: "30.00" } }] },
    );
    expect(netAtStake(held)).toEqual({ GBP: "30.00" });
  });
});

describe("acting on many", () => {
  test("approves only what has no doubt, and says what it leaves out", () => {
    const { approve, doubtful } = bulkActsFor(all);
    expect([namesOf(approve), namesOf(doubtful)]).toEqual([["b.xlsx"], ["a.xlsx"]]);
    const why = { kind: "connection-changed", from: "head-office", to: "leeds" } as const;
    const moved = sampleBatch("c.xlsx", { at: "held", doubts: [], why });
    expect(bulkActsFor([moved])).toMatchObject({ approve: [], doubtful: [moved] });
  });

  test("attaches a document to its match only where there is exactly one", () => {
    const two = { ...document("two.pdf", [candidate, { ...candidate, purchaseInvoiceId: "10031" }]), id: "6" };
    const { attachToMatch, together } = bulkActsFor([scan, photo, two]);
    expect(namesOf(attachToMatch)).toEqual(["page 10.pdf"]);
    expect(namesOf(together)).toEqual(["page 2.pdf", "page 10.pdf", "two.pdf"]);
  });

  test("dismisses nothing of which a part was sent", () => {
    const partly = sampleBatch("d.xlsx", { at: "held", doubts: [] }, { parts: [arrivedPart(morning)] });
    expect(namesOf(bulkActsFor([failed, partly, photo]).dismiss)).toEqual(["plans.zip", "page 2.pdf"]);
  });
});

describe("the keys", () => {
  const press = (key: string, change = {}) => ({
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
    ...change,
  });
  const onRow = { isTyping: false, isOnRow: true, isInDetail: false };
  const elsewhere = { ...onRow, isOnRow: false };

  test("move from anywhere, but decide on a row alone", () => {
    expect(deskKeyFor(press("j"), elsewhere)).toBe("next");
    expect(deskKeyFor(press("k"), onRow)).toBe("previous");
    expect(deskKeyFor(press("?"), elsewhere)).toBe("help");
    expect(deskKeyFor(press("a"), elsewhere)).toBeNull();
    expect(deskKeyFor(press("a"), onRow)).toBe("approve");
    expect(deskKeyFor(press("ArrowDown"), elsewhere), "the arrows scroll the page").toBeNull();
  });

  test("leave letters to fields, and the system's own keys to the system", () => {
    expect(deskKeyFor(press("j"), { ...onRow, isTyping: true })).toBeNull();
    expect(deskKeyFor(press("d", { ctrlKey: true }), onRow)).toBeNull();
    expect(deskKeyFor(press("a", { ctrlKey: true }), onRow)).toBe("choose-all");
    expect(deskKeyFor(press("a", { altKey: true }), onRow)).toBeNull();
  });
});
