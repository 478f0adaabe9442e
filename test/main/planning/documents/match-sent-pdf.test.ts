/** @file Which purchase invoice came of an e-invoice that was sent: sure, to be chosen by a person, or not known yet. */

import { expect, test } from "vitest";
import { matchSentPdf } from "../../../../main/planning/documents/match-sent-pdf.ts";
import type { Candidate } from "../../../../shared/imports/candidate.ts";

const listed = (purchaseInvoiceId: string, supplier: string | null): Candidate => ({
  ...{ purchaseInvoiceId, supplier },
  invoiceNumber: "R-2026/017",
});
const match = (
  registered: readonly Candidate[],
  supplier: string | null = "Harlow Timber GmbH",
  number = "R-2026/017",
) => matchSentPdf({ invoiceNumber: number, supplier, given: null, registered });

test("the number with the same supplier is sure, however the name is spelled", () => {
  expect(match([listed("10", "HARLOW  TIMBER GmbH")])).toEqual({ is: "sure", purchaseInvoiceId: "10" });
  expect(match([listed("10", "Harlow Timber GmbH"), listed("11", "Another Ltd")])).toEqual({
    ...{ is: "sure", purchaseInvoiceId: "10" },
  });
  expect(match([listed("10", "Harlow Timber GmbH"), listed("11", null)])).toMatchObject({ purchaseInvoiceId: "10" });
});

test("an invoice that the list calls deleted is not meant", () => {
  expect(match([{ ...listed("10", "Harlow Timber GmbH"), notBooked: "Deleted" }])).toEqual({ is: "unknown" });
});

test("another supplier's invoice is not meant", () => {
  expect(match([listed("11", "Another Ltd")])).toEqual({ is: "unknown" });
  expect(match([])).toEqual({ is: "unknown" });
});

test("without a supplier only a distinctive number is enough", () => {
  expect(match([listed("10", null)])).toMatchObject({ is: "sure" });
  expect(match([listed("10", "Harlow Timber GmbH")], null)).toMatchObject({ is: "sure" });
  expect(match([listed("10", null)], "Harlow Timber GmbH", "17")).toEqual({ is: "unknown" });
});

test("several IDs are a person's to choose from", () => {
  const both = [listed("10", "Harlow Timber GmbH"), listed("11", "Harlow Timber GmbH")];
  expect(match(both)).toEqual({ is: "several", candidates: both });
});
