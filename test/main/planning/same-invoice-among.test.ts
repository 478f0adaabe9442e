/** @file Rows are looked for among invoices by their number. */

import { expect, test } from "vitest";
import { sameInvoiceAmong } from "../../../main/planning/plan-import.ts";
import { fingerprintOf } from "../../../shared/imports/row-fingerprint.ts";

const invoice = (number: string, Net = "10.00") => ({ InvoiceNumber: number, AccountName: "Acme", Net, VAT: "2.00" });
const waiting = (row: number, number: string) => ({
  ...fingerprintOf({ row, invoice: invoice(number), raw: number }),
  open: new Set<never>(),
});

test("a row is the same as an invoice with its number, in capitals or not, and its amounts", () => {
  const isAmong = sameInvoiceAmong([invoice("A1 "), invoice("A2", "11.00"), invoice("A2")]);
  expect(["a1", "A2", "A3"].map((number) => isAmong(waiting(2, number)))).toEqual([true, true, false]);
  expect(sameInvoiceAmong([invoice("A2", "11.00")])(waiting(2, "A2"))).toBe(false);
});

test("each row is compared with the invoices of its number alone", () => {
  let looks = 0;
  const counted = Array.from({ length: 500 }, (_, n) => ({
    ...invoice(""),
    get InvoiceNumber() {
      looks += 1;
      return `A${n}`;
    },
  }));
  const isAmong = sameInvoiceAmong(counted);
  const found = Array.from({ length: 1_000 }, (_, n) => isAmong(waiting(n, `A${n}`)));
  expect(found.filter(Boolean)).toHaveLength(500);
  expect(looks).toBeLessThan(5_000);
});
