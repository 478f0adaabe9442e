/** @file Two columns of companies that may both be the supplier are decided by evidence, or asked about. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const firms = ["Tlač s.r.o.", "Grafika s.r.o.", "Media Plus s.r.o.", "Papier a.s.", "Slza s.r.o."];
const read = (headings: string, numberOf: (at: number) => string) =>
  readCsv(
    [
      headings,
      ...firms.map((firm, at) =>
        [
          firm,
          firms[(at + 2) % 5],
          numberOf(at),
          `2026-10-1${at}`,
          "EUR",
          `${at + 1}00,00`,
          `${(at + 1) * 23},00`,
        ].join(";"),
      ),
    ],
    { fallback: null },
  );

test.each([
  "Firma;Partner;Číslo faktúry;Dátum faktúry;Mena;Základ;DPH",
  "Firma;Partner;Rechnungsnr.;Rechnungsdatum;Währung;Netto;MwSt",
  "Company;Contact;Invoice no;Invoice date;Currency;Net;VAT",
  "Société;Contact;N° facture;Date facture;Devise;HT;TVA",
  "Firma;Kontrahent;Nr faktury;Data faktury;Waluta;Netto;VAT",
  "Společnost;Partner;Číslo faktury;Datum faktury;Měna;Základ;DPH",
])("“%s” is asked about", (headings) => {
  const { questions } = read(headings, (at) => `20260${at}18${at}`);
  expect(questions.map(({ id }) => id)).toContain("which-AccountName");
});

test("a heading that says supplier is no question", () => {
  const { questions } = read(
    "Firma;Dodávateľ;Číslo faktúry;Dátum faktúry;Mena;Základ;DPH",
    (at) => `20260${at}18${at}`,
  );
  expect(questions.map(({ id }) => id)).not.toContain("which-AccountName");
});

test("a credit note with its minus behind the amount is numbered in another way, and doesn't hide the suppliers' numbers", () => {
  const reading = readCsv(
    [
      "Prot.;Data reg.;Data doc.;Num. doc.;Fornitore;Imponibile;Aliq.;Imposta;Totale doc.",
      "1;09/09/2026;04/09/2026;3318/26;Adda S.p.A.;2.740,00;22;602,80;3.342,80",
      "2;17/09/2026;12/09/2026;004410098712;Enel S.p.A.;918,42;22;202,05;1.120,47",
      "3;30/09/2026;25/09/2026;FE/1127;Inchiostri Srl;615,30;22;135,37;750,67",
      "4;06/10/2026;01/10/2026;88;Ròsola Snc;1.480,00;22;325,60;1.805,60",
      "5;19/10/2026;14/10/2026;3702/26;Adda S.p.A.;3.125,75;22;687,67;3.813,42",
      "6;27/10/2026;22/10/2026;NC 41/26;Adda S.p.A.;184,00-;22;40,48-;224,48-",
      "7;24/11/2026;19/11/2026;FE/1360;Inchiostri Srl;702,10;22;154,46;856,56",
    ],
    { fallback: null },
  );
  expect(valuesOf(reading, "InvoiceNumber")[0]).toBe("3318/26");
});

test("a series with letters beside numbers of digits is asked about, because nobody knows how the two are written together", () => {
  const ids = (heading: string, series: readonly string[], numbers: readonly string[]) =>
    readCsv(
      [
        `Fecha de emisión;${heading};Número factura;Razón social proveedor;Moneda;Base imponible;IGV`,
        ...series.map((one, at) => `0${at + 4}/09/2026;${one};${numbers[at]};Ferro${at} SAC;PEN;100.00;18.00`),
      ],
      { fallback: null, dateOrder: "dmy" },
    ).questions.map(({ id }) => id);
  expect(ids("Serie", ["F001", "E001", "F001"], ["118", "77", "9"])).toEqual(["series"]);
  expect(ids("Série", ["1", "1", "2"], ["118", "77", "9"])).toEqual([]);
  expect(ids("Serie", ["F001", "E001", "F002"], ["F001-118", "E001-77", "F002-9"])).toEqual([]);
});
