/** @file Lines around the rows that speak of some of them are asked about, and ordinary lines are not. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Supplier,Invoice number,Date,Currency,Net,VAT";
const rows = ["Acme Ltd,INV-1,2026-11-20,GBP,100.00,20.00", "Bolt Ltd,B-77,2026-11-21,GBP,50.00,10.00"];
const ids = (lines: readonly string[]) => readCsv(lines, { fallback: null }).questions.map(({ id }) => id);
const below = (line: string) => ids([header, ...rows, "", line]);
const above = (line: string) => ids([line, header, ...rows]);

describe("a line below the rows that speaks of some of them is asked about", () => {
  test.each([
    "Please only process the first one",
    "Only INV-1 to be processed",
    "Checked by JB. Invoice B-77 is wrong - should be 500.00",
    "B-77: see Tom",
    "The VAT amount of the second is incorrect",
    "To follow: Car Ltd C-12 GBP 40.00",
    "Car Ltd C-12 40.00",
    "Bitte nur die erste Zeile buchen",
    "Der Betrag von Bolt ist falsch",
    "Le montant devrait être 55",
    "Proszę zaksięgować tylko pierwszą pozycję",
    "Kwota jest błędna",
    "Zaúčtovat pouze první řádek",
    "Částka má být 55",
    "Bokför bara den första",
    "Beloppet ska vara 55",
    "Beløbet er forkert",
    "Vain ensimmäinen rivi",
    "Az összeg helyesen 55",
    "Suma este greșită",
    "Iznos je pogrešan",
    "Сумма неверная",
    "Tutar yanlış",
  ])("%s", (line) => {
    expect(below(line)).toEqual(["title-rows"]);
  });

  test("and on a person's word the rows are sent", () => {
    const lines = [header, ...rows, "", "Please only process the first one"];
    const { invoices, questions } = readCsv(lines, { fallback: null, answers: { accepted: ["title-rows"] } });
    expect([invoices.length, questions]).toEqual([2, []]);
  });
});

test.each(["See page 2", "Siehe Seite 2"])("“%s” below the rows says that rows may be missing", (line) => {
  expect(below(line)).toEqual(["title-more"]);
});

test("“Page 1 of 2” says so where no second page follows", () => {
  expect(above("Page 1 of 2")).toEqual(["title-more"]);
  expect(above("Page 1 of 1")).toEqual([]);
  expect(ids(["Page 1 of 2", header, rows[0] ?? "", "Page 2 of 2", header, rows[1] ?? ""])).toEqual([]);
});

test.each([
  "Invoices INV-1 to B-77",
  "Printed by JB on 20/11/2026 14:05",
  "Queries should be sent to accounts@example.com",
  "For internal use only",
  "All amounts in GBP",
  "E&OE - errors and omissions excepted",
  "Prepared by: A. Jones",
  "Bank charges of 12.00 are shown in the cash book",
])("“%s” below the rows is no question", (line) => {
  expect(below(line)).toEqual([]);
});

describe("that an invoice is paid in part changes nothing of what is sent", () => {
  test.each([
    "Note: invoice INV-1 is partly paid",
    "Rechnung B-77 ist teilweise bezahlt",
    "La facture B-77 est partiellement payée",
    "Factuur B-77 is gedeeltelijk betaald",
    "La fattura B-77 è pagata in parte",
    "La factura B-77 está pagada parcialmente",
    "Faktura B-77 częściowo opłacona",
    "Faktura B-77 är delvis betald",
    "Ath. reikningur B-77 er greiddur að hluta.",
    "B-77 частично оплачен",
  ])("%s", (line) => {
    expect(below(line)).toEqual([]);
  });

  test("but what the line says besides is asked about", () => {
    expect(below("B-77 is partly paid - should be 500.00")).toEqual(["title-rows"]);
    expect(below("B-77 is partly paid - hold until 1 December")).toEqual(["title-held-back"]);
    expect(below("Car Ltd C-12 40.00 partly paid")).toEqual(["title-rows"]);
  });
});
