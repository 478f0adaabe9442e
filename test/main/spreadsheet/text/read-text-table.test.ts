/** @file Text files: encodings, separators, quotation marks and damage. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTextTable } from "../../../../main/spreadsheet/text/read-text-table.ts";
import { unmappedOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { csv } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, refusal, rowsOf, valuesOf } from "../reading.ts";

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

describe("a text file", () => {
  test.each([
    ["UTF-8", csv("Supplier,Net", "Müller,1")],
    ["UTF-8 with its mark", csv("\ufeffSupplier,Net", "Müller,1")],
    ["Windows-1252", new Uint8Array(Buffer.from("Supplier,Net\r\nMüller,1", "latin1"))],
    ["UTF-16, as Excel saves Unicode text", utf16("Supplier\tNet\r\nMüller\t1")],
  ])("in %s keeps its letters", (_, bytes) => {
    const reading = readBytes(bytes, "a.csv");
    expect(unmappedOf(reading)).toEqual([]);
    expect(valuesOf(reading, "AccountName")).toEqual(["Müller"]);
  });

  test.each([",", ";", "\t", "|"])("may separate its cells by %j", (separator) => {
    const reading = readCsv([["Supplier", "Net"].join(separator), ["Acme", "12.50"].join(separator)]);
    expect(rowsOf(reading)).toEqual([{ row: 2, invoice: { AccountName: "Acme", Net: "12.50" } }]);
  });

  test("with decimal commas is still split at its semicolons", () => {
    const reading = readCsv(["Supplier;Net;VAT", "Acme;2,5;0,5", "Beta;2,5;0,5", "Gamma;2,5;0,5"]);
    expect(reading.invoices[0]?.invoice).toEqual({ AccountName: "Acme", Net: "2.5", VAT: "0.5" });
  });

  test("may name its separator in a line that is not counted", () => {
    expect(rowsOf(readCsv(["sep=|", "Supplier|Net", "A,B;C|1"]))).toEqual([
      { row: 2, invoice: { AccountName: "A,B;C", Net: "1" } },
    ]);
  });

  test("keeps the row numbers that a spreadsheet program shows, with lines within cells and blank rows", () => {
    const reading = readCsv(["Supplier,Description", 'Acme,"two', 'lines"', "", "Beta,one"]);
    expect(rowsOf(reading)).toEqual([
      { row: 2, invoice: { AccountName: "Acme", Description: "two\r\nlines" } },
      { row: 4, invoice: { AccountName: "Beta", Description: "one" } },
    ]);
    expect(reading.skipped).toEqual([{ row: 3, reason: "an empty row" }]);
  });

  test.each([
    ["comma", csv("Supplier,Net", "Acme,1")],
    ["semicolon", csv("Supplier;Net", "Acme;1")],
    ["tab", csv("Supplier\tNet", "Acme\t1")],
    ["pipe", csv("sep=|", "Supplier|Net", "Acme|1")],
    ["^", csv("sep=^", "Supplier^Net", "Acme^1")],
  ])("separated by %s reports that and its encoding", (separator, bytes) => {
    expect(readBytes(bytes, "a.csv").text).toMatchObject({ encoding: "UTF-8", separator });
  });

  test("with codes as formulas, written so that Excel keeps them, is read as Excel shows it", () => {
    const reading = readCsv(["Supplier,Invoice no,Net", 'Acme,="00042",1', 'Beta,"=""0""",2']);
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(["00042", "0"]);
  });

  test("with unknown headers and decimal commas is split at the separator of its headers", () => {
    const read = readTextTable(csv("Wer;Was", "a;1,5", "b;2,5", "c;3,5"), () => 0);
    expect(read.ok && read.value.text.separator).toBe("semicolon");
  });

  test("whose first row is longer than any sample is read", () => {
    const long = `"${"x, ".repeat(50_000)}"`;
    expect(valuesOf(readCsv(["Supplier;Net;Remark", `Acme;1;${long}`, "Beta;2;"]), "Net")).toEqual(["1", "2"]);
  });

  test("names the line of a stray quotation mark, however far down", () => {
    const rows = Array.from({ length: 4_000 }, (_, index) => `"Acme",${index}`);
    expect(refusal(csv("Supplier,Net", ...rows, '5" pipe,1', ...rows), "a.csv")).toContain("near line 4002,");
  });

  test("may have names with quotation marks in cells that are not quoted, if every line has as many cells", () => {
    const lines = [
      'Ресторант "Морска градина" ООД;август',
      "Invoice no;Supplier;Date;Net",
      'A-1;ООД "Роза";2026-10-01;10.00',
      'A-2;"ЕТ ""ЙОРДАНКА""";2026-10-02;20.00',
      "A-3;Метро;2026-10-03;30.00",
      "A-4;Метро;2026-10-04;40.00",
    ];
    expect(valuesOf(readCsv(lines), "AccountName")).toEqual(['ООД "Роза"', 'ЕТ "ЙОРДАНКА"', "Метро", "Метро"]);
  });

  test("is refused where a cell begins with a mark and does not end with one", () => {
    const lines = ["A-1;Метро;2026-10-02;20.00", 'A-2;"Роза" ООД;2026-10-01;10.00', "A-3;Метро;2026-10-03;30.00"];
    expect(refusal(csv("Invoice no;Supplier;Date;Net", ...lines), "a.csv")).toContain("near line 3,");
  });

  test("may mix line endings", () => {
    expect(valuesOf(readBytes(new TextEncoder().encode("Supplier,Net\r\nA,1\nB,2\rC,3"), "a.csv"), "Net")).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  test("keeps codes and long numbers unchanged", () => {
    const reading = readCsv(["Account ID,Invoice no,Reference", "9223372036854775807,00123,1E5"]);
    expect(reading.invoices[0]?.invoice).toEqual({
      AccountId: "9223372036854775807",
      InvoiceNumber: "00123",
      InternalReference: "1E5",
    });
  });

  test("with a number that Excel has shortened is not guessed", () => {
    const reading = readCsv(["Supplier,Invoice no,Net", "Acme,1.23457E+11,1.23457E+11"]);
    expect(reading.problems.map(({ header }) => header)).toEqual(["Invoice no", "Net"]);
  });

  test("with a comma too many in a row says that the row may be shifted", () => {
    const reading = readCsv(["Supplier,Net,VAT", "Smith, Jones,10,2", "Acme,10,2,,"]);
    expect(reading.problems.filter(({ column }) => column === null)).toEqual([
      {
        row: 2,
        column: null,
        header: null,
        value: null,
        reason: "This row has 4 cells under 3 headings, so its values may be in the wrong columns.",
        fix: "Put quotation marks around any value that contains the separator.",
      },
    ]);
    expect(reading.invoices.map(({ row }) => row)).toEqual([3]);
  });

  test("may leave out empty cells at the end of a row, but not its amounts", () => {
    const reading = readCsv(["Supplier,Net,Remark,Reference", "Acme,10", "Beta, a note", "on two lines", "Gamma"]);
    expect(reading.invoices.map(({ row }) => row)).toEqual([2]);
    expect(reading.problems.filter(({ column }) => column === null).map(({ row, reason }) => [row, reason])).toEqual([
      [4, "This row has 1 cell under 4 headings and ends before its amounts."],
      [5, "This row has 1 cell under 4 headings and ends before its amounts."],
    ]);
  });

  test.each([
    ["an open quotation mark", csv("Supplier,Net", 'Acme,"1', "Beta,2"), "has a quotation mark that's never closed"],
    ["a stray quotation mark", csv("Supplier,Net", '"Tarn, York",1', 'Acme 5" pipe,1'), "has a stray quotation mark"],
    ["bytes that are no text", new Uint8Array([65, 0, 66, 0, 44]), "contains bytes that aren't text"],
    ["half a character of UTF-16", new Uint8Array([0xff, 0xfe, 0x41]), "contains bytes that aren't text"],
  ])("with %s is refused in plain words", (_, bytes, words) => {
    expect(refusal(bytes, "a.csv")).toContain(words);
  });

  test("with quotation marks in names alone is read as it is written", () => {
    const { invoices } = readCsv(["Supplier;Net", 'SIA "Balttrans";1', 'Acme 5" pipe;2']);
    expect(invoices.map(({ invoice }) => invoice.AccountName)).toEqual(['SIA "Balttrans"', 'Acme 5" pipe']);
  });

  test("of any cells is read as it was written", () => {
    const cell = fc
      .string({ unit: "grapheme", maxLength: 12 })
      .map((text) => text.replaceAll(/[\0\ufffd]/g, ""))
      // Ditto marks and question marks are asked about.
      .filter((text) => !/^["'\u2033\u201d\u3003]+$/.test(text.trim()))
      .filter((text) => !text.includes("?"))
      // And these stand for nothing.
      .filter((text) => !/^(?:[-–—‒−£€$\s]+|null|nil|n\/a)$/i.test(text.trim()));
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(",", ";", "\t", "|"),
        (cells, separator) => {
          const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const reading = readCsv([
            `Supplier${separator}Description`,
            ...cells.map((text) => `Acme${separator}${quote(text)}`),
          ]);
          expect(reading.invoices.map(({ invoice }) => invoice.Description ?? "")).toEqual(
            cells.map((text) => text.trim()),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test("of any bytes never throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        refusal(bytes, "a.csv");
        refusal(bytes, "a.xlsx");
        refusal(bytes, "a.xls");
      }),
    );
  });
});
