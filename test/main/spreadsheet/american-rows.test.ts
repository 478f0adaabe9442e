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

test("without “$” names of LLCs and dates that are month first show an office that reclaims no tax", () => {
  const read = (second: string) =>
    readCsv(["Vendor,Invoice #,Invoice Date,Amount", "Sunbelt Roofing LLC,B-771,10/05/2026,105.20", second], {
      fallback: null,
    });
  const reading = read("Stone LLP,2026-88,10/16/2026,205.20");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["105.20", "205.20"]);
  expect(read("Stone LLP,2026-88,16/10/2026,205.20").questions).not.toEqual([]);
  expect(read("Stone Ltd,2026-88,10/16/2026,205.20").questions).not.toEqual([]);
});

const taxed = (rate: number, heading = "GST") =>
  readCsv(
    [
      `Supplier,Invoice No,Invoice Date,Net,${heading}`,
      ...[100, 240, 360].map((net, at) => `Acme,A-${at},2026-10-1${at},$${net}.00,$${((net * rate) / 100).toFixed(2)}`),
    ],
    { fallback: null },
  );

test.each([
  [10, "AUD"],
  [15, "NZD"],
  [5, "CAD"],
  [9, "SGD"],
])("a GST of %i %% shows whose dollars these are", (rate, currency) => {
  const reading = taxed(rate);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual([currency, currency, currency]);
});

test("another tax, or a rate that no such country has, shows nothing", () => {
  expect(taxed(10, "VAT").questions).not.toEqual([]);
  expect(taxed(12).questions).not.toEqual([]);
});

test("an unknown heading beside what is left to pay is no amount", () => {
  const reading = readCsv(
    [
      "Vendor,Bill #,Bill Date,Aging,Open Balance",
      "Sunbelt Roofing LLC,B-771,10/05/2026,12.00,$105.20",
      "Tempe Tiles LLC,77-1,10/16/2026,3.50,$205.20",
    ],
    { fallback: null },
  );
  expect(reading.questions).not.toEqual([]);
});
