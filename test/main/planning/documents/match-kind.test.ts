/** @file Whether a csv, xls or xlsx file is a spreadsheet or a document. */

import { expect, test } from "vitest";
import { kindByRule } from "../../../../main/planning/documents/match-kind.ts";
import { usualRules } from "../../../../main/planning/documents/match-rules.ts";

const behindPrefix = { ...usualRules, idPrefixes: ["PI-"] };

test.each([
  ["invoices.xlsx", "spreadsheet"],
  ["may/invoices.xlsx", "spreadsheet"],
  ["2026-11-20 invoices.csv", "spreadsheet"],
  ["20261120.csv", "spreadsheet"],
  ["2026 invoices.csv", "spreadsheet"],
  ["11.csv", "spreadsheet"],
  ["Beta 4711.csv", "spreadsheet"],
  ["10023/timesheet.xlsx", "document"],
  ["10023/more/timesheet.xlsx", "document"],
  ["2026/10023/timesheet.xlsx", "document"],
  ["10023.csv", "unsure"],
  ["10023 timesheet.xlsx", "unsure"],
  ["2026/invoices.csv", "unsure"],
  ["20261120/invoices.csv", "unsure"],
  ["2026/11/invoices.csv", "unsure"],
] as const)("by the usual rules %s is %s", (path, kind) => {
  expect(kindByRule(path, usualRules)).toBe(kind);
});

test.each([
  ["PI-10023.xlsx", "document"],
  ["pi-10023 timesheet.xlsx", "document"],
  ["PI-10023/timesheet.xlsx", "document"],
  ["10023.csv", "spreadsheet"],
  ["10023/invoices.csv", "spreadsheet"],
  ["2026/invoices.csv", "spreadsheet"],
  ["invoices PI-10023.csv", "spreadsheet"],
] as const)("where ids stand behind PI- %s is %s", (path, kind) => {
  expect(kindByRule(path, behindPrefix)).toBe(kind);
});

test("a spreadsheet that a list file names is a document", () => {
  const listed = (path: string) => (path === "timesheet.xlsx" ? ["10023"] : []);
  expect(kindByRule("timesheet.xlsx", usualRules, listed)).toBe("document");
  expect(kindByRule("invoices.xlsx", usualRules, listed)).toBe("spreadsheet");
});
