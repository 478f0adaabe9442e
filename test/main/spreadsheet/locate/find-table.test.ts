/** @file Finding the table: the sheet, the header row, and the rows below it that are not invoices. */

import { describe, expect, test } from "vitest";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv } from "../reading.ts";

const header = ["Invoice date", "Invoice no", "Supplier", "Net"];
const row = ["2026-03-14", "A-1", "Acme", "100.00"];

describe("the header row", () => {
  test("is found below a title, an address and blank rows", () => {
    const reading = readCsv(["Purchase ledger,,,", "12 Orchard Street,,,", "", header.join(), row.join()]);
    expect(reading.headerRow).toBe(4);
  });

  test.each([
    "Rechnungsdatum;Rechnungsnummer;Lieferant;Netto",
    "Date facture;N° facture;Fournisseur;Montant HT",
    "Factuurdatum;Factuurnummer;Leverancier;Bedrag excl. btw",
    "Fecha factura;Nº factura;Proveedor;Base imponible",
    "Data fattura;Numero fattura;Fornitore;Imponibile",
    "Data da fatura;Nº da fatura;Fornecedor;Valor líquido",
  ])("is found in every language: %s", (headers) => {
    const reading = readCsv([headers, row.join(";")]);
    expect(Object.values(mappingOf(reading))).toEqual(["Date", "InvoiceNumber", "AccountName", "Net"]);
  });

  test("may be two lines, with groups above", () => {
    const reading = readCsv(["Invoice,,Supplier,Amounts,", "Number,Date,,Net,VAT", "A-1,2026-03-14,Acme,100.00,20.00"]);
    expect(reading.headerRow).toBe(2);
    expect(Object.values(mappingOf(reading))).toEqual(["InvoiceNumber", "Date", "AccountName", "Net", "VAT"]);
  });

  test("is where a person says it is", () => {
    const lines = [header.join(), header.join(), row.join()];
    expect(readCsv(lines, { answers: { headerRow: 2 } }).headerRow).toBe(2);
  });

  test("is asked for where no header is known, and the question offers possible rows", () => {
    const [question] = readCsv(["Report of May,", "Foo,Bar,Baz", "1,2,3"]).questions;
    expect(question).toMatchObject({ id: "header-row", answers: [{ id: "2", sets: { headerRow: 2 } }] });
  });
});

describe("a heading of two lines", () => {
  test("over one column is read as one", () => {
    const reading = readCsv([
      "Fecha;Nº Factura;Nombre o;Base;Total",
      "Expedición;Proveedor;razón social;Imponible;Factura",
      "14/03/2026;A-1;Librería Sol;100,00;121,00",
      "28/03/2026;B/22;Taller Luna;50,00;60,50",
    ]);
    expect(mappingOf(reading)).toMatchObject({ "Nº Factura Proveedor": "InvoiceNumber" });
  });

  test("that is over a group of columns is not one with the first of them", () => {
    const reading = readCsv([
      "Invoice;;;Amount;",
      "Supplier;Date;Number;Net;VAT",
      "Acme;14/03/2026;A-1;100.00;20.00",
      "Tarn;28/03/2026;B/22;50.00;10.00",
    ]);
    expect(mappingOf(reading)).toMatchObject({ Supplier: "AccountName" });
  });
});

describe("the sheet", () => {
  const read = (sheets: Parameters<typeof makeWorkbook>[0], sheet?: string) =>
    readBytes(makeWorkbook(sheets), "a.xlsx", sheet === undefined ? {} : { answers: { sheet } });

  test("is the one with suppliers, not the summary", () => {
    const reading = read({
      Summary: [
        ["Month", "Net", "VAT"],
        ["March", 100, 20],
      ],
      Invoices: [header, row],
    });
    expect(reading.sheet).toBe("Invoices");
  });

  test("names and telephone numbers on another sheet are no invoices", () => {
    const list = [
      ["Eingangsrechnungen 2026"],
      ["lfd.", "vom", "Firma", "Re.Nr.", "wofür", "netto", "MwSt", "brutto"],
      [57, "2026-08-05", "Fa. Kogler", "R5518", "Mulde", 542.6, 108.52, 651.12],
      [58, "2026-08-06", "Gasthof Post", "2041", "Essen", 107.19, 10.72, 117.91],
      [59, "2026-08-08", "Holzbau Egger", "26-118", "Bretter", 102.41, 20.48, 122.89],
    ];
    const names = [
      ["Firma", "Ansprechpartner", "Telefon", "Zahlungsziel"],
      ["Holzbau Egger", "Hr. Egger jun.", "06132 22418", "30 Tage"],
      ["Gasthof Post", "", "06132 27700", ""],
    ];
    const reading = read({ "2026 2.HJ": list, Firmen: names });
    expect(reading.sheet).toBe("2026 2.HJ");
    expect(reading.questions.map(({ id }) => id)).not.toContain("missing-Date");
  });

  test("is asked for where two look like invoices, and the answer is used", () => {
    const sheets = { List: [header, row], Copied: [header, row] };
    expect(read(sheets).questions.map(({ id }) => id)).toEqual(["sheet"]);
    expect(read(sheets, "List").sheet).toBe("List");
  });
});

describe("a row that is not an invoice", () => {
  const full = "Date,Invoice no,Supplier,Net,VAT";
  const skippedAs = (line: string) =>
    readCsv([full, "2026-03-14,A-1,Acme Ltd,100.00,20.00", line]).skipped.find((skipped) => skipped.row === 3)?.reason;

  test.each([
    "Total,,,100.00,20.00",
    "Grand total:,,,100.00,20.00",
    "Subtotal,,,100.00,20.00",
    "Sub-total March,,,100.00,20.00",
    "Summe,,,100.00,20.00",
    "Zwischensumme,,,100.00,20.00",
    "Gesamtsumme,,,100.00,20.00",
    "Total HT,,,100.00,20.00",
    "Sous-total,,,100.00,20.00",
    "Totaal,,,100.00,20.00",
    "Totale,,,100.00,20.00",
    "Suma,,,100.00,20.00",
    "Soma,,,100.00,20.00",
    ",,Total Acme Ltd,100.00,20.00",
  ])("a total: %s", (line) => {
    expect(skippedAs(line)).toBe("a total, not an invoice");
  });

  test.each(["Übertrag", "Report", "Saldo", "Brought forward", "Balance b/f", "Riporto", "Suma y sigue", "Transporte"])(
    "a balance carried forward: %s",
    (word) => {
      expect(skippedAs(`${word},,,100.00,20.00`)).toMatch(/carried forward|^$/);
    },
  );

  test.each([
    ["Date,Invoice no,Supplier,Net,VAT", "repeats the headings"],
    ["March 2026,,,,", "a title or a note, not an invoice"],
    [",,,100.00,20.00", "totals without a supplier, date or number"],
  ])("%s", (line, reason) => {
    expect(skippedAs(line)).toBe(reason);
  });

  test.each([
    "2026-03-14,A-2,Total,10.00,2.00",
    "2026-03-14,A-2,Total Energies,10.00,2.00",
    ",,Total Energies,10.00,2.00",
    "2026-03-14,,Summe GmbH,10.00,2.00",
    ",,Summe GmbH,10.00,2.00",
    "2026-03-14,A-2,Report,10.00,2.00",
    "2026-03-14,Total,Acme Ltd,10.00,2.00",
    "Total,A-2,Acme Ltd,10.00,2.00",
  ])("is never one with a supplier and an amount: %s", (line) => {
    expect(skippedAs(line)).toBeUndefined();
  });
});
