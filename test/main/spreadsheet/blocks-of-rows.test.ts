/** @file What lines between the rows and blocks of rows say, and sheets that continue each other. */

import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, rowsOf, valuesOf } from "./reading.ts";

const header = "Invoice date;Invoice no;Net;VAT";

test("a line that names the supplier names it for the rows below, up to the next one", () => {
  const reading = readCsv([
    header,
    "Vendor: Acme Ltd",
    "2026-04-23;A-1;100.00;20.00",
    "2026-04-24;A-2;50.00;10.00",
    "Total Acme Ltd;;150.00;30.00",
    "Vendor: Tarn Motors",
    "2026-04-25;T-9;10.00;2.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Acme Ltd", "Tarn Motors"]);
  expect(reading.derived).toContain("The supplier is in 2 lines above the rows, labelled “Vendor”");
});

test("the code before each supplier in such lines is left out", () => {
  const reading = readCsv([
    "Documento;V/ Documento;Data Doc.;Total Ilíquido;IVA",
    "Fornecedor: F0002 - EDP Comercial, S.A.;;;;",
    "VFA 1;FT 77;10-09-2026;100,00;23,00",
    "Fornecedor: F0014 - Cerâmicas, Lda.;;;;",
    "VFA 2;88/A;13-09-2026;10,00;2,30",
  ]);
  expect(valuesOf(reading, "AccountName")).toEqual(["EDP Comercial, S.A.", "Cerâmicas, Lda."]);
});

test("a row above the first line with a supplier is asked about, not given one", () => {
  const reading = readCsv([header, "2026-04-23;A-1;100.00;20.00", "Vendor: Acme Ltd", "2026-04-24;A-2;50.00;10.00"]);
  expect(reading.questions.map(({ id }) => id)).toContain("missing-AccountName");
});

test("where each block repeats the headings, the line above the first headings names its supplier", () => {
  const reading = readCsv([
    "Grand livre fournisseurs;;;",
    "Fournisseur : ROUX SARL;;;",
    "Date;N° facture;HT;TVA",
    "04/09/2026;F118;100,00;5,50",
    "24/09/2026;F131;200,00;11,00",
    "Fournisseur : EDF SA;;;",
    "Date;N° facture;HT;TVA",
    "14/09/2026;77114420;50,00;10,00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["ROUX SARL", "ROUX SARL", "EDF SA"]);
});

test("a rate under a heading that isn't known is no part of the VAT, though the subtotals have none", () => {
  const reading = readCsv([
    "Fornecedor:;040;Irmãos Teixeira, Lda.;;;;;",
    "Nº int.;Data;V/ Documento;Descrição;Base tributável;Taxa;IVA;Total",
    "1208;07-08-2026;FT 2026/103;Obras;942,27;23%;216,72;1 158,99",
    "1219;14-09-2026;FT 2026/185;Obras;3 425,50;23%;787,87;4 213,37",
    ";;;Total do fornecedor;4 367,77;;1 004,59;5 372,36",
    "Fornecedor:;011;EDP Comercial, S.A.;;;;;",
    "Nº int.;Data;V/ Documento;Descrição;Base tributável;Taxa;IVA;Total",
    "1207;06-08-2026;FT 26A/041104;Electricidade;307,86;23%;70,81;378,67",
    ";;;Total do fornecedor;307,86;;70,81;378,67",
  ]);
  expect([reading.questions, reading.problems]).toEqual([[], []]);
  expect(valuesOf(reading, "VAT")).toEqual(["216.72", "787.87", "70.81"]);
});

const withSupplier = `Supplier;${header}`;

test("a supplier that is written once for each block counts for its rows", () => {
  const reading = readCsv([
    withSupplier,
    "Acme Ltd;2026-04-23;A-1;100.00;20.00",
    ";2026-04-24;A-2;50.00;10.00",
    ";2026-04-24;A-3;60.00;12.00",
    "Tarn Motors;2026-04-25;T-9;10.00;2.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Acme Ltd", "Acme Ltd", "Tarn Motors"]);
});

test("a blank supplier is a gap where the others are written in every row", () => {
  const rows = ["Acme Ltd;2026-04-23;A-1;100.00;20.00", "Acme Ltd;2026-04-24;A-2;50.00;10.00"];
  const blanks = [";2026-04-24;A-3;60.00;12.00", "Tarn;2026-04-25;T-1;10.00;2.00", ";2026-04-26;A-4;60.00;12.00"];
  const { problems } = readCsv([withSupplier, ...rows, ...blanks]);
  expect(problems.map(({ row }) => row)).toEqual([]);
  const read = readCsv([withSupplier, ...rows, ...blanks]);
  expect(valuesOf(read, "AccountName")).toEqual(["Acme Ltd", "Acme Ltd", undefined, "Tarn", undefined]);
});

test("a ditto mark repeats the supplier above", () => {
  const reading = readCsv([withSupplier, "Acme Ltd;2026-04-23;A-1;100.00;20.00", '"""";2026-04-24;A-2;50.00;10.00']);
  expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Acme Ltd"]);
});

const titles = ["Invoice date", "Invoice no", "Supplier", "Net", "VAT"];
const of = (day: string, number: string) => [day, number, "Acme Ltd", 100, 20];

test("sheets of one layout that are named by months are read one after the other", () => {
  const reading = readBytes(
    makeWorkbook({
      "Sept 26": [["Bills September"], titles, of("2026-09-01", "A-1")],
      "Oct 26": [["Bills October"], titles, of("2026-10-02", "A-2"), of("2026-10-03", "A-3")],
    }),
    "bills.xlsx",
  );
  expect(reading.questions).toEqual([]);
  expect(rowsOf(reading).map(({ row, invoice }) => [row, invoice.InvoiceNumber])).toEqual([
    [3, "A-1"],
    [1003, "A-2"],
    [1004, "A-3"],
  ]);
  expect(reading.derived).toContain(
    "Sheets with the same headings are read one after the other: “Sept 26” from row 1 and “Oct 26” from row 1001",
  );
});

test.each([
  ["Posted Sept", "Oct"],
  ["2025", "2026"],
  ["Oct", "Oct (2)"],
  ["Draft Oct", "Oct"],
])("sheets called “%s” and “%s” are asked about", (one, other) => {
  const sheets = { [one]: [titles, of("2026-09-01", "A-1")], [other]: [titles, of("2026-10-02", "A-2")] };
  const names = Object.keys(sheets);
  const { questions } = readBytes(makeWorkbook(sheets), "bills.xlsx");
  expect(questions.map(({ id }) => id)).toEqual(["sheet"]);
  expect(questions[0]?.answers.map(({ id }) => id)).toEqual(names);
});

test("a later sheet whose title says that it is in dispute is asked about", () => {
  const { questions } = readBytes(
    makeWorkbook({
      Sept: [titles, of("2026-09-01", "A-1")],
      Oct: [["In dispute"], titles, of("2026-10-02", "A-2")],
    }),
    "bills.xlsx",
  );
  expect(questions.map(({ id }) => id)).toEqual(["title-held-back"]);
});

test("a summary by rate below the last total holds no invoices", () => {
  const reading = readCsv([
    withSupplier,
    "Acme Ltd;2026-04-23;A-1;100.00;20.00",
    "Tarn;2026-04-24;T-2;50.00;10.00",
    "Total;;;150.00;30.00",
    "Summary by rate;;;;",
    "Rate;;;Net;VAT",
    ";;;150.00;30.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(rowsOf(reading).map(({ row }) => row)).toEqual([2, 3]);
});

test("sheets of months are joined by their headings where one lacks a column", () => {
  const juli = [
    ["Datum", "Lieferant", "Re.-Nr.", "netto", "MwSt"],
    ["14.07.2026", "Würth", "44-1", 100, 19],
  ];
  const august = [
    ["Datum", "Lieferant", "Re.-Nr.", "Baustelle", "netto", "MwSt"],
    ["15.08.2026", "Brillux", "70-2", "KiTa", 50, 9.5],
  ];
  const reading = readBytes(makeWorkbook({ Juli: juli, August: august }), "rechnungen.xlsx");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Würth", "Brillux"]);
  expect(valuesOf(reading, "Net")).toEqual(["100", "50"]);
});

test("a ditto mark counts under a heading that isn't known", () => {
  const reading = readCsv([
    "Supplier invoices;;;;",
    "Date;Who;Their invoice no;Net;VAT",
    "2026-08-05;Kildare Feeds Ltd;KF20118;1184.00;272.32",
    "2026-08-12;Curragh Farriers Ltd;331;640.00;147.20",
    "2026-08-13;ditto;332;90.00;20.70",
    "2026-08-19;Troytown Hospital Ltd;TEH-44718;912.25;209.82",
    "2026-08-26;Electric Ireland Ltd;9004471182;338.60;77.88",
    "2026-08-31;Haulage Byrne Ltd;2026/77;450.00;103.50",
  ]);
  expect(valuesOf(reading, "AccountName")[2]).toBe("Curragh Farriers Ltd");
  expect(reading.derived).toContain("“Who” is the one above in 1 row, because a ditto mark says so");
});

const blocks = [
  "Leverandørfakturaer per leverandør;;;;;",
  "Bilag;Fakturanr.;Fakturadato;Mva;Beløp inkl. mva;Valuta",
  ...[
    "20117;Lerøy Havbruk AS;;;;",
    "1843;104882031;14.09.2026;25,00;125,00;NOK",
    "1846;104883377;15.09.2026;50,00;250,00;NOK",
  ],
  ...[";Sum 20117;;75,00;375,00;NOK", "20055;Bring Cargo AS;;;;", "1858;8871120447;16.09.2026;5,00;25,00;NOK"],
  ...[";Sum 20055;;5,00;25,00;NOK", "20133;Toma Renhold AS;;;;", "1876;T-88120;17.09.2026;10,00;50,00;NOK"],
  ";Sum 20133;;10,00;50,00;NOK",
];

test("the sums of a block with the supplier's account for a number are no invoices", () => {
  const reading = readCsv(blocks);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["104882031", "104883377", "8871120447", "T-88120"]);
  expect(valuesOf(reading, "AccountName")).toEqual([
    ...["Lerøy Havbruk AS", "Lerøy Havbruk AS", "Bring Cargo AS", "Toma Renhold AS"],
  ]);
});

test("a sum with the name of a total for a number and a date of its own is asked about", () => {
  const reading = readCsv([
    "Supplier;Invoice no;Invoice date;Net;VAT;Currency",
    ...["Acme Ltd;A-1;14/10/2026;100.00;20.00;GBP", "Acme Ltd;A-2;15/10/2026;50.00;10.00;GBP"],
    "Acme Ltd;Sum 20117;15/10/2026;150.00;30.00;GBP",
    "Bell BV;77120;16/10/2026;60.00;12.00;GBP",
  ]);
  expect(reading.questions).not.toEqual([]);
});
