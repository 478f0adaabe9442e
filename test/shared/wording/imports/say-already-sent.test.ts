/** @file How a row is told from an earlier one: the figures where they differ. */

import { expect, test } from "vitest";
import type { SentRow } from "../../../../shared/imports/row-fingerprint.ts";
import { saySentRow } from "../../../../shared/wording/imports/say-already-sent.ts";
import { sayWhenSent } from "../../../../shared/wording/imports/say-first-time.ts";

const invoice = { InvoiceNumber: "AV-5620", AccountName: "Avon Joinery", Net: "100.00", Currency: "GBP" };
const sent: SentRow = {
  row: 2,
  invoiceNumber: "AV-5620",
  is: "other-row",
  first: { importId: "3", file: "avon.csv", row: 5, sentAt: 1, endedAt: 2 },
};

test("an invoice that comes again with another amount is shown with both amounts", () => {
  const said = saySentRow({ ...sent, both: { here: { ...invoice, Net: "900.00" }, there: invoice } });
  expect(said).toMatch(
    /invoice AV-5620: .* in “avon\.csv”, row 5, but the row differs; here: .*900\.00.*; there: .*100\.00/,
  );
  expect(said).not.toContain("spelling");
});

test("an invoice that comes again with the same figures may differ in its spelling alone", () => {
  const said = saySentRow({ ...sent, both: { here: invoice, there: invoice } });
  expect(said).toMatch(/but the row differs, perhaps only in its spelling$/);
});

test("an invoice with another number is told by what is the same, and as spelled differently only where it is", () => {
  const here = { ...invoice, Date: "2026-11-20", InvoiceNumber: "INV/2024/001" };
  const said = (InvoiceNumber: string, change: object = {}) =>
    saySentRow({ ...sent, is: "spelled-otherwise", both: { here, there: { ...here, InvoiceNumber, ...change } } });
  expect(said("D-1")).toContain("an invoice with the same supplier, date and amount, but another number, was sent in");
  expect(said("INV 2024 001")).toContain("spelled differently");
  expect(said("D-1", { Net: "99.00" })).toContain("spelled differently");
  expect(said("D-1", { AccountName: "Avon Joinery Ltd" })).toContain("spelled differently");
});

test("when it was sent is said by itself, without the row again", () => {
  const first = { ...sent.first, sentAt: Date.UTC(2026, 10, 29, 13, 10) };
  const [said, ...more] = sayWhenSent({ ...sent, first }, "UTC");
  expect(said).toMatch(/^The first time \(ID 3, sent on 29 Nov 2026, 13:10, batch Imported - 29\/11\/26 13:10/);
  expect(said).not.toContain("AV-5620");
  expect(more).toEqual([]);
  expect(sayWhenSent({ ...sent, is: "in-invoice-list" }, "UTC")).toEqual([]);
});
