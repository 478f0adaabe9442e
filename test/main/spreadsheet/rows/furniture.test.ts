/** @file Titles that come again on each page, totals in any words, and what they must not hide. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const header = "Date;Invoice no;Supplier;Net;VAT;Total";
const rows = [
  "04/05/2026;A-443;Tarn Motors;164.12;32.82;196.94",
  "05/05/2026;771632;Hydro AE;105.92;21.18;127.10",
  "17/05/2026;28;Papadakis;150.00;30.00;180.00",
];

test("a title that comes again with another page number and time is no invoice", () => {
  const titles = (page: number) => [`A3CON;;LEDGER OF PURCHASES;;Pág.;${page}`, `Printed 1${page}:3${page};;;;;`];
  const { questions, invoices } = readCsv([...titles(1), header, ...rows.slice(0, 2), ...titles(2), ...rows.slice(2)]);
  expect(questions).toEqual([]);
  expect(invoices).toHaveLength(3);
});

test("a title that comes again with a page number that the first page lacks is no invoice", () => {
  const title = ["Date:;20/11/2026;Weald Ltd;;;"];
  const again = "Date:;20/11/2026;Weald Ltd;;Page:;2";
  const { questions, invoices } = readCsv([...title, header, ...rows.slice(0, 2), again, header, ...rows.slice(2)]);
  expect(questions).toEqual([]);
  expect(invoices).toHaveLength(3);
});

test("the invoice of a supplier that a title names is an invoice", () => {
  const { invoices } = readCsv([
    "Tarn Motors;12;01/05/2026",
    "Supplier;Invoice no;Date;Net",
    "Tarn Motors;443;04/05/2026;",
    "Tarn Motors;444;14/05/2026;10.00",
  ]);
  expect(invoices).toHaveLength(2);
});

test.each(["Σύνολο μήνα 05/2026", "Totaal mei 2026", "Γενικό σύνολο", "Celkem za 05/2026", "Total March"])(
  "“%s” in the column of numbers, above the sums of the rows, is a total",
  (name) => {
    const { questions, invoices } = readCsv([header, ...rows, `;${name};;420.04;84.00;504.04`]);
    expect(questions).toEqual([]);
    expect(invoices).toHaveLength(3);
  },
);

test("one amount in unknown words is a total where it is the sum of many rows", () => {
  const many = Array.from({ length: 9 }, (_, n) => `0${n + 1}/05/2026;A-${n}7;Firm ${n};1${n}.00;2.00;${12 + n}.00`);
  const reading = readCsv(
    [header, ...many, "22/05/2026;B-9;Tarn;1.00;0.20;1.20"].toSpliced(10, 0, ";;Prenos ďalej;;;144.00"),
  );
  expect(reading.questions).toEqual([]);
  expect(reading.invoices).toHaveLength(10);
  expect(reading.derived.join()).toContain("Row 11 was left out as a total");
});

test("one amount in unknown words is not left out where it is the sum of few rows", () => {
  const { skipped } = readCsv([header, ...rows, ";;Prenos ďalej;;;504.04"]);
  expect(skipped).toEqual([]);
});

test("an exempt amount is part of the net amount, though only one row has it", () => {
  const reading = readCsv([
    "Dátum;Číslo faktúry;Dodávateľ;Základ 23%;DPH 23%;Základ 5%;DPH 5%;Bez DPH;Celkom",
    "02.06.2026;20260031;Hruška;;;;;1866,48;1866,48",
    "02.06.2026;F147;Kúria;;;164,24;8,21;;172,45",
    "08.06.2026;8810;Slovnaft;106,76;24,55;;;;131,31",
    "16.06.2026;FV-7;Žeriavy;494,68;113,78;;;;608,46",
    "21.06.2026;F205;Kúria;;;163,71;8,19;;171,90",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["1866.48", "164.24", "106.76", "494.68", "163.71"]);
});
