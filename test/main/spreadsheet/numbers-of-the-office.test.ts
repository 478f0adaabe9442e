/** @file Numbers that the office gave are never sent as the suppliers' without a question. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const names = ["Acme Ltd", "Bolt Ltd", "Cork Ltd"];
const list = (head: string, rows: readonly (readonly [name: string | undefined, own: number, theirs: number])[]) =>
  readCsv(
    [
      head,
      ...rows.map(
        ([name, own, theirs]) =>
          `${own},${theirs},${name},2026-10-${String((own % 28) + 1).padStart(2, "0")},100.00,20.00`,
      ),
    ],
    { fallback: null },
  );

test("“Invoice number” that one program gave over several suppliers is asked about beside other numbers", () => {
  const theirs = [90412, 31180, 90977, 55021, 31455, 55310, 91202];
  const rows = theirs.map((number, at) => [names[at % 3], 5001 + at, number] as const);
  const reading = list("Invoice number,Reference,Supplier,Invoice date,Net,VAT", rows);
  expect(reading.questions.map(({ id }) => id)).toEqual(["which-InvoiceNumber"]);
});

test("in a list sorted by supplier, numbers that rise for each may still be the office's", () => {
  const own = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11];
  const rows = own.map((step, at) => [names[Math.floor(at / 4)], 5001 + step, 7] as const);
  const reading = list("No,Lines,Supplier,Invoice date,Net,VAT", rows);
  expect(reading.questions.map(({ about }) => about)).not.toEqual([]);
});

test("“Supplier invoice” over one series of several suppliers may be the office's record, and is asked about", () => {
  const rows = Array.from({ length: 7 }, (_, at) => [names[at % 3], 5001 + at, 7] as const);
  const reading = list("Supplier Invoice,Lines,Supplier,Invoice date,Net,VAT", rows);
  expect(reading.questions.map(({ id }) => id)).toEqual(["column-A"]);
  expect(list("Invoice number,Lines,Supplier,Invoice date,Net,VAT", rows).questions).toEqual([]);
});

test("a series counts where its year is behind it: “042-2026” isn't the suppliers' number", () => {
  const rows = Array.from(
    { length: 8 },
    (_, at) => `${String(42 + at).padStart(3, "0")}-2026;${names[at % 3]};${at + 13}.10.2026;100,00;25,00`,
  );
  const reading = readCsv(["Bilagsnummer;Leverandør;Fakturadato;Beløb ekskl. moms;Moms", ...rows], { fallback: null });
  expect(reading.questions.map(({ about }) => about)).not.toEqual([]);
});
