/** @file The amount of an invoice that was sent, beside the amount that an invoice list has. */

import { expect, test } from "vitest";
import { compareWithEntries } from "../../../shared/confirmation/compare-with-list.ts";
import type { EntryFigures } from "../../../shared/spreadsheet/sheet-reading.ts";

const sent = { InvoiceNumber: "INV-1", AccountName: "Acme", Net: "260.00", VAT: "52.00" };
const compared = (figures: Partial<EntryFigures>, line: { readonly Net: string; readonly VAT?: string } = sent) => {
  const says = { date: null, net: null, gross: null, currency: null, supplierId: null, ...figures };
  const entry = { row: 2, purchaseInvoiceId: "10023", invoiceNumber: "INV-1", supplier: "Acme", says };
  const invoice = { InvoiceNumber: "INV-1", AccountName: "Acme", ...line };
  const found = compareWithEntries({ lines: [invoice], before: 0, after: 0 }, [entry]);
  return found === null || found === "absent" ? found : found.is;
};

test("a gross amount that is not net and VAT together is a difference", () => {
  expect(compared({ gross: "312.00" })).toBe("found");
  expect(compared({ gross: "999.00" })).toBe("differs");
});

test("a gross amount is compared beside a net amount too", () => {
  expect(compared({ net: "260.00", gross: "312.00" })).toBe("found");
  expect(compared({ net: "260.00", gross: "999.00" })).toBe("differs");
  expect(compared({ net: "260.00", gross: "260.00", isTotal: true })).toBe("found");
});

test("what a list calls a total may be the net amount or the gross amount, and nothing else", () => {
  expect(compared({ gross: "260.00", isTotal: true })).toBe("found");
  expect(compared({ gross: "312.00", isTotal: true })).toBe("found");
  expect(compared({ gross: "999.00", isTotal: true })).toBe("differs");
});

test("a gross amount can't be compared with an invoice that was sent without VAT", () => {
  expect(compared({ gross: "312.00" }, { Net: "260.00" })).toBe("found");
  expect(compared({ gross: "260.00", isTotal: true }, { Net: "260.00" })).toBe("found");
});
