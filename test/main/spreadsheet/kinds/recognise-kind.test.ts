/** @file Which tables are not lists of purchase invoices, and which are registers. */

import { expect, test } from "vitest";
import { readCsv } from "../reading.ts";

test.each([
  ["a list of sales", "Invoice no,Invoice date,Customer,Net,VAT", "A-1,2026-03-14,Acme Ltd,100,20"],
  ["a list of sales", "Rechnungsnummer,Rechnungsdatum,Kunde,Netto", "A-1,2026-03-14,Acme GmbH,100"],
  ["a list of sales", "N° facture,Date facture,Client,Montant HT", "A-1,2026-03-14,Acme SA,100"],
  [
    "a list of sales invoices",
    "*ContactName,*InvoiceNumber,Reference,*InvoiceDate,*Quantity,*UnitAmount,TaxAmount,BrandingTheme",
    "Acme Ltd,INV-1,,2026-03-14,1,100,20,Standard",
  ],
  ["a list of sales invoices", "Type,Contact,Invoice Number,Date,Net", "ACCREC,Acme Ltd,INV-1,2026-03-14,100"],
  ["a bank statement", "Date,Description,Paid in,Paid out,Balance", "2026-03-14,Acme,100,,1000"],
  ["a bank statement", "Buchungstag,Wertstellung,Verwendungszweck,IBAN,Betrag", "2026-03-14,2026-03-14,Miete,DE89,100"],
  ["a stock list", "SKU,Item,Quantity on hand,Reorder level,Supplier", "A1,Oak,5,2,Acme"],
  ["a payroll", "Employee,Gross pay,PAYE,NI,Net pay,Date", "Jane,100,10,5,85,2026-03-31"],
  ["a timesheet", "Employee,Date,Project code,Hours", "Jane,2026-03-14,1001,7.5"],
  ["a trial balance", "Account code,Account,Debit,Credit,Net", "7504,Stationery,100,,100"],
  ["an aged balance list", "Supplier,Current,30 days,60 days,90 days,Total", "Acme,1,2,3,4,10"],
  ["a list of suppliers", "Supplier,Address,Telephone,E-mail,VAT No.", "Acme,1 High St,01632,a@b.example,GB1"],
  ["a list of customers", "Customer,Address,Telephone,E-mail,Currency", "Acme,1 High St,01632,a@b.example,GBP"],
])("%s: %s", (like, header, row) => {
  const reading = readCsv([header, row]);
  expect(reading.kind).toBe("other");
  expect(reading.questions.map(({ id }) => id)).toEqual(["kind"]);
  expect(reading.questions[0]?.text).toContain(`This looks like ${like}`);
  expect(reading.invoices).toEqual([]);
  expect(readCsv([header, row], { answers: { isInvoices: true } }).kind).toBe("invoices");
});

test.each([
  ["Invoice no,Invoice date,Supplier,Net,Customer", "A-1,2026-03-14,Acme,100,Our own number 7"],
  ["Invoice no,Invoice date,Supplier,Net,Balance,IBAN", "A-1,2026-03-14,Acme,100,0,GB29"],
  ["Invoice no,Invoice date,Supplier,Net,Quantity,Item", "A-1,2026-03-14,Acme,100,1,Oak"],
  ["Invoice no,Invoice date,Contact,Net,Status", "A-1,2026-03-14,Acme,100,Open"],
])("a list of purchase invoices is recognised in spite of other columns: %s", (header, row) => {
  expect(readCsv([header, row])).toMatchObject({ kind: "invoices", questions: [] });
});

test("a register holds the ids with their invoice numbers, and is not posted", () => {
  const reading = readCsv([
    "Purchase invoice ID,Invoice number,Supplier,Net",
    "9223372036854775807,A-1,Acme,100",
    ",A-2,Acme,50",
    "9.22337E+18,A-3,Beta,10",
    "10025,,Beta,10",
    "10026,A-5,,10",
  ]);
  expect(reading).toMatchObject({
    kind: "register",
    invoices: [],
    register: [
      { row: 2, purchaseInvoiceId: "9223372036854775807", invoiceNumber: "A-1", supplier: "Acme" },
      { row: 6, purchaseInvoiceId: "10026", invoiceNumber: "A-5", supplier: null },
    ],
    skipped: [
      { row: 3, reason: "no invoice ID" },
      { row: 5, reason: "no invoice number" },
    ],
  });
  expect(reading.problems.map(({ row, column }) => [row, column])).toEqual([[4, "A"]]);
});

test("“Invoice ID” makes a register where there is nothing to post, otherwise it is left alone", () => {
  expect(readCsv(["Invoice ID,Invoice number", "10025,A-1"]).kind).toBe("register");
  const invoices = readCsv(["Invoice ID,Invoice number,Invoice date,Supplier,Net", "10025,A-1,2026-03-14,Acme,100"]);
  expect(invoices).toMatchObject({ kind: "invoices", questions: [] });
});

test("a person's answer that it is a list of invoices overrides a register too", () => {
  const lines = ["Purchase invoice ID,Invoice number,Supplier,Net", "10025,A-1,Acme,100"];
  expect(readCsv(lines, { answers: { isInvoices: true } }).kind).toBe("invoices");
});
