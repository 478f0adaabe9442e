/** @file The currency that a file shows around its amounts, or does not. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const header = "Date;Invoice no;Supplier;Net";
const row = "2026-04-23;A-1;Acme;100,00";

test.each([
  ["Purchases April 2026 (EUR)", "EUR"],
  ["Munt : EUR", "EUR"],
  ["waluta ewidencji: PLN", "PLN"],
  ["Montos en pesos chilenos (CLP)", "CLP"],
  ["(Amounts in ₹)", "INR"],
  ["Валюта: грн", "UAH"],
  ["JURNAL PENTRU CUMPARARI - lei -", "RON"],
])("“%s” above the headings gives %s", (line, currency) => {
  const reading = readCsv([line, header, row]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual([currency]);
});

test.each([["EUR converted at 0.86"], ["Exchange rate EUR 1.09"], ["Budget EUR, actual GBP"]])(
  "“%s” above the headings decides no currency",
  (line) => {
    expect(valuesOf(readCsv([line, header, row]), "Currency")).not.toContain("EUR");
  },
);

test.each([
  ["R 960,00", "ZAR"],
  ["960,00 Ft", "HUF"],
  ["960,00 Kč", "CZK"],
  ["R$ 960,00", "BRL"],
  ["960,00 zł", "PLN"],
  ["Rp 1.960.000", "IDR"],
  ["S/ 960,00", "PEN"],
  ["Q 960,00", "GTQ"],
  ["₡960,00", "CRC"],
  ["960,00 KM", "BAM"],
  ["KSh 960,00", "KES"],
])("“%s” is in %s", (amount, currency) => {
  expect(valuesOf(readCsv([header, `2026-04-23;A-1;Acme;${amount}`]), "Currency")).toEqual([currency]);
});

test.each([
  ["Grace Church, Decatur IL", "$ 960.00", "USD"],
  ["Harbour Dental, Toronto ON", "$ 960.00", "CAD"],
])("the place in “%s” says which %s it is: %s", (line, amount, currency) => {
  expect(valuesOf(readCsv([line, header, `2026-04-23;A-1;Acme;${amount}`]), "Currency")).toEqual([currency]);
});

test("without a place or a setting “$” is asked about", () => {
  expect(readCsv([header, "2026-04-23;A-1;Acme;$ 960.00"]).questions.map(({ id }) => id)).toEqual(["missing-Currency"]);
});

test("suppliers from countries with different currencies are asked about where nothing names one", () => {
  const rows = ["2026-04-23;A-1;Staldteknik ApS;100,00", "2026-04-24;B-1;Lantbruk AB;50,00"];
  const { questions } = readCsv([header, ...rows]);
  expect(questions.map(({ id }) => id)).toEqual(["missing-Currency"]);
  expect(questions[0]?.text).toContain("suppliers such as “Staldteknik ApS” and “Lantbruk AB” are from different");
  const said = readCsv([header, ...rows], { answers: { constants: { Currency: "NOK" } } });
  expect(valuesOf(said, "Currency")).toEqual(["NOK", "NOK"]);
  expect(readCsv([header, rows[0] ?? "", "2026-04-24;B-1;Stald A/S;50,00"]).questions).toEqual([]);
});

test("a line that gives one currency to all amounts, beside others with rates, is asked about", () => {
  const lines = ["Měna sestavy: Kč", `${header};Currency;Kurz`, `${row};EUR;25,1`];
  expect(readCsv(lines).questions.map(({ id }) => id)).toEqual(["missing-Currency"]);
});

test("blank currencies are those that a line gives to the amounts", () => {
  const lines = ["Currency: EUR", `${header};Currency`, `${row};SEK`, "2026-04-24;B-1;Beta;50,00;"];
  expect(valuesOf(readCsv(lines), "Currency")).toEqual(["SEK", "EUR"]);
});

test("a supplier called after a currency, in a line above its rows, names none", () => {
  const reading = readCsv([
    "Rincian Faktur Pembelian per Pemasok",
    "Tgl Faktur;No. Faktur;Keterangan;DPP;PPN",
    "CV Sumber Plastik;;;;",
    "2026-09-28;SP-0442;Kemasan;Rp 1.875.000;Rp 206.250",
    "PT PLN (Persero);;;;",
    "2026-09-20;530044127718;Listrik;Rp 3.120.400;Rp 343.244",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual(["IDR", "IDR"]);
  expect(valuesOf(reading, "AccountName")).toEqual(["CV Sumber Plastik", "PT PLN (Persero)"]);
});
