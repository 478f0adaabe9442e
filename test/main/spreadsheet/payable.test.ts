/** @file What is to be paid is compared with net and VAT, where a list has no gross amount. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

type Amounts = readonly [net: string, vat: string, payable: string];

const ids = (headings: string, rows: readonly Amounts[], more: readonly string[] = []) =>
  readCsv([headings, ...rows.map((row, at) => [...lead(at), ...row, ...more.slice(at, at + 1)].join(";"))], {
    fallback: null,
  }).questions.map(({ id }) => id);
const lead = (at: number) => [`2026-11-1${at}`, `${["AB", "C", "DEF/"][at % 3]}-${at}77${at}`, `Acme${at} AB`, "SEK"];

const odd: readonly Amounts[] = [
  ["8400,00", "2100,00", "10500,00"],
  ["3150,00", "787,50", "4312,50"],
  ["5620,00", "1405,00", "6580,00"],
];

test.each([
  "Datum;Fakturanr;Leverantör;Valuta;Netto;Moms;Att betala",
  "Datum;Rechnungsnr.;Lieferant;Währung;Netto;MwSt;Zahlbetrag",
  "Date;N° facture;Fournisseur;Devise;HT;TVA;Net à payer",
  "Datum;Factuurnr;Leverancier;Valuta;Netto;BTW;Te betalen",
  "Data;Nr faktury;Dostawca;Waluta;Netto;VAT;Do zapłaty",
  "Date;Invoice no;Supplier;Currency;Net;VAT;To pay",
])("“%s”: more than net and VAT is asked about", (headings) => {
  expect(ids(headings, odd)).toEqual(["column-G"]);
});

const headings = "Date;Invoice no;Supplier;Currency;Net;VAT;To pay";

test("it is asked about where most rows have less, and where a row with VAT has the net amount alone", () => {
  expect(
    ids(headings, [
      ["100,00", "25,00", "125,00"],
      ["200,00", "50,00", "231,00"],
      ["80,00", "20,00", "71,50"],
    ]),
  ).toEqual(["column-G"]);
  expect(
    ids(headings, [
      ["100,00", "25,00", "125,00"],
      ["200,00", "50,00", "200,00"],
      ["80,00", "20,00", "100,00"],
    ]),
  ).toEqual(["column-G"]);
});

test("a part that was paid, a rounded sum, two per cent for paying early and what another column has are no contradiction", () => {
  expect(
    ids(headings, [
      ["100,00", "25,00", "125,00"],
      ["200,10", "50,03", "250,00"],
      ["80,00", "20,00", "0,00"],
      ["400,00", "100,00", "490,00"],
      ["600,00", "150,00", "350,00"],
    ]),
  ).toEqual([]);
  expect(ids(`${headings};Withholding`, odd, ["0,00", "375,00", "445,00"])).toEqual([]);
});

test("what is left open may be any amount", () => {
  const open = odd.map(([net, vat], at): Amounts => [net, vat, ["10,00", "3000,00", "71,00"][at] ?? ""]);
  expect(ids("Date;Invoice no;Supplier;Currency;Net;VAT;Outstanding", open)).toEqual([]);
  expect(ids("Datum;Rechnungsnr.;Lieferant;Währung;Netto;MwSt;Noch offen", open)).toEqual([]);
});
