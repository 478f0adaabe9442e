/** @file A column with the number and the date of each invoice in one cell is taken apart. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });

test.each([
  ["Russian", "Номер и дата счета-фактуры", " от ", "Продавец;Стоимость без НДС;НДС"],
  ["French", "N° et date de facture", " du ", "Fournisseur;HT;TVA"],
  ["Indian", "Bill No. & Date", " dt. ", "Supplier;Taxable Amt;GST Amt"],
  ["a comma", "Invoice No and Date", ", ", "Supplier;Net;VAT"],
])("%s lists give number and date", (_, heading, between, others) => {
  const reading = read(
    `${heading};${others}`,
    `К-118${between}04.08.2026;Acme;100,00;20,00`,
    `26/0931${between}15.08.2026;Bolt;200,00;40,00`,
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["К-118", "26/0931"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-08-04", "2026-08-15"]);
});

test("a cell of another form keeps the column whole, and it is asked about", () => {
  const reading = read(
    "N° et date de facture;Fournisseur;HT;TVA",
    "F-118 du 04.08.2026;Acme;100,00;20,00",
    "F-119;Bolt;200,00;40,00",
  );
  expect(reading.questions.map(({ id }) => id)).toContain("missing-Date");
});

test("columns of their own for number and date go before it", () => {
  const reading = read(
    "Invoice No and Date;Invoice No;Invoice Date;Supplier;Net;VAT",
    "A-118, 04.08.2026;A-118;05.08.2026;Acme;100,00;20,00",
    "B-119, 15.08.2026;B-119;16.08.2026;Bolt;200,00;40,00",
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-08-05", "2026-08-16"]);
});
