/** @file Rates written as fractions are percentages only where the VAT of every row says so. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const head = "Supplier,Invoice No,Invoice Date,Net,VAT Rate,VAT";
const read = (...lines: readonly string[]) => readCsv([head, ...lines], { fallback: null });

test("0.23 is 23 % where the VAT is that share of the net amount in every row", () => {
  const reading = read(
    "Acme,A-1,2026-03-14,100.00,0.23,23.00",
    "Bolt,B-1,2026-03-15,80.00,0.135,10.80",
    "Cork,C-1,2026-03-16,50.00,0,0.00",
  );
  expect(reading.problems).toEqual([]);
  expect(valuesOf(reading, "VATRate")).toEqual(["23", "13.5", "0"]);
});

test.each([
  ["a row's VAT is another", ["Acme,A-1,2026-03-14,100.00,0.23,23.00", "Bolt,B-1,2026-03-15,80.00,0.2,8.00"]],
  ["one row alone shows it", ["Acme,A-1,2026-03-14,100.00,0.23,23.00", "Bolt,B-1,2026-03-15,80.00,0,0.00"]],
])("it stays a problem where %s", (_, lines) => {
  expect(read(...lines).problems.map(({ column }) => column)).toContain("E");
});
