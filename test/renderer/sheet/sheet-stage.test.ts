/** @file What the view of a spreadsheet asks of a person, and which money it shows. */

import { expect, test } from "vitest";
import { readingFor, stageOf, sumsOf } from "../../../renderer/sheet/sheet-stage.ts";
import type { ImportState } from "../../../shared/imports/import.ts";
import type { SheetPreview } from "../../../shared/spreadsheet/sheet-preview.ts";
import { rowProblems, sentRows } from "../../shared/sample-failures.ts";
import { arrivedPart, morning, sampleBatch, samplePart } from "../../shared/sample-imports.ts";
import { sampleAnswer, sampleQuestion, sampleSheet } from "../sample-sheets.ts";

const asked = sampleQuestion("date-order", [sampleAnswer("dmy", { dateOrder: "dmy" })]);
const asking: ImportState = { at: "waiting", why: { kind: "cannot-tell", questions: [asked], problems: [] } };
const wrong: ImportState = {
  at: "waiting",
  why: { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 },
};
const clean = { ...sampleSheet, problems: [], problemCount: 0 };
const stage = (state: ImportState, sheet: SheetPreview = clean, parts: Parameters<typeof stageOf>[0]["parts"] = []) =>
  stageOf({ state, parts }, sheet);

test("while a file is being read, the old reading asks nothing", () => {
  expect(stage({ at: "reading" })).toBe("reading");
  expect(stageOf({ state: asking, parts: [] }, null)).toBe("reading");
});

test("the current reading's questions count, not those of an earlier state", () => {
  expect(stage(asking, { ...clean, questions: [asked] })).toBe("asking");
  expect(stage(asking, { ...clean, questions: [sampleQuestion("hidden", [])] })).toBe("stuck");
  expect(stage(asking, sampleSheet)).toBe("problems");
  expect(stage(asking), "another file has taught the answer").toBe("clear");
  expect(stage(wrong)).toBe("clear");
  expect(stage(asking, { ...clean, totals: { ...clean.totals, invoices: 0 } })).toBe("empty");
});

test("a partly sent file or a duplicate is not asked how to read it", () => {
  expect(stage(wrong, sampleSheet, [arrivedPart(morning)])).toBe("over");
  expect(stage({ at: "waiting", why: { kind: "already-sent", rows: sentRows } })).toBe("over");
  expect(stage({ at: "failed", why: { kind: "rejected", reason: null } })).toBe("over");
  expect(stage({ at: "reading", behind: "12" })).toBe("over");
});

test("a held file is shown for approval, and a sending file is shown as sending", () => {
  expect(stage({ at: "held", doubts: [] })).toBe("held");
  expect(stage({ at: "queued", why: null, attempts: 0, notBefore: 0 })).toBe("going");
  expect(stage({ at: "done" })).toBe("going");
});

test("the sheet is read again for each new state, but only once while it is sent", () => {
  const at = (state: ImportState, since: number) => readingFor({ state, since });
  expect(at({ at: "reading" }, 1)).toBeNull();
  expect(at(asking, 1)).not.toBe(at(asking, 2));
  expect(at({ at: "sending", part: 0, attempts: 1 }, 1)).toBe(at({ at: "done" }, 2));
});

test("the sums cover what will be sent, even if the sheet has more", () => {
  const held: ImportState = { at: "held", doubts: [] };
  const parts = [samplePart({ invoices: 2, net: { EUR: "5" } }), samplePart({ invoices: 1, net: { EUR: "0.5" } })];
  expect(sumsOf(sampleBatch("a.xlsx", held, { parts }), clean)).toMatchObject({
    invoices: 3,
    suppliers: null,
    net: { EUR: "5.5" },
  });
  expect(sumsOf(sampleBatch("a.xlsx", wrong, { parts: [] }), sampleSheet)).toBe(sampleSheet.totals);
});

test("no sums are shown while questions are open, because zero would be untrue", () => {
  const sheet = { ...clean, questions: [asked], totals: { invoices: 0, suppliers: 0, net: {}, vat: {} } };
  expect(sumsOf(sampleBatch("a.xlsx", asking, { parts: [] }), sheet)).toBeNull();
  expect(sumsOf(sampleBatch("a.xlsx", asking, { parts: [] }), null)).toBeNull();
});
