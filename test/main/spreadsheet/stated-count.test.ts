/** @file The number of invoices that a list states about itself is compared with its rows. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const rows = [
  "Supplier;Invoice number;Date;Currency;Net;VAT",
  "Telford Telecom;TT-1;2026-11-11;GBP;100.00;20.00",
  "Telford Telecom;TT-2;2026-11-12;GBP;200.00;40.00",
  "Acme Ltd;AC-1;2026-11-12;GBP;300.00;60.00",
];
const idsOf = (lines: readonly string[]) => readCsv(lines).questions.map(({ id }) => id);

test.each([
  "Number of invoices: 5",
  "Anzahl Rechnungen: 4",
  "Nombre de factures : 7",
  "Aantal facturen: 9",
  "Total: 5 invoices",
])("“%s” above three rows is asked about, because rows may be missing", (line) => {
  expect(idsOf([`${line};;;;;`, ...rows])).toEqual(["title-count"]);
  expect(idsOf([...rows, `${line};;;;;`])).toEqual(["title-count"]);
  expect(readCsv([...rows, `${line};;;;;`]).questions[0]?.text).toContain("but the file has 3 rows");
});

test.each([
  "Number of invoices: 3",
  "Anzahl Lieferanten Rechnungen: 5",
  "Invoice number: 5",
  "Invoices 5",
  "Rows 2 to 4",
  "Count of invoices: 2",
])("but “%s” isn't", (line) => expect(idsOf([`${line};;;;;`, ...rows])).toEqual([]));

test("groups that each state their own number are no contradiction", () => {
  const [header = "", first = "", second = "", third = ""] = rows;
  expect(idsOf([header, first, second, "Number of invoices: 2;;;;;", third, "Number of invoices: 1;;;;;"])).toEqual([]);
});

test("is compared beside a column without values, too", () => {
  const wide = rows.map((row, at) => (at === 0 ? `${row};Notes` : `${row};`));
  expect(idsOf([...wide, "Number of invoices: 5;;;;;;"])).toEqual(["title-count"]);
});

describe("the number of invoices in a total", () => {
  test.each([
    "Total (5 invoices);;;;600.00;120.00",
    "Total;5 invoices;;;600.00;120.00",
    "Summe;4 Belege;;;600.00;120.00",
  ])("“%s” below three rows is asked about", (total) => {
    expect(idsOf([...rows, total])).toEqual(["title-count"]);
  });

  test.each([
    [["Total (3 invoices);;;;600.00;120.00"]],
    [["Total;3 invoices;;;600.00;120.00"]],
    [["Total of 2 suppliers;;;;600.00;120.00"]],
  ])("is no question where it is that of the rows: %j", (totals) => {
    expect(idsOf([...rows, ...totals])).toEqual([]);
  });

  test("may be that of a group", () => {
    const [header = "", first = "", second = "", third = ""] = rows;
    const groups = ["Subtotal (2 invoices);;;;300.00;60.00", third, "Subtotal (1 invoices);;;;300.00;60.00"];
    const lines = [header, first, second, ...groups, "Total (3 invoices);;;;600.00;120.00"];
    expect(idsOf(lines)).toEqual([]);
    expect(idsOf(lines.map((line) => line.replace("3 invoices", "4 invoices")))).toEqual(["title-count"]);
  });
});
