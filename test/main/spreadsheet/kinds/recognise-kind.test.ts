/** @file Which tables are not lists of purchase invoices, and which are registers. */

import { describe, expect, test } from "vitest";
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

test("“Invoice ID” makes a register where there is nothing to post", () => {
  expect(readCsv(["Invoice ID,Invoice number", "10025,A-1"]).kind).toBe("register");
});

describe("an invoice list with amounts is not posted unasked", () => {
  test.each([
    ["Invoice ID,Invoice number,Supplier,Date,Currency,Net", ["10023,A-1,Acme,2026-11-01,GBP,100.00"]],
    ["Invoice ID,Invoice number,Supplier,Date,Net", ["10023,A-1,Acme,2026-11-01,100", "10115,A-2,Acme,2026-11-02,50"]],
    [
      "Rechnungs-ID;Rechnungsnummer;Lieferant;Rechnungsdatum;Währung;Netto;MwSt;Status",
      ["10023;A-1;Acme;2026-11-01;EUR;100,00;19,00;offen", "10024;A-2;Acme;2026-11-02;EUR;50,00;9,50;offen"],
    ],
    [
      "Id,Invoice number,Supplier,Date,Net,Batch",
      ["10023,A-1,Acme,2026-11-01,100,7", "10024,A-2,Acme,2026-11-01,50,7"],
    ],
    ["Internal ID,Invoice number,Supplier,Date,Net", ["10023,A-1,Acme,2026-11-01,100"]],
    ["Record ID,Invoice number,Supplier,Date,Net", ["10023,A-1,Acme,2026-11-01,100"]],
    // Without its ID, a row may be new.
    ["Invoice ID,Invoice number,Supplier,Date,Net", ["10023,A-1,Acme,2026-11-01,100", ",A-2,Acme,2026-11-02,50"]],
    // The row of the total holds no ID.
    ["Invoice ID,Invoice number,Supplier,Date,Net", ["10023,A-1,Acme,2026-11-01,100", "Total,,,,100"]],
  ])("%s", (header, rows) => {
    const asked = readCsv([header, ...rows]);
    expect(asked).toMatchObject({ kind: "other", invoices: [] });
    expect(asked.questions.map(({ id, answers }) => [id, answers.map((answer) => answer.sets)])).toEqual([
      ["kind", [{ isInvoices: false }, { isInvoices: true }]],
    ]);
    const kept = readCsv([header, ...rows], { answers: { isInvoices: false } });
    expect(kept).toMatchObject({ kind: "register", invoices: [], questions: [] });
    expect(kept.register[0]).toMatchObject({ purchaseInvoiceId: "10023", invoiceNumber: "A-1", supplier: "Acme" });
    expect(readCsv([header, ...rows], { answers: { isInvoices: true } }).kind).toBe("invoices");
  });

  test("what a person said is remembered for files with the same headers", () => {
    const header = "Id,Invoice number,Supplier,Date,Net,Batch";
    const { template } = readCsv([header, "10023,A-1,Acme,2026-11-01,100,7"], { answers: { isInvoices: false } });
    const next = readCsv([header, "10024,A-2,Acme,2026-12-01,100,8", ",A-3,Acme,2026-12-01,70,8"], {
      templates: template === null ? [] : [template],
    });
    expect(next).toMatchObject({ kind: "register", register: [{ purchaseInvoiceId: "10024" }], questions: [] });
  });
});

test.each([
  ["Id,Invoice number,Date,Supplier,Net", ["1,A-1,2026-11-01,Acme,100", "2,A-2,2026-11-01,Acme,50"]],
  ["Supplier ID,Invoice number,Date,Supplier,Net", ["10023,A-1,2026-11-01,Acme,100"]],
  ["Line ID,Invoice number,Date,Supplier,Net", ["10023,A-1,2026-11-01,Acme,100"]],
  ["Payment ID,Invoice number,Date,Supplier,Net", ["10023,A-1,2026-11-01,Acme,100"]],
  ["Invoice ID,Invoice number,Date,Supplier,Net", ["b7f0-a1,A-1,2026-11-01,Acme,100"]],
  ["Invoice ID,Invoice number,Date,Supplier,Net", [",A-1,2026-11-01,Acme,100"]],
])("an ID of something else needs no question: %s", (header, rows) => {
  expect(readCsv([header, ...rows])).toMatchObject({ kind: "invoices", questions: [] });
});

test("a person's answer that it is a list of invoices overrides a register too", () => {
  const lines = ["Purchase invoice ID,Invoice number,Supplier,Net", "10025,A-1,Acme,100"];
  expect(readCsv(lines, { answers: { isInvoices: true } }).kind).toBe("invoices");
});

test.each([
  ["vendors and bills", "Internal ID,Bill number,Vendor,Date,Net", "88120,A-1,Acme,2026-11-01,100"],
  ["fields of a database", "id,bill_number,vendor_name,bill_date,subtotal", "88120,A-1,Acme,2026-11-01,100"],
  [
    "a language of its own",
    "Identifiant,N° facture,Fournisseur,Date facture,Montant HT",
    "88120,A-1,Acme,2026-11-01,100",
  ],
])("an ID beside %s is another program's, and nobody is asked about it", (_, header, row) => {
  expect(readCsv([header, row])).toMatchObject({ kind: "invoices", questions: [], invoices: [{ row: 2 }] });
});

test("one word of another program isn't enough to send a list with IDs", () => {
  const reading = readCsv(["Internal ID,Invoice number,Vendor,Date,Net", "88120,A-1,Acme,2026-11-01,100"]);
  expect(reading.questions).toHaveLength(1);
  expect(reading.questions[0]?.text).toContain("finance system's invoice IDs");
});
