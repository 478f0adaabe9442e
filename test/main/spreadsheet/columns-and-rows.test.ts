/** @file Which columns and rows are read, and the reasons for those that are not. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { mappingOf, unmappedOf } from "../../../shared/spreadsheet/sheet-reading.ts";
import { propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { csv, makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv } from "./reading.ts";

test("the properties' own names are headers", () => {
  const reading = readCsv([propertyNames.join(",")]);
  expect(mappingOf(reading)).toEqual(Object.fromEntries(propertyNames.map((name) => [name, name])));
  expect(reading.headerRow).toBe(1);
  expect(reading.invoices).toEqual([]);
  expect(reading.questions).toEqual([]);
});

test("English headers are understood with any case, spaces and punctuation", () => {
  const reading = readCsv([
    "INVOICE_DATE;Invoice #;Supplier;account-id;VAT %;Net Amount (£);Vat amount;PO No.;Project code;Currency;Approved by",
  ]);
  expect(mappingOf(reading)).toEqual({
    INVOICE_DATE: "Date",
    "Invoice #": "InvoiceNumber",
    Supplier: "AccountName",
    "account-id": "AccountId",
    "VAT %": "VATRate",
    "Net Amount (£)": "Net",
    "Vat amount": "VAT",
    "PO No.": "PurchaseOrderNumber",
    "Project code": "ProjectCode",
    Currency: "Currency",
  });
  expect(unmappedOf(reading)).toEqual(["Approved by"]);
});

test("two columns for one property are asked about, both by name", () => {
  const reading = readCsv(["Supplier,Vendor name,Net", "Acme,Acme Ltd,1"]);
  expect(reading.questions).toMatchObject([
    {
      about: "column",
      text: "The columns A “Supplier” and B “Vendor name” may both contain the supplier. Which one does?",
    },
  ]);
  expect(reading.invoices).toEqual([]);
});

test("an empty column does not compete with another one for the same property", () => {
  const reading = readCsv(["Vendor,Supplier,Net", ",Acme,1"]);
  expect(mappingOf(reading)).toEqual({ Supplier: "AccountName", Net: "Net" });
  expect(unmappedOf(reading)).toEqual(["Vendor"]);
  expect(reading.questions).toEqual([]);
});

test("a header that may mean several properties is asked about, unless one of them has a column of its own", () => {
  expect(readCsv(["Supplier,Net,Project", "Acme,1,1001"]).questions.map(({ text }) => text)).toEqual([
    "Column C “Project” may contain the project code, the project's code and title or the project ID in the finance system. Which one is it?",
  ]);
  expect(readCsv(["Supplier,Net,Project,Project code", "Acme,1,Bridge,1001"]).questions).toEqual([]);
});

test("a column without a header is listed where it has a value", () => {
  expect(unmappedOf(readCsv(["Supplier,Net,,", "Acme,1,x,"]))).toEqual(["column C"]);
});

test("the headers are found below a title, and the rows above them are listed", () => {
  const reading = readCsv([
    "Invoices of May,,,",
    "",
    "Supplier,Acme,Date,20/11/2026",
    "Date,Supplier,Net,VAT",
    "2026-11-20,Acme,1,0",
  ]);
  expect(reading.headerRow).toBe(4);
  expect(reading.skipped).toEqual([
    { row: 1, reason: "above the headings" },
    { row: 2, reason: "an empty row" },
    { row: 3, reason: "above the headings" },
  ]);
  expect(reading.invoices.map(({ row }) => row)).toEqual([5]);
});

test("totals, repeated headers and notes are skipped, each with its reason", () => {
  const reading = readCsv([
    "Supplier,Net,Remark",
    "Acme,10,",
    "Sub-total,10,",
    "Supplier,Net,Remark",
    ",,prepared by Jane",
    "Beta,20,",
    "Grand total:,30,",
  ]);
  expect(reading.skipped).toEqual([
    { row: 3, reason: "a total, not an invoice" },
    { row: 4, reason: "repeats the headings" },
    { row: 5, reason: "a title or a note, not an invoice" },
    { row: 7, reason: "a total, not an invoice" },
  ]);
  expect(reading.invoices.map(({ row }) => row)).toEqual([2, 6]);
});

test("a supplier named Total keeps its invoices", () => {
  const reading = readCsv(["Supplier,Invoice no,Net", "Total,A-1,10", "Total Energies,,20"]);
  expect(reading.invoices.map(({ row }) => row)).toEqual([2, 3]);
});

test("every problem of every row is reported at once, with column, header, value and advice", () => {
  const reading = readCsv(["Date,Account ID,Currency,Net", "31/02/2026,00042,pounds,ten", "2026-11-20,1,GBP,5"]);
  expect(reading.problems).toEqual([
    {
      row: 2,
      column: "A",
      header: "Date",
      value: "31/02/2026",
      reason: "This date doesn't exist.",
      fix: "It should be a date, such as 20 Nov 2026.",
    },
    {
      row: 2,
      column: "B",
      header: "Account ID",
      value: "00042",
      reason: "An ID doesn't start with zero, so this may be another kind of code.",
      fix: "It should be the supplier ID in digits only, as shown in the finance system.",
    },
    {
      row: 2,
      column: "C",
      header: "Currency",
      value: "pounds",
      reason: "This isn't a currency code.",
      fix: "It should be a three-letter code, such as GBP or EUR.",
    },
    {
      row: 2,
      column: "D",
      header: "Net",
      value: "ten",
      reason: "This isn't a number.",
      fix: "It should be a number, such as 1234.56.",
    },
  ]);
  expect(reading.invoices.map(({ row }) => row)).toEqual([3]);
  expect(reading.incomplete).toEqual([{ row: 2, invoice: {} }]);
});

test.each([
  ["9223372036854775807", true],
  ["9223372036854775808", false],
  ["-5", false],
  ["+5", false],
  ["1,234", false],
  ["12.0", false],
  ["0", false],
  ["99999999999999999999", false],
])("%s is taken as a supplier's id: %s", (text, isTaken) => {
  const reading = readCsv(["Account ID;Net", `${text};1`]);
  expect(reading.invoices.map(({ invoice }) => invoice.AccountId)).toEqual(isTaken ? [text] : []);
  expect(reading.problems).toHaveLength(isTaken ? 0 : 1);
});

test("an empty file, or one with only headers, gives no invoices and no questions", () => {
  const empty = { invoices: [], problems: [], questions: [] };
  expect(readBytes(csv("", ""), "a.csv")).toMatchObject({ ...empty, headerRow: null });
  expect(readBytes(csv("Supplier,Net"), "a.csv")).toMatchObject({ ...empty, headerRow: 1 });
  expect(readBytes(makeWorkbook({ A: [] }), "a.xlsx")).toMatchObject({ ...empty, headerRow: null });
});

test("rows without any known header are asked about", () => {
  expect(readBytes(csv("Foo,Bar", "Acme,1"), "a.csv").questions.map(({ about }) => about)).toEqual(["header-row"]);
});

test("an id keeps every one of its digits", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }), (id) => {
      const [read] = readCsv(["Account ID;External VAT ID", `${id};${id}`]).invoices;
      expect(read?.invoice).toEqual({ AccountId: String(id), ExtVATID: String(id) });
    }),
  );
});
