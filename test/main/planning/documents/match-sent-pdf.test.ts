/** @file Which purchase invoice came of an e-invoice that was sent: sure, to be chosen by a person, or not known yet. */

import { expect, test } from "vitest";
import { matchSentPdf } from "../../../../main/planning/documents/match-sent-pdf.ts";
import type { ListedCandidate } from "../../../../shared/e-invoice/sent-pdf.ts";
import type { Candidate } from "../../../../shared/imports/candidate.ts";

const listed = (purchaseInvoiceId: string, supplier: string | null): Candidate => ({
  ...{ purchaseInvoiceId, supplier },
  invoiceNumber: "R-2026/017",
});
const match = (
  registered: readonly Candidate[],
  supplier: string | null = "Harlow Timber GmbH",
  number = "R-2026/017",
) => {
  const line = { InvoiceNumber: number, ...(supplier !== null && { AccountName: supplier }) };
  return matchSentPdf({ invoiceNumber: number, lines: [line], given: null, registered });
};

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

test("sent by the supplier's ID, it is found under the name that the finance system or a supplier list has for it", () => {
  const sent = { AccountId: "50202", AccountName: "Kaffeerösterei Blaukehl e.K.", Date: "2026-11-12", Net: "43.00" };
  const says = { date: "2026-11-12", net: "43.00", gross: null, currency: null, supplierId: null };
  const found = (entry: Partial<ListedCandidate>, names: readonly string[] = [], number = "26-9301") => {
    const { is } = matchSentPdf(
      { invoiceNumber: number, lines: [sent], given: null, registered: [{ ...listed("10", "Hargreaves"), ...entry }] },
      names,
    );
    return is;
  };
  expect(found({})).toBe("unknown");
  expect(found({}, ["Hargreaves"])).toBe("sure");
  expect(found({}, ["Van Hove"])).toBe("unknown");
  expect(found({ says })).toBe("sure");
  expect(found({ says }, ["Blaukehl"], "7")).toBe("sure");
  expect(found({ says: { ...says, net: "43.01" } })).toBe("unknown");
  expect(found({ says: { ...says, date: null } })).toBe("unknown");
  expect(found({ says: { ...says, supplierId: "50202" } }, [], "7")).toBe("sure");
  expect(found({ says: { ...says, supplierId: "50203" } }, ["Hargreaves"])).toBe("unknown");
});

test("sent by name, date and amount are enough for another legal form, and for no other name", () => {
  const lines = [{ AccountName: "Harlow Timber GmbH", Date: "2026-11-12", Net: "43.00" }];
  const says = { date: "2026-11-12", net: "43.00", gross: null, currency: null, supplierId: null };
  const found = (supplier: string) =>
    matchSentPdf({ invoiceNumber: "17", lines, given: null, registered: [{ ...listed("10", supplier), says }] }).is;
  expect(found("Harlow Timber")).toBe("sure");
  expect(found("Another Ltd")).toBe("unknown");
});
