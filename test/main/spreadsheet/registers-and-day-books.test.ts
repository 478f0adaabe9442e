/** @file What registers and exports have beside their invoices: sums of other columns, recaps by rate, and repeated totals. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

test("a total of a column that isn't used is no invoice", () => {
  const header = "Kreditor;Belegdatum;Referenz-Nr. Lieferant;Whg;Netto;MWST %;MWST;Brutto;Brutto LW";
  const rows = [
    "Carbagas AG;01.10.2026;4417720;CHF;1288.50;8.1;104.37;1392.87;1392.87",
    "Merck AG;02.10.2026;8230917744;CHF;6422.35;8.1;520.21;6942.56;6942.56",
    "Sartorius GmbH;03.10.2026;91188204;EUR;4810.00;0.0;0.00;4810.00;4514.19",
  ];
  const read = (total: string) =>
    readCsv([header, ...rows, "", `Total Journal;;;CHF;;;;;${total}`], { fallback: null });
  expect([read("12849.62").questions, read("12849.62").invoices.length]).toEqual([[], 3]);
  expect(read("12849.63").questions).not.toEqual([]);
});

test("rates below the rows are a recap, also where their names are those of suppliers", () => {
  const header = "Data doc.;Num. doc.;Ragione sociale;Imponibile;Aliq. %;Imposta;Totale doc.";
  const rows = [
    "28/09/2026;1044/A;VETRERIE TOSCANE SPA;6.480,00;22,00;1.425,60;7.905,60",
    "30/09/2026;FPR 228;SUGHERIFICIO GALLURA SRL;3.915,50;10,00;391,55;4.307,05",
    "02/10/2026;312;AGRARIA VALDELSA;100,00;22,00;22,00;122,00",
  ];
  const read = (first: string) =>
    readCsv(
      [
        ...[header, ...rows, "", ";;RIEPILOGO PER ALIQUOTA"],
        ...[`;;Aliquota 22%;${first};22;1.447,60`, ";;Aliquota 10%;3.915,50;10;391,55"],
        ";;TOTALE GENERALE;10.495,50;;1.839,15;12.334,65",
      ],
      { fallback: null },
    );
  expect([read("6.580,00").questions, read("6.580,00").invoices.length]).toEqual([[], 3]);
  expect(read("6.581,00").questions).not.toEqual([]);
});

test("an invoice's total that each of its lines repeats is not the lines' own amount", () => {
  const header = "ContactName,InvoiceNumber,InvoiceDate,Total,TaxTotal,Description,LineAmount,TaxAmount,Currency";
  const lines = [
    "Henry Schein,SI-447,2026-10-01,655.60,59.60,Syringes,582.00,58.20,AUD",
    "Henry Schein,SI-447,2026-10-01,655.60,59.60,Freight,14.00,1.40,AUD",
    "Ivoclar,91140377,2026-10-02,934.56,84.96,Blocks,849.60,84.96,AUD",
    "Telstra,K 418,2026-10-08,400.95,36.45,Phones,264.50,26.45,AUD",
    "Telstra,K 418,2026-10-08,400.95,36.45,Internet,100.00,10.00,AUD",
  ];
  const reading = readCsv([header, ...lines], { fallback: null });
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["582.00", "14.00", "849.60", "264.50", "100.00"]);
  expect(valuesOf(reading, "VAT")).toEqual(["58.20", "1.40", "84.96", "26.45", "10.00"]);
  expect(reading.columns.find(({ name }) => name === "TaxTotal")).toMatchObject({
    use: null,
    why: "it repeats the invoice's total in each line, and “TaxAmount” has the lines' own amounts",
  });
  // A line is missing, so its invoice doesn't add up.
  const cut = readCsv([header, ...lines.slice(0, -1)], { fallback: null });
  expect(cut.questions).not.toEqual([]);
});
