/** @file The number of invoices that a list states about itself is compared with its rows. */

import { expect, test } from "vitest";
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
