/** @file The supplier of an invoice that was sent, beside the supplier that an invoice list has. */

import { expect, test } from "vitest";
import { compareWithEntries } from "../../../shared/confirmation/compare-with-list.ts";

const sent = { InvoiceNumber: "INV-1", AccountName: "Telford Telecom", Net: "260.00", VAT: "52.00" };
const entryOf = (supplier: string, purchaseInvoiceId = "10023") => ({
  ...{ row: 2, purchaseInvoiceId, invoiceNumber: "INV-1", supplier },
  says: { date: null, net: "260.00", gross: null, currency: null, supplierId: null },
});
const compared = (...entries: readonly ReturnType<typeof entryOf>[]) =>
  compareWithEntries({ lines: [sent], before: 0, after: 0 }, entries);

test.each(["Telford Telecom Ltd", "TELFORD TELECOM LIMITED", "Telford Telecom"])(
  "an invoice of Telford Telecom is the list's of %s",
  (supplier) => {
    expect(compared(entryOf(supplier))).toEqual({ is: "found", ids: ["10023"] });
  },
);

test("an invoice is another supplier's if more than the legal form differs", () => {
  expect(compared(entryOf("Telford Telecoms Group"))).not.toMatchObject({ is: "found" });
});

test("an entry with the very name comes before one with a legal form", () => {
  expect(compared(entryOf("Telford Telecom Ltd", "10022"), entryOf("Telford Telecom"))).toEqual({
    is: "found",
    ids: ["10023"],
  });
});

test("an invoice that was sent by its supplier's ID is known under the finance system's own name for it", () => {
  const line = { ...sent, AccountId: "50201", Date: "2026-11-20" };
  const entry = entryOf("TT Comms");
  const withDate = (date: string) => [{ ...entry, says: { ...entry.says, date } }];
  const comparedById = (date: string) => compareWithEntries({ lines: [line], before: 0, after: 0 }, withDate(date));
  expect(comparedById("2026-11-20")).toEqual({ is: "found", ids: ["10023"] });
  expect(comparedById("2026-11-21")).toBe("absent");
});
