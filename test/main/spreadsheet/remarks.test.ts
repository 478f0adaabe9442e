/** @file A remark on a row that speaks against sending it as it is is asked about. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const ids = (remark: string, heading = "Comments") =>
  readCsv(
    [
      `Supplier,Invoice number,Date,Currency,Net,VAT,${heading}`,
      `Acme Ltd,INV-1,2026-11-20,GBP,100.00,20.00,${remark}`,
      "Bolt Ltd,B-77,2026-11-21,GBP,50.00,10.00,",
    ],
    { fallback: null },
  ).questions.map(({ id }) => id);

test.each([
  "ask Tom before posting",
  "has been credited in full",
  "see above - use 55.00 instead",
  "Query raised with supplier",
  "this is in USD not GBP",
  "incl VAT",
  "waiting for credit note",
  "done 24/11 JB",
  "vor Buchung Rücksprache halten",
  "voir avec Paul avant de payer",
  "inkl. MwSt",
])("“%s” is", (remark) => {
  expect(ids(remark)).toEqual(["note-G"]);
  expect(ids(remark, "Notes")).toEqual(["note-G"]);
});

test.each([
  "monthly charge",
  "USD 120.00 at 1.27",
  "paid by card",
  "waiting for payment",
  "plus VAT",
  "credit card",
  "GBP account",
  "Ordered by Ann Before",
  "well done signage",
])("“%s” isn't", (remark) => {
  expect(ids(remark)).toEqual([]);
});
