/** @file Formulas with more decimals than are shown count as shown only where the shown amounts prove each other. */

import { expect, test } from "vitest";
import { makeWorkbook, numberCell } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, valuesOf } from "../reading.ts";

const head = ["Supplier", "Invoice no", "Invoice date", "Net", "VAT", "Gross"];
const money = '#,##0.00 "€"';
const rows: readonly (readonly [net: number, vat: number, gross: number])[] = [
  [957.96, 182.0124, 1139.9724],
  [-10.01, -1.9019, -11.9119],
  [100, 7, 107],
];

const read = (amounts: readonly (readonly number[])[], format = money, headings: readonly string[] = head) =>
  readBytes(
    makeWorkbook({
      Sheet1: [
        headings,
        ...amounts.map((row, at) => [
          `Firm ${"ABC"[at]} Ltd`,
          `R-${at + 1}`,
          "2026-03-14",
          ...row.map((value) => numberCell(value, format)),
        ]),
      ],
    }),
    "a.xlsx",
    { fallback: null },
  );

test("net and VAT are the shown amounts where these add up to the shown gross amount in every row", () => {
  const reading = read(rows);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT")).toEqual(["182.01", "-1.90", "7"]);
  expect(valuesOf(reading, "Net")).toEqual(["957.96", "-10.01", "100"]);
  expect(reading.derived).toContainEqual(
    "Net and VAT are as shown in 2 rows, the first in row 2 because these add up to “Gross” everywhere",
  );
});

test("a net amount that a formula took out of the gross amount is the shown one", () => {
  expect(valuesOf(read([...rows, [83.3333333333333, 16.6666666666667, 100]].slice(2)), "Net")).toEqual([
    "100",
    "83.33",
  ]);
});

test.each([
  ["the shown amounts don't add up in one row", [...rows.slice(0, 2), [100, 7.006, 107]], money],
  ["whole euros are shown, so that cents are hidden", rows, "#,##0"],
  ["as many decimals are shown as there are", rows, "General"],
])("they stay as they are stored where %s", (_, amounts, format) => {
  expect(valuesOf(read(amounts, format), "VAT")[0]).toBe("182.0124");
});

test("they stay as they are stored where no other column proves them", () => {
  const two = read(
    rows.map((row) => row.slice(0, 2)),
    money,
    head.slice(0, 5),
  );
  expect(valuesOf(two, "VAT")[0]).toBe("182.0124");
});
