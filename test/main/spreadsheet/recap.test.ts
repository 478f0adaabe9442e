/** @file Recaps below the rows, carried-forward page heads, payment references and exempt amounts need no question. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const heading = "Jnl;Supplier;Invoice number;Date;Note;Net;VAT;Gross";
const rows = [
  "ACH;Haacht;F-44817;01/10/2026;Kegs;100,00;21,00;121,00",
  "ACH;Spadel;4400198273;02/10/2026;Water;200,00;42,00;242,00",
  "NCA;Haacht;NC-02211;13/10/2026;Returned;-50,00;-10,50;-60,50",
];
const ids = (lines: readonly string[]) => readCsv([heading, ...rows, ...lines]).questions.map(({ id }) => id);
const netsOf = (lines: readonly string[]) =>
  readCsv([heading, ...rows, ...lines]).invoices.map(({ invoice }) => invoice.Net);

test.each([
  ["totals by journal", [";;;;Total journal ACH;300,00;63,00;363,00", ";;;;Total journal NCA;-50,00;-10,50;-60,50"]],
  [
    "the total and a table by rate",
    ["TOTAL;;;;;250,00;52,50;302,50", "VAT;;CODE S;;;200,00;42,00;242,00", ";;CODE L;;;50,00;10,50;60,50"],
  ],
  [
    "a table by rate and the total",
    [";;;;;Net;VAT;", ";;;;;150,00;31,50;", ";;;;;100,00;21,00;", ";;;;TOTALE;250,00;52,50;302,50"],
  ],
])("%s below the rows, each the sum of all, are no invoices", (_, lines) => {
  expect(ids(lines)).toEqual([]);
  expect(netsOf(lines)).toEqual(["100.00", "200.00", "-50.00"]);
});

test("but lines below the rows that don't add up are kept as rows, or asked about", () => {
  expect(ids([";;;;Total journal ACH;300,00;63,00;363,00", ";;;;Total journal NCA;-40,00;-8,40;-48,40"])).toEqual([
    "foot",
  ]);
  expect(netsOf([";;;;Fees;10,00;2,10;12,10", ";;;;Freight;20,00;4,20;24,20"])).toHaveLength(5);
});

test("the head of a page with its number in another cell is no invoice", () => {
  const read = readCsv([
    "Marktgemeinde St. Oswald;;;;;;Seite:;1",
    heading.replace("Jnl", "Beleg"),
    ...rows,
    ";Übertrag;;;;250,00;52,50;302,50",
    "Marktgemeinde St. Oswald;;;;;;Seite:;2",
    heading.replace("Jnl", "Beleg"),
    ";Übertrag;;;;250,00;52,50;302,50",
    "ACH;Chimay;26-33810;14/10/2026;Beer;300,00;63,00;363,00",
    ";Gesamtsumme;;;;550,00;115,50;665,50",
  ]);
  expect(read.questions.map(({ id }) => id)).toEqual([]);
  expect(read.invoices).toHaveLength(4);
});

test("the digits that a payment names stand beside the supplier's own numbers", () => {
  const numbers = ["FV-2026-3391", "0007726610", "2026/10/118", "D260000412", "260118804", "1026004417"];
  const symbols = ["20263391", "7726610", "202610118", "260000412", "260118804", "1026004417"];
  const read = readCsv([
    "Číslo došlé;Variabilní symbol;Dodavatel;Datum vystavení;Měna;Základ;DPH",
    ...numbers.map((number, at) => `${number};${symbols[at]};Firma ${at % 3} s.r.o.;1${at}.10.2026;CZK;100,00;21,00`),
  ]);
  expect(read.questions.map(({ id }) => id)).toEqual([]);
  expect(read.invoices.map(({ invoice }) => invoice.InvoiceNumber)).toEqual(numbers);
});

test("“Oslobođeno PDV-a” is an amount without VAT, though its heading has the word for VAT", () => {
  const read = readCsv([
    "Broj računa;Datum računa;Dobavljač;Osnovica 13%;Osnovica 25%;Oslobođeno PDV-a;Pretporez 13%;Pretporez 25%;Ukupno EUR",
    "412/01/1;01.10.2026.;Brodoservis d.o.o.;;1.680,00;;;420,00;2.100,00",
    "1884-1-1;02.10.2026.;Vodovod d.o.o.;812,40;;;105,61;;918,01",
    "33/PP/1;08.10.2026.;Foto Šime;;;250,00;;;250,00",
    "900118;09.10.2026.;Telekom d.d.;;331,17;;;82,79;413,96",
  ]);
  expect(read.questions.map(({ id }) => id)).toEqual([]);
  expect(read.problems).toEqual([]);
  expect(read.invoices.map(({ invoice }) => [invoice.Net, invoice.VAT])).toEqual([
    ["1680.00", "420.00"],
    ["812.40", "105.61"],
    ["250.00", undefined],
    ["331.17", "82.79"],
  ]);
});

test("a project such as 24-1187 is its code, because IDs are whole numbers", () => {
  const lines = (codes: readonly string[]) => [
    "Supplier;Invoice number;Date;Project;Currency;Net;VAT",
    ...codes.map((code, at) => `Acme ${at} Ltd;A-${at};2026-11-1${at};${code};GBP;100.00;20.00`),
  ];
  expect(readCsv(lines(["24-1187", "24-1192"])).invoices[0]?.invoice.ProjectCode).toBe("24-1187");
  expect(readCsv(lines(["1187", "1192"])).questions.map(({ id }) => id)).toEqual(["column-D"]);
});

test("a recap with every supplier's sum below the total is no invoice, and one row that is another amount stays", () => {
  const recap = (spadel: string) => [
    ";Total;;;;250,00;52,50;302,50",
    "",
    ";Recap by supplier;;;;;;",
    `;Spadel;;;;;;${spadel}`,
    ";Haacht;;;;;;60,50",
  ];
  expect(ids(recap("242,00"))).toEqual([]);
  expect(netsOf(recap("242,00"))).toEqual(["100.00", "200.00", "-50.00"]);
  expect(readCsv([heading, ...rows, ...recap("252,00")], { fallback: null }).invoices).toEqual([]);
});
