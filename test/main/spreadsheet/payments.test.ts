/** @file Payments between invoices are left out where kind and amounts say so, and asked about otherwise. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Date;Type;Invoice no;Supplier;Net;VAT;Total";
const invoices = [
  "04/07/2026;Bill;MC-1;Madison;821.43;164.29;985.72",
  "10/07/2026;Bill;MC-2;Madison;982.12;196.42;1178.54",
  "28/07/2026;Bill Credit;MC-3;Madison;-10.00;-2.00;-12.00",
];
const read = (...more: readonly string[]) => readCsv([header, ...invoices, ...more]);

test.each(["Bill Payment (Cheque)", "Zahlung", "Paiement fournisseur", "Leverandørbetaling", "Оплата", "Pago", "付款"])(
  "a row of the kind “%s”, with the sign of no invoice, is left out",
  (kind) => {
    const { questions, skipped, derived, invoices: sent } = read(`01/08/2026;${kind};100311;Madison;;;-985.72`);
    expect(questions).toEqual([]);
    expect(sent).toHaveLength(3);
    expect(skipped).toEqual([{ row: 5, reason: "a payment, not an invoice" }]);
    expect(derived).toContain(`Row 5 was left out as a payment, because of its kind (“${kind}”) and its amounts`);
  },
);

test.each([
  ["a payment with VAT", "01/08/2026;Payment;100311;Madison;100.00;20.00;120.00"],
  ["a prepayment", "01/08/2026;Prepayment;100311;Madison;;;-985.72"],
  ["a request for payment", "01/08/2026;Payment request;100311;Madison;;;-985.72"],
  ["an advance", "01/08/2026;Advance payment;100311;Madison;;;-985.72"],
])("%s is asked about", (_, row) => {
  expect(read(row).questions.map(({ id }) => id)).toEqual(["column-B"]);
});

test("a total of what is left to pay is one, whether its payments are left out or not", () => {
  expect(read("01/08/2026;Payment;9;Madison;-985.72;;-985.72", "Total;;;;807.83;358.71;1166.54").questions).toEqual([]);
});

test("a receipt with VAT is that of a purchase, and one without is asked about", () => {
  expect(read("01/08/2026;Receipt;771;Applegreen;84.91;19.53;104.44").questions).toEqual([]);
  expect(read("01/08/2026;Receipt;771;Applegreen;84.91;;84.91").questions).not.toEqual([]);
});

test("Sage's activity names each supplier in a line, and its payments (PP) are left out", () => {
  const reading = readCsv(
    [
      "Supplier Activity (Detailed),,,,,,,",
      "No,Type,Date,Ref,Details,Net,VAT,Gross",
      "A/C:,BOLT01,Name:,Bolt Ltd,Tel:,,,",
      "12,PI,14/10/2026,B-771,Bolts,100.00,20.00,120.00",
      "19,PP,20/10/2026,BACS,Purchase Payment,-120.00,0.00,-120.00",
      "A/C:,ACME01,Name:,Acme Ltd,Tel:,,,",
      "14,PI,15/10/2026,2026/31,Steel,50.00,10.00,60.00",
      "15,PI,16/10/2026,2026/39,Steel,70.00,14.00,84.00",
    ],
    { fallback: null },
  );
  expect(reading.skipped.map(({ row }) => row)).toContain(5);
  expect(reading.columns.find(({ use }) => use?.as === "property" && use.property === "AccountName")?.letter).toBe("I");
});
