/** @file A heading that says “with VAT” settles what VAT of 20 % of the amount, which is 25 % of the rest, leaves open. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const rows = [
  "30.09.2026;412-1;Didaktika d.o.o.;531,88;106,38",
  "13.10.2026;O-31;Podravka d.d.;-118,75;-23,75",
  "21.10.2026;77-1;Obrt Blistavo;640,00;0,00",
];
const read = (amount: string, ...others: readonly string[]) =>
  readCsv([`Datum računa;Broj računa;Dobavljač;${amount};PDV`, ...rows, ...others], { fallback: null });

test("the net amount is what an amount with VAT leaves without it", () => {
  const { questions, invoices } = read("Ukupno s PDV-om");
  expect(questions).toEqual([]);
  expect(invoices.map(({ invoice }) => invoice.Net)).toEqual(["425.50", "-95.00", "640.00"]);
});

test("an amount that doesn't say whether it includes VAT is asked about", () => {
  expect(read("Iznos").questions.map(({ column, id }) => column ?? id)).toEqual(["D"]);
  expect(read("Ukupno").questions).not.toEqual([]);
});

test("a VAT that is no known rate of what is left is asked about", () => {
  const { questions } = read("Ukupno s PDV-om", "22.10.2026;78-1;Obrt Blistavo;100,00;17,31");
  expect(questions).not.toEqual([]);
});

test("a credit note keeps the sign of its amounts", () => {
  expect(valuesOf(read("Ukupno s PDV-om"), "VAT")).toEqual(["106.38", "-23.75", "0.00"]);
});

test("a gross amount of which the VAT is 20 % is asked about in a country without a rate of 25 %", () => {
  const lines = ["2026-09-03,A-1,Acme Ltd,531.90,106.38", "2026-09-04,B-7,Tarn Ltd,640.00,128.00"];
  const { questions } = readCsv(["Invoice date,Invoice number,Supplier,Gross (£),VAT (£)", ...lines], {
    fallback: null,
  });
  expect(questions).not.toEqual([]);
});

test("VAT in a column for each rate, at the rates of the headings, shows what an amount to be paid includes", () => {
  const list = (last: string) =>
    readCsv(
      [
        "datum;faktnr;leverantör;valuta;att betala;varav moms 25;varav moms 12",
        "2026-08-10;20441;Syd AB;SEK;15600,00;3120,00;",
        "2026-08-14;D-771904;Dryck AB;SEK;7010,80;990,00;220,80",
        "2026-08-21;F90118;Toro AB;SEK;35812,50;7162,50;",
        `2026-08-28;3317;Bageri HB;SEK;${last};;277,20`,
      ],
      { fallback: null },
    );
  expect(list("2587,20").questions).toEqual([]);
  expect(valuesOf(list("2587,20"), "Net")).toEqual(["12480.00", "5800.00", "28650.00", "2310.00"]);
  expect(list("2687,20").questions).not.toEqual([]);
});
