/** @file Blank rows between invoices are listed as skipped, like every row that is not sent. */

import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, rowsOf } from "./reading.ts";

const skippedIn = (...lines: readonly string[]) => readCsv(lines).skipped.map(({ row, reason }) => [row, reason]);

test("blank rows of a text file are listed, with nothing in them, separators or spaces alone", () => {
  const lines = ["Supplier,Net", "Acme,1", "", ",", " , ", "Acme,2", '"",""', "Acme,3", "", ""];
  expect(skippedIn(...lines)).toEqual([3, 4, 5, 7].map((row) => [row, "an empty row"]));
  expect(rowsOf(readCsv(lines)).map(({ row }) => row)).toEqual([2, 6, 8]);
});

test("a value over two lines leaves no blank row behind", () => {
  expect(skippedIn("Supplier,Net", '"Acme\n\nLtd",1', "Acme,2", "", "Acme,3")).toEqual([[4, "an empty row"]]);
});

test("of a great many the first five hundred are listed, and how many more there are", () => {
  const blank = (howMany: number) => Array.from({ length: howMany }, () => "");
  const skipped = skippedIn("Supplier,Net", "Acme,1", ...blank(600), "Acme,2", ...blank(30), "Acme,3");
  expect([skipped.length, skipped[499]]).toEqual([501, [502, "an empty row"]]);
  expect(skipped.at(-1)).toEqual([503, "an empty row, and so are 129 more below it"]);
  expect(skippedIn("Supplier,Net", "Acme,1", ...blank(501), "Acme,2").at(-1)).toEqual([503, "an empty row"]);
  expect(skippedIn("Supplier,Net", "Acme,1", ...blank(500), "Acme,2")).toHaveLength(500);
});

test("blank rows above the headings of a workbook are listed, as those of a text file are", () => {
  const cells = [["Suppliers of November"], [], ["Leeds"], [], ["Supplier", "Net"], ["Acme", 1], [], ["Bolt", 2]];
  const above = "above the headings";
  const expected = [1, 2, 3, 4, 7].map((row) => [row, row % 2 === 0 || row === 7 ? "an empty row" : above]);
  expect(
    readBytes(makeWorkbook({ November: cells }), "november.xlsx").skipped.map(({ row, reason }) => [row, reason]),
  ).toEqual(expected);
});
