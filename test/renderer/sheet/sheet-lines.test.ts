/** @file How a spreadsheet is drawn: each row in its place, what is wrong beside it, why rows are skipped. */

import { expect, test } from "vitest";
import { type SheetLine, tableFromSheet } from "../../../renderer/sheet/sheet-lines.ts";
import { factsOf } from "../../../renderer/sheet/sheet-summary.ts";
import { skippedRuns } from "../../../shared/wording/skipped-runs.ts";
import { textAsMessage } from "../../shared/in-words.ts";
import { sampleSheet } from "../sample-sheets.ts";

function inShort(line: SheetLine): string {
  switch (line.kind) {
    case "row":
      return `${line.role} ${line.row}`;
    case "gap":
      return `gap ${line.from}-${line.to}`;
    case "skipped":
      return `${line.run.from}-${line.run.to}: ${line.run.reason}`;
  }
}

const outline = (lines: readonly SheetLine[]): readonly string[] => lines.map(inShort);

test("rows are in order, consecutive skipped rows share one reason, and gaps are marked", () => {
  expect(outline(tableFromSheet(sampleSheet, [], null).lines)).toEqual([
    "skipped 1",
    "skipped 2",
    "1-2: above the headings",
    "header 3",
    "invoice 4",
    "invoice 5",
    "gap 6-89",
    "skipped 90",
    "90-90: a total",
  ]);
});

test("neither a single blank row nor hidden skipped rows count as a gap", () => {
  const shown = [1, 3, 8].map((row) => ({ row, cells: ["x"] }));
  const skipped = [4, 5, 6, 7].map((row) => ({ row, reason: textAsMessage("repeated headers") }));
  const { lines } = tableFromSheet({ ...sampleSheet, headerRow: null, problems: [], shown, skipped }, [], null);
  expect(outline(lines)).toEqual(["invoice 1", "invoice 3", "invoice 8"]);
});

test("a problem is shown with its row and cell, distinct from a doubt", () => {
  const doubt = {
    row: 5,
    column: "D",
    header: "Net",
    value: "20,00",
    reason: textAsMessage("much less than usual"),
    fix: textAsMessage(""),
  };
  const { lines } = tableFromSheet(sampleSheet, [doubt], null);
  const notes = lines.flatMap((line) => (line.kind === "row" ? line.notes : []));
  expect(notes).toEqual([
    { id: "note-5-0", tone: "problem", column: "A", header: "Day", words: "There is no such day. Write another." },
    { id: "note-5-1", tone: "doubt", column: "D", header: "Net", words: "Much less than usual." },
  ]);
});

test("a missing supplier is marked in the supplier's column, where there is one", () => {
  const problem = {
    row: 5,
    column: null,
    header: null,
    value: null,
    reason: { say: "no-supplier" } as const,
    fix: { say: "fix-no-supplier" } as const,
  };
  const placesOf = (columns: typeof sampleSheet.columns) =>
    tableFromSheet({ ...sampleSheet, columns, problems: [problem] }, [], null).lines.flatMap((line) =>
      line.kind === "row" ? line.notes.map(({ column, header }) => [column, header]) : [],
    );
  expect(placesOf(sampleSheet.columns)).toEqual([["C", "Who"]]);
  expect(placesOf(sampleSheet.columns.filter(({ letter }) => letter !== "C"))).toEqual([[null, null]]);
});

test("the columns cover the widest row, with or without headers, and amounts are marked as money", () => {
  const shown = [{ row: 4, cells: Array.from({ length: 28 }, () => "x") }];
  const { columns } = tableFromSheet({ ...sampleSheet, shown }, [], "D");
  expect(columns).toHaveLength(28);
  expect(columns.map(({ letter }) => letter).slice(24)).toEqual(["Y", "Z", "AA", "AB"]);
  expect(columns[3]).toMatchObject({ letter: "D", isMoney: true, isAsked: true });
  expect(columns[4]).toMatchObject({ read: null, isMoney: false, isAsked: false });
});

test("a sheet whose columns were not read is still shown", () => {
  const { columns, lines } = tableFromSheet({ ...sampleSheet, columns: [], headerRow: null, skipped: [] }, [], null);
  expect(columns.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D"]);
  expect(lines.filter(({ kind }) => kind === "row")).toHaveLength(6);
  expect(tableFromSheet({ ...sampleSheet, columns: [], shown: [] }, [], null)).toEqual({ columns: [], lines: [] });
});

test("consecutive rows skipped for the same reason are one line", () => {
  const skipped = [1, 2, 3, 7, 8].map((row) => ({
    row,
    reason: textAsMessage(row === 8 ? "a total" : "above the headings"),
  }));
  expect(skippedRuns(skipped)).toEqual([
    { from: 1, to: 3, reason: "above the headings" },
    { from: 7, to: 7, reason: "above the headings" },
    { from: 8, to: 8, reason: "a total" },
  ]);
});

test("the summary of the reading has its evidence", () => {
  expect(factsOf(sampleSheet)).toEqual([
    { label: "Dates", value: "Day first", evidence: "Row 4 contains 23/04/2026, so day first." },
    {
      label: "Amounts",
      value: "Decimal comma",
      evidence: "Row 4 contains 1.355,90, so the comma is the decimal sign.",
    },
    { label: "Headings", value: "In row 3", evidence: null },
    { label: "Text", value: "UTF-8, columns separated by semicolons", evidence: null },
  ]);
});
