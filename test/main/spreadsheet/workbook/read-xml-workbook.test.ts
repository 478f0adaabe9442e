/** @file Reads XML workbooks of Excel 2003, as programs still export them with the name .xls. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nothingSaid } from "../../../../main/spreadsheet/read-spreadsheet.ts";
import { dateCell, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readSpreadsheetBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";
import { readBytes, refusal, rowsOf } from "../reading.ts";

const headings = ["Invoice no", "Invoice date", "Supplier", "Net", "VAT", "Description"];

const xml = (rows: string, { styles = "", options = "" } = {}) =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="Default"/><Style ss:ID="day"><NumberFormat ss:Format="Short Date"/></Style>${styles}</Styles>
<Worksheet ss:Name="Bills"><Table><Row>${headings.map((each) => cell("String", each)).join("")}</Row>${rows}</Table>${options}</Worksheet>
</Workbook>`;

const cell = (type: string, text: string, attributes = "") =>
  `<Cell${attributes}><Data ss:Type="${type}">${text}</Data></Cell>`;

const start = `${cell("String", "00442")}${cell("DateTime", "2026-03-14T00:00:00.000")}${cell("String", "Harbour &amp; Co")}`;
const row = `<Row>${start}${cell("Number", "1240.5")}${cell("Number", "248.1")}${cell("String", "worktops")}</Row>`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readBytes(bytes(text), "bills.xls");

const first = {
  InvoiceNumber: "00442",
  Date: "2026-03-14",
  AccountName: "Harbour & Co",
  Net: "1240.5",
  VAT: "248.1",
  Description: "worktops",
};

test("texts, days and numbers are read as they are stored", () => {
  expect(rowsOf(read(xml(row)))).toEqual([{ row: 2, invoice: first }]);
});

test("a number under a format of days is a day, and an index skips cells and rows", () => {
  const late = `<Row ss:Index="5">${cell("String", "7")}${cell("Number", "46095", ' ss:StyleID="day"')}${cell("String", "Tarn")}${cell("Number", "5")}${cell("String", "coal", ' ss:Index="6"')}</Row>`;
  expect(rowsOf(read(xml(row + late)))[1]).toEqual({
    row: 5,
    invoice: { InvoiceNumber: "7", Date: "2026-03-14", AccountName: "Tarn", Net: "5", Description: "coal" },
  });
});

test("a comment is no part of its cell, and words in bold are part of their text", () => {
  const noted = row.replace(
    '<Data ss:Type="String">worktops</Data>',
    '<ss:Data ss:Type="String">work<B>tops</B></ss:Data><Comment><ss:Data>See page 2</ss:Data></Comment>',
  );
  expect(rowsOf(read(xml(noted)))).toEqual([{ row: 2, invoice: first }]);
});

describe("what Excel would not show as a value is no value", () => {
  test("a formula without a result and an error are problems of their rows", () => {
    const without = row.replace(cell("Number", "1240.5"), '<Cell ss:Formula="=R1C1"/>');
    const wrong = row.replace(cell("Number", "1240.5"), cell("Error", "#REF!"));
    for (const each of [without, wrong]) expect(read(xml(each)).problems.map((problem) => problem.row)).toEqual([2]);
  });

  test("a hidden row and one that is struck out are asked about, and a hidden sheet is not read", () => {
    const hidden = read(xml(row + row.replace("<Row>", '<Row ss:Hidden="1">')));
    expect(hidden.questions).not.toEqual([]);
    const styles = '<Style ss:ID="gone"><Font ss:StrikeThrough="1"/></Style>';
    const struck = read(xml(row + row.replaceAll("<Cell", '<Cell ss:StyleID="gone"'), { styles }));
    expect(struck.questions).not.toEqual([]);
    const options = "<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>";
    expect(rowsOf(read(xml(row, { options })))).toEqual([]);
  });
});

test("a file that is cut off, has something in the wrong place or declares entities is refused", () => {
  const whole = xml(row);
  fc.assert(
    fc.property(fc.integer({ min: 240, max: whole.length - 2 }), (length) => {
      expect(readSpreadsheetBytes(bytes(whole.slice(0, length)), "bills.xls", nothingSaid).ok).toBe(false);
    }),
    { numRuns: 60 },
  );
  expect(refusal(bytes(xml(`<Row ss:Index="1">${start}</Row>`)), "bills.xls")).toMatch(/damaged/);
  expect(refusal(bytes(xml(`<Row><Cell ss:Index="x"/></Row>`)), "bills.xls")).toMatch(/damaged/);
  expect(refusal(bytes(whole.replace("<Workbook", "<!DOCTYPE a [<!ENTITY b 'c'>]><Workbook")), "bills.xls")).toMatch(
    /damaged/,
  );
});

test("a workbook that the library writes so is read like the same one as .xlsx", () => {
  const day = dateCell(46_095);
  const rows = [headings, ["A-1", day, "Harbour", 12.5, 2.5, "a <b> & c"], ["A-2", day, "Tarn", -3, 0, " two\nlines"]];
  const as = (bookType: "xlml" | "xlsx", name: string) =>
    rowsOf(readBytes(makeWorkbook({ Bills: rows }, { bookType }), name));
  expect(as("xlml", "bills.xls")).toEqual(as("xlsx", "bills.xlsx"));
  expect(as("xlml", "bills.xls")).toHaveLength(2);
});
