/** @file What was sent can be read back, digit for digit. */

import { expect, test } from "vitest";
import { invoicesFromPayload, sayInvoice } from "../../../shared/imports/sent-invoices.ts";

test("ids and amounts keep every digit", () => {
  const [invoice] = invoicesFromPayload('[{"InvoiceNumber":"00042","AccountId":9007199254740993,"Net":1200.50}]');
  expect(invoice).toEqual({ InvoiceNumber: "00042", AccountId: "9007199254740993", Net: "1200.50" });
});

test("an invoice is shown on one line with number, supplier, date and amounts", () => {
  const invoice = {
    InvoiceNumber: "INV-1",
    AccountName: "Acme\nLtd",
    Date: "2026-11-20",
    Currency: "GBP",
    Net: "10.00",
  };
  expect(sayInvoice(invoice)).toBe("INV-1, Acme Ltd, 20 Nov 2026, net GBP 10.00");
  expect(sayInvoice({ ...invoice, VAT: "2.00" })).toBe("INV-1, Acme Ltd, 20 Nov 2026, net GBP 10.00, VAT GBP 2.00");
  expect(sayInvoice({ AccountId: "50201", VAT: "2.00" })).toBe("supplier 50201, VAT 2.00");
});
