/** @file Totals of currencies, second tables below the total, and columns for each rate are told by what they add up to. */

import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, valuesOf } from "./reading.ts";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });

const head = "Supplier;Invoice no;Invoice date;Net;VAT;Total;Currency";
const rows = [
  "Acme Ltd;A-1;14/10/2026;100.00;20.00;120.00;GBP",
  "Bell BV;77120;15/10/2026;60.00;12.00;72.00;EUR",
  "Acme Ltd;A-2;16/10/2026;40.00;8.00;48.00;GBP",
];

test("a total of each currency has nothing but its currency and its amounts", () => {
  const reading = read(head, ...rows, ";;;140.00;28.00;168.00;GBP", ";;;60.00;12.00;72.00;EUR");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "60.00", "40.00"]);
});

test("a second table by supplier adds up to the total, though one of its rows is a sum of invoices", () => {
  const lines = rows.map((row) => row.replace("EUR", "GBP"));
  const second = ["Supplier;;;Net;VAT;Total;", "Acme Ltd;;;140.00;28.00;168.00;", "Bell BV;;;60.00;12.00;72.00;"];
  const reading = read(head, ...lines, "Total;;;200.00;40.00;240.00;", "", ...second);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "60.00", "40.00"]);
  expect(
    read(head, ...lines, "Total;;;200.00;40.00;240.00;", ...second.slice(0, 2), "Cork;;;9.00;;;").questions,
  ).not.toEqual([]);
});

test("a subtotal is known by its supplier and its sums, whatever its first word means", () => {
  const lines = [
    "Acme Ltd;A-1;14/10/2026;100.00;20.00;120.00;GBP",
    "Zwxum Acme Ltd;;;100.00;20.00;120.00;",
    rows[2] ?? "",
  ];
  const reading = read(head, ...lines);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "A-2"]);
});

const rates = "Supplier;Invoice no;Invoice date;Net 20%;VAT 20%;Net 5%;VAT 5%";

test("net amounts and VAT for each rate are added up without a total too, if each has its own rate", () => {
  const acme = "Acme Ltd;A-1;14/10/2026;100.00;20.00;40.00;2.00";
  const reading = read(rates, acme, "Bell BV;77120;15/10/2026;60.00;12.00;;", "Cork Ltd;C/3;16/10/2026;;;80.00;4.00");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["140.00", "60.00", "80.00"]);
  expect(valuesOf(reading, "VAT")).toEqual(["22.00", "12.00", "4.00"]);
  expect(read(rates, acme, "Bell BV;77120;15/10/2026;60.00;9.00;;").questions).not.toEqual([]);
});

test("a total with the other sign in every row is what is owed, and no contradiction", () => {
  const owed = rows.map((row) => row.replace(/;(\d+\.00);(...)$/, ";-$1;$2"));
  expect(read(head, ...owed).questions).toEqual([]);
  expect(read(head, ...rows.slice(0, 2), owed[2] ?? "").questions).not.toEqual([]);
});

test("a line with a supplier and the sums of the rows below it names the supplier for them", () => {
  const list = (net: number) =>
    readBytes(
      makeWorkbook({
        Bills: [
          ["Invoice no", "Invoice date", "Net", "VAT"],
          ["Supplier: Acme Ltd", null, net, 28],
          ["A-1", "14/10/2026", 100, 20],
          ["A-2", "16/10/2026", 40, 8],
          ["Supplier: Bell BV", null, 60, 12],
          ["77120", "15/10/2026", 60, 12],
        ],
      }),
      "a.xlsx",
      { fallback: null },
    );
  expect(valuesOf(list(140), "AccountName")).toEqual(["Acme Ltd", "Acme Ltd", "Bell BV"]);
  expect(list(141).invoices).toEqual([]);
});

test("a code behind each amount is the currency, though its columns have no heading", () => {
  const reading = read(
    "Supplier;Invoice no;Invoice date;Net;;VAT;",
    "Acme Ltd;A-1;14/10/2026;100.00;GBP;20.00;GBP",
    "Bell BV;77120;15/10/2026;60.00;EUR;12.00;EUR",
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual(["GBP", "EUR"]);
});

const total = "Total;;;200.00;40.00;240.00;";
const pounds = rows.map((row) => row.replace("EUR", "GBP"));

test.each([
  ["averages", ["Average;;;66.67;13.33;80.00;"]],
  ["a budget and what is left of it", ["Budget;;;5000.00;;;", "Left;;;4800.00;;;"]],
])("%s below the total are no invoices", (_, lines) => {
  const reading = read(head, ...pounds, total, ...lines, "");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "60.00", "40.00"]);
});

test("other amounts below the total are asked about", () => {
  expect(read(head, ...pounds, total, "Dove Cleaning;;;66.00;13.00;79.00;", "").questions).not.toEqual([]);
});

test("a title alone in a row of a text is no cut row where the next row is whole", () => {
  const reading = read(head, "January", ...pounds.slice(0, 2), "February", ...pounds.slice(2), "");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "60.00", "40.00"]);
  expect(read(head, ...pounds.slice(0, 2), "Acme Ltd", "A-2;16/10/2026;40.00;8.00;48.00;GBP").questions).not.toEqual(
    [],
  );
});
