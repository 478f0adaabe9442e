/** @file Sheets with the same headings are read together where the file itself shows that they are one list. */

import { expect, test } from "vitest";
import { type Holds, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, valuesOf } from "../reading.ts";

const head = ["No.", "Supplier", "Invoice no", "Invoice date", "Net", "VAT", "Gross"];
type Sheets = Readonly<Record<string, readonly (readonly Holds[])[]>>;
const read = (sheets: Sheets) => readBytes(makeWorkbook(sheets), "a.xlsx", { fallback: null });
const asked = (sheets: Sheets) => read(sheets).questions.map(({ id }) => id);

const row = (no: number, net: number): readonly Holds[] => [
  ...[no, `Firm ${no % 3} Ltd`, `R/${no}-${no * 7}`, "2026-03-14", net, net / 5, net + net / 5],
];
const upper = [head, row(1, 100), row(2, 250), row(3, 40)];
const lower = [head, row(4, 60), row(5, 85)];

test("one running number goes on from sheet to sheet", () => {
  expect(valuesOf(read({ Leeds: upper, York: lower }), "InternalReference").length).toBe(5);
  expect(asked({ Leeds: upper, York: [head, row(5, 60), row(6, 85)] })).toEqual(["sheet"]);
});

const unnumbered = (rows: readonly (readonly Holds[])[]) => rows.map((cells) => cells.slice(1));
const summary = (york: number) => [
  ["", "Net"],
  ["Leeds", 390],
  ["York", york],
];

test("another sheet has the sums of each beside its name", () => {
  const parts = { Leeds: unnumbered(upper), York: unnumbered(lower) };
  expect(valuesOf(read({ ...parts, Summary: summary(145) }), "Net")).toEqual(["100", "250", "40", "60", "85"]);
  expect(asked({ ...parts, Summary: summary(150) })).toEqual(["sheet"]);
  expect(asked(parts)).toEqual(["sheet"]);
});

test("one has the credit notes of the other, with a minus", () => {
  const credits = [head, row(4, -60), row(5, -85)];
  const reading = read({ Invoices: unnumbered(upper), "Credit notes": unnumbered(credits) });
  expect(valuesOf(reading, "Net")).toEqual(["100", "250", "40", "-60", "-85"]);
  expect(asked({ Invoices: unnumbered(upper), "Credit notes": unnumbered(lower) })).toEqual(["sheet"]);
});

test.each([
  [
    "an invoice is in both",
    { Leeds: unnumbered(upper), York: unnumbered([...lower, row(2, 250)]), Sums: summary(395) },
  ],
  ["they are named by companies", { "Alpha Ltd": upper, "Beta Ltd": lower }],
  ["they are named by currencies", { EUR: upper, USD: lower }],
  ["one of them has what is booked", { "To post": upper, Posted: lower }],
])("you are asked where %s", (_, sheets: Sheets) => {
  expect(asked(sheets)).toEqual(["sheet"]);
});

test("the sheet of sales is left out beside that of purchases", () => {
  const sales = [head.map((title) => title.replace("Supplier", "Name")), row(1, 30), row(2, 50)];
  const reading = read({ EXPEDIDAS_INGRESOS: sales, RECIBIDAS_GASTOS: upper });
  expect(reading.sheet).toBe("RECIBIDAS_GASTOS");
});

test("a sheet of the sums by supplier beside the invoices is none of theirs", () => {
  const bySupplier = (other: string) => [
    ["Supplier", "Count", "Net", "VAT", "Gross"],
    ["Firm 1 Ltd", 1, 100, 20, 120],
    [other, 2, 290, 58, 348],
    ["Total", 3, 390, 78, 468],
  ];
  const list = unnumbered(upper);
  expect(valuesOf(read({ Invoices: list, "By supplier": bySupplier("Firm 2 Ltd") }), "Net")).toEqual([
    "100",
    "250",
    "40",
  ]);
  expect(asked({ Invoices: list, "By supplier": bySupplier("Another Ltd") })).toEqual(["sheet"]);
});
