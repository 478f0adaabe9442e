/** @file A list of quotes is never sent as invoices without a question, in any language. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const rows = [
  "Q-118,Acme Ltd,2026-10-04,100.00,20.00",
  "2026/31,Bolt Ltd,2026-10-05,200.00,40.00",
  "9931,Cork Ltd,2026-10-06,50.00,10.00",
];
const kind = (number: string, above: readonly string[] = []) =>
  readCsv([...above, `${number},Supplier,Date,Net,VAT`, ...rows], { fallback: null }).questions.map(({ id }) => id);

test.each(["Quote no", "Angebotsnr.", "N° devis", "Nº presupuesto", "Nr oferty", "Číslo nabídky", "Offertnr"])(
  "numbers under “%s” are those of quotes",
  (number) => {
    expect(kind(number)).not.toEqual([]);
  },
);

test("a title that speaks of quotes is asked about, and one that speaks of invoices isn't", () => {
  expect(kind("Reference", ["Tilbud,,,,"])).toContain("kind");
  expect(kind("Invoice no", ["Invoices for quotes of 2026,,,,"])).toEqual([]);
});

test("the number of a quote beside that of the invoice is no question", () => {
  const reading = readCsv(
    [
      "Invoice no,Quote no,Supplier,Date,Net,VAT",
      ...rows.map((row, at) => `${row.split(",")[0]},${at + 7},${row.slice(row.indexOf(",") + 1)}`),
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["Q-118", "2026/31", "9931"]);
});
