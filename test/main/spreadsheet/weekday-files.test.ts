/** @file What the files of an ordinary week say of themselves: numbers of both sides, sheets, bands, and kinds of rows. */

import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, valuesOf } from "./reading.ts";

test.each([
  ["Laskun numero", "Alkuperäinen laskunumero", "Toimittaja;Laskun päivä;Veroton summa;ALV"],
  ["Numer", "Numer oryginału", "Kontrahent;Data wystawienia;Wartość netto;Wartość VAT"],
])("of “%s” and “%s” the original number is the supplier's", (own, original, others) => {
  const reading = readCsv([
    `${own};${original};${others}`,
    "20841;884213;Kabel Oy;01.10.2026;412,50;105,19",
    "20842;2026-1187;Motor Oy;02.10.2026;286,00;72,93",
    "20843;70012554;Fuel Oy;15.10.2026;731,28;186,48",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["884213", "2026-1187", "70012554"]);
});

test("a line with the supplier's code in a cell and the name in the next names the supplier by name", () => {
  const reading = readCsv([
    "N.º Doc.;N.º Doc. Externo;Data Doc.;Valor Líquido;Valor IVA",
    "Fornecedor:;F0012;;Makro Cash & Carry Portugal, S.A.;",
    "611;FT 0126/004871;01-10-2026;885,07;53,10",
    "Fornecedor:;F0031;;Lavandaria Maré Alta, Lda;",
    "612;FT A/2290;16-10-2026;845,00;194,35",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Makro Cash & Carry Portugal, S.A.", "Lavandaria Maré Alta, Lda"]);
});

test("amounts in the invoice's own currency are sent, not those beside them in forints", () => {
  const reading = readCsv([
    "Számla sorszáma;Számla kelte;Számla pénzneme;Eladó neve;Számla nettó összege (a számla pénznemében);Számla nettó összege (forintban);Számla ÁFA összege (a számla pénznemében);Számla ÁFA összege (forintban)",
    "HSM-260877;2026-10-05;EUR;Heidelberg Kft.;1845,00;721764,00;498,15;194876,28",
    "FP-2026-03391;2026-10-02;HUF;Festék-Print Kft.;136600,00;136600,00;36882,00;36882,00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["1845.00", "136600.00"]);
});

const sheet = (name: string) => ({
  [name]: [
    ["Supplier", "Invoice no", "Invoice date", "Net", "VAT"],
    ["Acme Ltd", `${name}-1`, "2026-04-23", "100.00", "20.00"],
  ],
});

test.each([
  ["EXPEDIDAS_INGRESOS", "RECIBIDAS_GASTOS"],
  ["Ausgangsrechnungen", "Eingangsrechnungen"],
])("of the sheets %s and %s the one with purchases is read", (sold, bought) => {
  const reading = readBytes(makeWorkbook({ ...sheet(sold), ...sheet(bought) }), "both.xlsx");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual([`${bought}-1`]);
});

const rows = ["Supplier;Invoice no;Invoice date;Net;VAT", "Acme Ltd;A-1;2026-04-23;100.00;20.00"];

test.each([
  ["Urval: Fakturadatum 2026-09-28 - 2026-10-31, alla utom makulerade", []],
  ["All invoices except cancelled", []],
  ["Alla makulerade", ["title-held-back"]],
])("“%s” above the rows asks for %j", (title, ids) => {
  expect(readCsv([title, ...rows]).questions.map(({ id }) => id)).toEqual(ids);
});

test.each(["not released", "nicht geprüft", "niet vrijgegeven"])("“%s” under “Approved” is asked about", (word) => {
  const sheetOf = (last: string) => [
    "Supplier;Invoice no;Invoice date;Net;VAT;Approved",
    "Acme Ltd;A-1;2026-04-23;100.00;20.00;released",
    `Tarn Motors;T-9;2026-04-24;50.00;10.00;${last}`,
  ];
  expect(readCsv(sheetOf(word)).questions).toHaveLength(1);
  expect(readCsv(sheetOf("released")).questions).toEqual([]);
});

test("a row without signature is asked about, whatever the total adds", () => {
  const reading = readCsv([
    "Supplier;Invoice no;Invoice date;Net;VAT;Approved by",
    "Acme Ltd;A-1;2026-04-23;100.00;20.00;JS",
    "Tarn Motors;T-9;2026-04-24;50.00;10.00;JS",
    "Bolt Ltd;B-4;2026-04-25;70.00;14.00;",
    "Acme Ltd;A-2;2026-04-26;30.00;6.00;JS",
    "Total;;;250.00;50.00;",
  ]);
  expect(reading.questions.map(({ id }) => id)).toEqual(["unsigned-F"]);
});

test("two codes that explain the total leave the credit note open", () => {
  const reading = readCsv([
    "Code;Supplier;Invoice no;Invoice date;Net;VAT;Gross",
    "X1;Acme Ltd;77181;11/03/2026;100.00;20.00;120.00",
    "X1;Tarn Motors;77182;12/03/2026;250.00;50.00;300.00",
    "X1;Oak Ltd;77183;14/03/2026;80.00;16.00;96.00",
    "X7;Acme Ltd;77184;16/03/2026;40.00;8.00;48.00",
    "X9;Bolt Ltd;77188;18/03/2026;40.00;8.00;48.00",
    "Total;;;;430.00;86.00;516.00",
  ]);
  expect(reading.questions).not.toEqual([]);
});

test("headings that name two currencies leave it open which row is in which", () => {
  const reading = readCsv([
    "Rechnungsdatum;Kreditor;Rechnungs-Nr.;Netto (CHF/EUR);MWST (CHF/EUR);Brutto (CHF/EUR)",
    "02.09.2026;Labor Rheintal AG;L-260911;2184.50;176.94;2361.44",
    "23.09.2026;Medizintechnik Feldkirch GmbH;2026/4471;612.00;49.57;661.57",
  ]);
  expect(reading.questions.map(({ id }) => id)).toEqual(["missing-Currency"]);
});
