/** @file An e-invoice in a PDF is compared with what its pages show. */

import { expect, test } from "vitest";
import { readEmbeddedInvoice } from "../../../main/e-invoice/read-e-invoice.ts";
import { speaksAgainstBooking } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { cii } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { inWords } from "../../shared/in-words.ts";

const options = { templates: [], answers: null, ownVatIds: [], speaksAgainst: speaksAgainstBooking, show: 0 };

/** What waits for approval, and how many rows are ready for it. */
function doubtsAt(pages: string | null, number = "R-2026/017"): readonly unknown[] {
  const files = [{ name: "factur-x.xml", content: new TextEncoder().encode(cii({ number })) }];
  const reading = readEmbeddedInvoice(files, { ...options, pages });
  if (!reading?.ok) throw new Error("it was not read");
  expect(reading.value.invoices).toHaveLength(1);
  return reading.value.doubts.map(({ reason }) => inWords(reason));
}

test.each([
  ["as it is", "Acme GmbH\nInvoice R-2026/017\nTotal 119.00"],
  ["in pieces and in other letters", "Acme GmbH\nＲ-2026\n/ 017"],
  ["with a note on reminders", "R-2026/017\nWe charge 5 EUR for each reminder.\nMahngebühren: 5 EUR"],
  ["with an order that was cancelled", "R-2026/017\nFee for the cancelled order 7"],
])("pages that show its number %s raise no doubt", (_, pages) => {
  expect(doubtsAt(pages)).toEqual([]);
});

test("a scan, and an e-invoice without pages, are compared with nothing", () => {
  expect(doubtsAt(null)).toEqual([]);
  expect(doubtsAt(" \n12 34\n")).toEqual([]);
});

test("pages of another invoice wait for approval", () => {
  expect(doubtsAt("Acme GmbH\nInvoice R-2026/018\nTotal 119.00")).toEqual([
    "The pages of the PDF don't show the number of its e-invoice, R-2026/017: they may be those of another invoice",
  ]);
});

test.each(["REMINDER", "2. Mahnung", "Zahlungserinnerung", "Payment reminder", "CANCELLED", "Duplicate", "STORNIERT"])(
  "a page with the title “%s” waits for approval",
  (title) => {
    expect(doubtsAt(`Acme GmbH\n${title}\nInvoice R-2026/017`)).toEqual([`A page of the PDF is titled “${title}”`]);
  },
);
