/** @file Lines of sums in other languages are no invoices, and suppliers are no sums. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const skippedIn = (last: string): readonly string[] => {
  const { skipped, invoices } = readCsv([
    "Supplier;Invoice no;Invoice date;Net",
    "Acme;A-1;14/10/2026;100.00",
    "Bell;B-2;15/10/2026;60.00",
    `${last};;;160.00`,
  ]);
  return [`${invoices.length} invoices`, ...skipped.map(({ row }) => `row ${row}`)];
};

test.each([
  "Razem",
  "Celkem",
  "Spolu",
  "Summa",
  "I alt",
  "Yhteensä",
  "Összesen",
  "Σύνολο",
  "Toplam",
  "Ukupno",
  "Итого",
  "Всього",
  "Razem netto",
  "Saldo początkowe",
  "Yhteensä (hyvitykset vähennetty)",
  "Total (less credits)",
])("“%s” is a line of sums", (last) => {
  expect(skippedIn(last)).toEqual(["2 invoices", "row 4"]);
});

test.each(["Celkem Papir s.r.o.", "Toplam Lojistik"])("“%s” is a supplier", (last) => {
  expect(skippedIn(last)).not.toContain("row 4");
});
