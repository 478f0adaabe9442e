/** @file The office's own sales are never sent as purchases, whatever the heading of a column says. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Supplier,Invoice number,Date,Currency,Net,VAT";
const rows = ["Acme Ltd,INV-1,2026-11-20,GBP,100.00,20.00", "Bolt Ltd,B-77,2026-11-21,GBP,50.00,10.00"];
const ids = (...lines: readonly string[]) => readCsv(lines, { fallback: null }).questions.map(({ id }) => id);

test.each([
  "Sales invoices issued by us",
  "Invoices issued to customers",
  "Outgoing invoices November 2026",
  "Debtors ledger",
  "Alder & Stone - sales invoices",
  "Ausgangsrechnungen November 2026",
  "Factures émises en novembre",
])("“%s” above a column of suppliers is asked about", (title) => {
  expect(ids(title, header, ...rows)).toEqual(["kind"]);
});

test.each([
  "Purchase invoices",
  "Invoices issued by suppliers",
  "Sales Department Ltd",
  "Supplier invoices from the sales ledger",
])("“%s” is no contradiction", (title) => {
  expect(ids(title, header, ...rows)).toEqual([]);
});

const parties = "Supplier,Customer,Invoice number,Date,Currency,Net,VAT";
const from = (supplier: string, customer: string, at: number) =>
  `${supplier},${customer},INV-100${at},2026-11-2${at},GBP,${at}00.00,${at * 20}.00`;

test("one company in every row with several customers is asked about", () => {
  const sold = [from("Us Ltd", "Acme Ltd", 1), from("Us Ltd", "Bolt Ltd", 2), from("us ltd", "Cart Ltd", 3)];
  expect(ids(parties, ...sold)).toEqual(["kind"]);
});

test("several suppliers beside customers, and one customer in every row, are no sales", () => {
  expect(ids(parties, from("Acme Ltd", "Job 1", 1), from("Bolt Ltd", "Job 2", 2))).toEqual([]);
  expect(ids(parties, from("Acme Ltd", "Us Ltd", 1), from("Acme Ltd", "Us Ltd", 2))).toEqual([]);
});
