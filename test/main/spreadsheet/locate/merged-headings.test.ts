/** @file Headings and values that are merged downwards: the lowest line of the headings counts, and a total that the lines make. */

import { expect, test } from "vitest";
import { type Holds, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, rowsOf, valuesOf } from "../reading.ts";

test("headings of three lines are read to the lowest, though most of them are merged over it", () => {
  const rows: readonly (readonly Holds[])[] = [
    ["Nr. crt.", "Document", "", "Furnizor", "", "Total document (inclusiv TVA)", "Achiziții din țară"],
    ["", "Numărul", "Data", "Denumire", "CUI", "", "Cota 21%", "", "Cota 11%"],
    ["", "", "", "", "", "", "Bază", "TVA", "Bază", "TVA"],
    [1, "8840117", "2026-10-02", "Selgros SRL", "RO4411802", 5060.65, 312.4, 65.6, 4218.6, 464.05],
    [2, "APA 2210448", "2026-10-05", "Apa Nova SA", "RO5145001", 1316.79, "", "", 1186.3, 130.49],
    [3, "SPA 0441", "2026-10-08", "Alba SRL", "RO6611399", 4706.9, 3890, 816.9],
  ];
  const merges = ["A1:A3", "B1:C1", "D1:E1", "F1:F3", "G1:J1", "B2:B3", "C2:C3", "D2:D3", "E2:E3", "G2:H2", "I2:J2"];
  const reading = readBytes(makeWorkbook({ Jurnal: rows }, { merges }), "jurnal.xlsx", { fallback: null });
  expect(reading.headerRow).toBe(3);
  expect(reading.questions.filter(({ id }) => id !== "missing-Currency")).toEqual([]);
  expect(reading.columns.filter(({ use }) => use?.as === "property").map(({ letter }) => letter)).toEqual(
    expect.arrayContaining(["B", "C", "D", "G", "H", "I", "J"]),
  );
});

const register = (total: number): readonly (readonly Holds[])[] => [
  [
    "Prot.",
    "Numero fattura",
    "Data fattura",
    "Fornitore",
    "Descrizione",
    "Imponibile",
    "Aliquota IVA",
    "IVA",
    "Totale",
  ],
  [413, "1/4471", "2026-08-06", "Vetreria S.p.A.", "Bottiglie", 5240, "22%", 1152.8, 6392.8],
  [415, "V3-10457", "2026-08-25", "Consorzio Srl", "Concimi", 684, "10%", 68.4, total],
  ["", "", "", "", "", 420.5, "4%", 16.82],
  [416, "889/A", "2026-09-02", "Enologica Srl", "Lieviti", 1312.75, "22%", 288.81, 1601.56],
];
const readRegister = (total: number) =>
  readBytes(
    makeWorkbook(
      { Acquisti: register(total) },
      { merges: ["A", "B", "C", "D", "E", "I"].map((at) => `${at}3:${at}4`) },
    ),
    "acquisti.xlsx",
    { fallback: null },
  );

test("a total that is merged over the lines of an invoice counts for all of them if they make it", () => {
  const reading = readRegister(1189.72);
  expect([reading.questions, reading.problems]).toEqual([[], []]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["1/4471", "V3-10457", "V3-10457", "889/A"]);
  expect(rowsOf(readRegister(1289.72))).toEqual([]);
});

test("rates below groups are part of the headings, though the others are merged over both lines", () => {
  const rows: readonly (readonly Holds[])[] = [
    ["N° pièce", "Date doc.", "Fournisseur", "N° fact. fourn.", "Base imposable", "", "TVA déductible", "", "Total"],
    ["", "", "", "", "6 %", "21 %", "6 %", "21 %"],
    [733, "2026-09-02", "Lambiotte SPRL", "26/0454", 219.87, 126.64, 13.19, 26.59, 386.29],
    [734, "2026-09-02", "Proximus SA", "7120443858", "", 70, "", 14.7, 84.7],
    [735, "2026-09-04", "Colruyt Services", "44120447", 215, 74.95, 12.9, 15.74, 318.59],
  ];
  const merges = ["A1:A2", "B1:B2", "C1:C2", "D1:D2", "E1:F1", "G1:H1", "I1:I2"];
  const reading = readBytes(makeWorkbook({ Achats: rows }, { merges }), "achats.xlsx", { fallback: null });
  expect([reading.headerRow, reading.problems]).toEqual([2, []]);
  expect(reading.questions.filter(({ id }) => id !== "missing-Currency")).toEqual([]);
});
