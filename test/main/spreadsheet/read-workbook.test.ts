/** @file Workbooks: what their cells say, and what is refused because it is none. */

import { describe, expect, test } from "vitest";
import {
  dateCell,
  inlineCell,
  makeEncrypted,
  makeWorkbook,
  makeZip,
  numberCell,
  partsWithSheet,
} from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, refusal, rowsOf } from "./reading.ts";

const headers = ["Invoice date", "Invoice no", "Supplier ID", "Supplier", "Net amount", "VAT amount", "Currency"];

describe.each(["xlsx", "biff8"] as const)("in a workbook of type %s", (bookType) => {
  const fileName = bookType === "xlsx" ? "invoices.xlsx" : "invoices.xls";
  const read = (rows: Parameters<typeof makeWorkbook>[0][string], date1904 = false) =>
    readBytes(makeWorkbook({ Invoices: rows }, { bookType, date1904 }), fileName);

  test("a row becomes a purchase invoice, each value as it will stand on the wire", () => {
    const reading = read([headers, [dateCell(46346), "A-17", 4711, "Acme", 1204.5, 0.1 + 0.2, "gbp"]]);
    expect(reading.problems).toEqual([]);
    expect(reading.sheet).toBe("Invoices");
    expect(reading.headerRow).toBe(1);
    expect(rowsOf(reading)).toEqual([
      {
        row: 2,
        invoice: {
          Date: "2026-11-20",
          InvoiceNumber: "A-17",
          AccountId: "4711",
          AccountName: "Acme",
          Net: "1204.5",
          VAT: "0.3",
          Currency: "GBP",
        },
      },
    ]);
  });

  test("a date is the day that Excel shows, in both of its calendars, without its time of day", () => {
    const days = [1, 59, 61, 46346, 46346.99].map((serial) => ["Acme", dateCell(serial)]);
    const dates = (reading: ReturnType<typeof read>) => reading.invoices.map(({ invoice }) => invoice.Date);
    expect(dates(read([["Supplier", "Date"], ...days]))).toEqual([
      "1900-01-01",
      "1900-02-28",
      "1900-03-01",
      "2026-11-20",
      "2026-11-20",
    ]);
    expect(
      dates(
        read(
          [
            ["Supplier", "Date"],
            ["Acme", dateCell(44884)],
          ],
          true,
        ),
      ),
    ).toEqual(["2026-11-20"]);
  });

  test("29 February 1900 and a time without a day are no dates", () => {
    const reading = read([
      ["Supplier", "Date"],
      ["Acme", dateCell(60)],
      ["Acme", dateCell(0.5)],
    ]);
    expect(reading.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, "B"],
      [3, "B"],
    ]);
  });

  test("a number where a code is wanted reads as Excel shows it", () => {
    const codes = [
      numberCell(42, "00000"),
      numberCell(1234567, "000-0000"),
      numberCell(123456789012, "General"),
      numberCell(12345, "#,##0"),
      numberCell(12.1, "0.00"),
      numberCell(7, '"INV-"000;[Red]-0'),
      numberCell(1234567, "[Blue]###-####"),
    ];
    const reading = read([["Supplier", "Invoice no"], ...codes.map((code) => ["Acme", code])]);
    expect(reading.invoices.map(({ invoice }) => invoice.InvoiceNumber)).toEqual([
      "00042",
      "123-4567",
      "123456789012",
      "12345",
      "12.10",
      "INV-007",
      "123-4567",
    ]);
  });

  test("a code that Excel rounds, or has turned into a date, is a problem", () => {
    const reading = read([
      ["Supplier", "Invoice no"],
      ["Acme", numberCell(12.6, "0")],
      ["Acme", dateCell(46346)],
    ]);
    expect(reading.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [2, "Excel shows this number differently from what it holds."],
      [3, "Excel holds a date here, not a text."],
    ]);
  });

  test("a number with more digits than Excel keeps is a problem, never a guess", () => {
    const reading = read([
      ["Supplier ID", "Invoice no"],
      [1.23456789012346e16, "A-1"],
      [123456789012345, 1e15],
    ]);
    expect(reading.problems.map(({ row, column, value, fix }) => [row, column, value, fix])).toEqual([
      [2, "A", "12345678901234600", "Format the column as text and enter the number again."],
      [3, "B", "1000000000000000", "Format the column as text and enter the number again."],
    ]);
  });

  test("an error in a cell is a problem of its row", () => {
    const reading = read([
      ["Supplier", "Net"],
      ["Acme", { t: "e", v: 0x17 }],
    ]);
    expect(reading.problems).toEqual([
      {
        row: 2,
        column: "B",
        header: "Net",
        value: "#REF!",
        reason: "This cell holds an error.",
        fix: "Correct its formula, or enter the value itself.",
      },
    ]);
  });

  test("17.5% in a cell is the rate 17.5", () => {
    const rates = [numberCell(0.175, "0.0%"), numberCell(0.07, "0%"), numberCell(20, "General")];
    const reading = read([["Supplier", "VAT rate"], ...rates.map((rate) => ["Acme", rate])]);
    expect(reading.invoices.map(({ invoice }) => invoice.VATRate)).toEqual(["17.5", "7", "20"]);
  });

  test("a hidden sheet is not read", () => {
    const sheets = {
      Old: [
        ["Supplier", "Net"],
        ["Acme", 1],
      ],
      New: [
        ["Supplier", "Net"],
        ["Acme", 2],
      ],
    };
    const reading = readBytes(makeWorkbook(sheets, { bookType, hidden: ["Old"] }), fileName);
    expect(reading.sheet).toBe("New");
    expect(reading.invoices.map(({ invoice }) => invoice.Net)).toEqual(["2"]);
  });
});

describe("of several sheets", () => {
  const invoices = [
    ["Supplier", "Net"],
    ["Acme", 1],
  ] as const;

  test("the one that holds invoices is taken", () => {
    const reading = readBytes(makeWorkbook({ Notes: [["Read me", "first"]], Data: invoices }), "a.xlsx");
    expect(reading.sheet).toBe("Data");
  });

  test("two that hold invoices are asked about", () => {
    const reading = readBytes(makeWorkbook({ May: invoices, June: invoices }), "a.xlsx");
    expect(reading.questions.map(({ about }) => about)).toEqual(["sheet"]);
    expect(reading.questions[0]?.text).toContain("“May” and “June”");
    expect(rowsOf(reading)).toEqual([]);
  });

  test("an empty form beside the filled one is not asked about", () => {
    expect(readBytes(makeWorkbook({ Form: [["Supplier", "Net"]], May: invoices }), "a.xlsx").sheet).toBe("May");
  });
});

describe("as other programs write them", () => {
  const headerRow = `<row r="1">${inlineCell("A1", "Supplier")}${inlineCell("B1", "Net")}</row>`;
  const readSheet = (rows: string) =>
    readBytes(makeZip(partsWithSheet(`<sheetData>${headerRow}${rows}</sheetData>`)), "a.xlsx");

  test("a formula without a stored value is a problem, one with an empty result is an empty cell", () => {
    const reading = readSheet(
      `<row r="2">${inlineCell("A2", "Acme")}<c r="B2"><f>SUM(C1:C9)</f><v></v></c></row>` +
        `<row r="3">${inlineCell("A3", "Acme")}<c r="B3" t="str"><f>IF(1,"")</f><v></v></c></row>`,
    );
    expect(reading.problems.map(({ row, value, reason }) => [row, value, reason])).toEqual([
      [2, "=SUM(C1:C9)", "This formula has no stored result."],
    ]);
    expect(rowsOf(reading)).toEqual([{ row: 3, invoice: { AccountName: "Acme" } }]);
  });

  test("a stored result of zero is zero", () => {
    const reading = readSheet(`<row r="2">${inlineCell("A2", "Acme")}<c r="B2"><f>1-1</f><v>0</v></c></row>`);
    expect(rowsOf(reading)).toEqual([{ row: 2, invoice: { AccountName: "Acme", Net: "0" } }]);
  });

  test("a sheet that claims a million rows costs no more than the ones it has", () => {
    const reading = readSheet(`<row r="1048576">${inlineCell("A1048576", "Acme")}<c r="XFD1048576"><v>5</v></c></row>`);
    expect(rowsOf(reading)).toEqual([{ row: 1_048_576, invoice: { AccountName: "Acme" } }]);
  });

  test("a number that is none is a problem", () => {
    expect(readSheet(`<row r="2">${inlineCell("A2", "Acme")}<c r="B2"><v>abc</v></c></row>`).problems).toHaveLength(1);
  });
});

describe("what is no workbook", () => {
  const text = (content: string) => new TextEncoder().encode(content);

  test.each([
    ["an encrypted workbook", makeEncrypted(), "a.xlsx", "is protected with a password"],
    ["a PDF", text("%PDF-1.7\n..."), "a.xlsx", "is a PDF with the name .xlsx"],
    ["an HTML page", text("<html><table><tr><td>Supplier"), "a.xls", "is an HTML page with the name .xls"],
    [
      "an HTML page with a mark before it",
      text("\ufeff \n<!DOCTYPE html>"),
      "a.xls",
      "is an HTML page with the name .xls",
    ],
    ["a text file", text("Supplier\tNet\nAcme\t1\n"), "a.xls", "is plain text with the name .xls; rename it to .csv"],
    ["an XML file", text('<?xml version="1.0"?><Workbook>'), "a.xls", "is an XML file with the name .xls"],
    ["random bytes", new Uint8Array([0x17, 0x80, 0, 0x33, 0x99]), "a.xlsx", "is not a workbook"],
    ["nothing", new Uint8Array(), "a.xlsx", "is empty"],
    [
      "a zip of something else",
      makeZip([{ name: "a.txt", content: text("a") }]),
      "a.xlsx",
      "is damaged or not a workbook",
    ],
    [
      "an OpenDocument",
      makeWorkbook({ A: [["Supplier", "Net"]] }, { bookType: "ods" }),
      "a.xlsx",
      "is a zip file, but not an Excel workbook",
    ],
    [
      "a binary workbook",
      makeWorkbook({ A: [["Supplier", "Net"]] }, { bookType: "xlsb" }),
      "a.xlsx",
      "is a zip file, but not an Excel workbook",
    ],
    [
      "a workbook",
      makeWorkbook({ A: [["Supplier", "Net"]] }),
      "a.csv",
      "is a workbook or other zip file with the name .csv",
    ],
  ])("%s is refused in plain words", (_, bytes, fileName, detail) => {
    expect(refusal(bytes, fileName)).toBe(detail);
  });

  test("a workbook from before Excel 97 is refused, for its letters cannot be told for certain", () => {
    expect(refusal(makeWorkbook({ A: [["Supplier", "Net"]] }, { bookType: "biff5" }), "a.xls")).toContain(
      "before Excel 97",
    );
  });

  test("an older workbook that is cut off, or whose records lead astray, is refused and never read in part", () => {
    const rows = Array.from({ length: 300 }, (_, index) => ["Acme", index]);
    const whole = makeWorkbook({ A: [["Supplier", "Net"], ...rows] }, { bookType: "biff8" });
    const at = Buffer.from(whole).lastIndexOf(Buffer.from([0x03, 0x02, 0x0e, 0x00]));
    const astray = whole.slice();
    astray[at + 2] = 0x4e;
    expect(readBytes(whole, "a.xls").invoices).toHaveLength(300);
    expect(refusal(astray, "a.xls")).toBe("is damaged");
    for (let end = 1; end < whole.length; end += 512) {
      const found = refusal(whole.slice(0, end), "a.xls");
      // The last bytes are padding: without them the workbook is as whole as before.
      if (!found.startsWith("is ")) expect(found.match(/"row":/g)).toHaveLength(300);
    }
  });

  test("bytes of any kind never throw", () => {
    const whole = makeWorkbook({
      A: [
        ["Supplier", "Net"],
        ["Acme", 1],
      ],
    });
    const old = makeWorkbook(
      {
        A: [
          ["Supplier", "Net"],
          ["Acme", 1],
        ],
      },
      { bookType: "biff8" },
    );
    for (const bytes of [whole, old])
      for (let cut = 1; cut < bytes.length; cut += Math.ceil(bytes.length / 40))
        expect(() => refusal(bytes.slice(0, cut), "a.xlsx")).not.toThrow();
  });
});
