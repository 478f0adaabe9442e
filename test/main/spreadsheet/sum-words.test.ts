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

test("the sums below each supplier's rows, as Excel names them in its language, are no invoices", () => {
  const { invoices, skipped, questions } = readCsv([
    "Leverandør;Fakturanr.;Fakturadato;Beløp eks. mva;Mva;Valuta",
    "Bergen Kraft;A-1;14.10.2026;100,00;25,00;NOK",
    "Bergen Kraft Totalt;;;100,00;25,00;",
    "Nesttun Bygg;B-1;15.10.2026;60,00;15,00;NOK",
    "Nesttun Bygg;B-2;16.10.2026;40,00;10,00;NOK",
    "Nesttun Bygg Totalt;;;100,00;25,00;",
    "Totalsum;;;200,00;50,00;",
  ]);
  expect([invoices.length, skipped.map(({ row }) => row), questions]).toEqual([3, [3, 6, 7], []]);
});

test("sums with two words behind the supplier's name are no invoices, and a supplier with a second name is one", () => {
  const list = (sum: string) =>
    readCsv([
      "Leverandør;Fakturanr.;Fakturadato;Beløb ekskl. moms;Moms;Valuta",
      "Aarhus A/S;A-1;14.10.2026;100,00;25,00;DKK",
      `${sum};;;100,00;25,00;DKK`,
      "Skilte ApS;B-1;15.10.2026;60,00;15,00;DKK",
      "Skilte ApS;B-2;16.10.2026;40,00;10,00;DKK",
      "Skilte ApS i alt;;;100,00;25,00;DKK",
      "Hovedtotal;;;200,00;50,00;DKK",
    ]);
  expect(list("Aarhus A/S i alt").invoices.length).toBe(3);
  expect(list("Aarhus A/S i alt").questions).toEqual([]);
  expect(list("Aarhus A/S Odense Havn").skipped.map(({ row }) => row)).not.toContain(3);
});

test("a supplier whose name begins as the one above, with other amounts, is no sum", () => {
  const { invoices, skipped } = readCsv([
    "Supplier;Invoice no;Invoice date;Net;VAT;Currency",
    "Acme;A-1;14/10/2026;100.00;20.00;GBP",
    "Acme Paints;B-2;15/10/2026;100.00;20.00;GBP",
    "Acme Paints;;;60.00;12.00;GBP",
  ]);
  expect([invoices.length, skipped]).toEqual([3, []]);
});
