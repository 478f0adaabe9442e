/** @file A column “Tax” of nothing but zeros is no question. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const read = (...tax: readonly string[]) =>
  readCsv(
    [
      "Supplier,Invoice No,Invoice Date,Net,Tax",
      ...tax.map((text, at) => `Acme,A-${at},2026-03-1${at},${at + 1}00.00,${text}`),
    ],
    { fallback: null },
  );

test("zeros are no VAT, whether of an amount or a rate", () => {
  const reading = read("0", "0.00", "0");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT")).toEqual(["0", "0.00", "0"]);
});

test("one other value is asked about, as before", () => {
  expect(read("0", "7.00", "0").questions).not.toEqual([]);
});
