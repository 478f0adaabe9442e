/** @file “$” is the US dollar where the rows are those of an office in the United States, and asked about elsewhere. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const bills = (amount: string, ...rows: readonly (readonly [vendor: string, date: string])[]) =>
  readCsv(
    [
      `Vendor,Bill #,Bill Date,${amount}`,
      ...rows.map(([vendor, date], at) => `"${vendor}",B${at}-77${at},${date},$${at + 1}05.20`),
    ],
    { fallback: null },
  );

test("names of LLCs, and dates that are not day first, show the US dollar", () => {
  const reading = bills("Bill Total", ["Sunbelt Roofing LLC", "10/05/2026"], ["City of Tempe", "10/16/2026"]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual(["USD", "USD"]);
  expect(valuesOf(reading, "Net")).toEqual(["105.20", "205.20"]);
});

test("names of corporations do so only with dates that are month first", () => {
  expect(bills("Bill Total", ["Scholastic Inc.", "10/05/2026"], ["Tempe", "10/16/2026"]).questions).toEqual([]);
  const open = bills("Bill Total", ["Scholastic Inc.", "2026-10-05"], ["Tempe", "2026-10-16"]);
  expect(open.questions).not.toEqual([]);
});

test("another country's companies, days or taxes leave “$” open", () => {
  const llc = ["Sunbelt Roofing LLC", "10/05/2026"] as const;
  expect(bills("Bill Total", llc, ["Maple Ltd.", "10/16/2026"]).questions).not.toEqual([]);
  expect(bills("Bill Total", llc, ["Tempe", "16/10/2026"]).questions).not.toEqual([]);
  expect(bills("Total ex GST", llc, ["Tempe", "10/16/2026"]).questions).not.toEqual([]);
});
