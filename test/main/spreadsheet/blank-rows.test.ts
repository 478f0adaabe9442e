/** @file Blank rows between invoices are listed as skipped, like every row that is not sent. */

import { expect, test } from "vitest";
import { readCsv, rowsOf } from "./reading.ts";

const skippedIn = (...lines: readonly string[]) => readCsv(lines).skipped.map(({ row, reason }) => [row, reason]);

test("blank rows of a text file are listed, with nothing in them, separators or spaces alone", () => {
  const lines = ["Supplier,Net", "Acme,1", "", ",", " , ", "Acme,2", '"",""', "Acme,3", "", ""];
  expect(skippedIn(...lines)).toEqual([3, 4, 5, 7].map((row) => [row, "an empty row"]));
  expect(rowsOf(readCsv(lines)).map(({ row }) => row)).toEqual([2, 6, 8]);
});

test("a value over two lines leaves no blank row behind", () => {
  expect(skippedIn("Supplier,Net", '"Acme\n\nLtd",1', "Acme,2", "", "Acme,3")).toEqual([[4, "an empty row"]]);
});

test("of a great many the first five hundred are listed", () => {
  const skipped = skippedIn("Supplier,Net", "Acme,1", ...Array.from({ length: 600 }, () => ""), "Acme,2");
  expect([skipped.length, skipped.at(-1)?.[0]]).toEqual([500, 502]);
});
