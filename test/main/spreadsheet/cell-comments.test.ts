/** @file A comment beside a cell that speaks against sending its row is asked about, in every format that has comments. */

import { expect, test } from "vitest";
import { type CellObject, utils, write } from "xlsx";
import { makeZip } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, type Said } from "./reading.ts";

const rows = [
  ["Supplier", "Invoice number", "Date", "Net"],
  ["Acme", "A-1", "2026-11-11", "100.00"],
  ["Beta", "B-1", "2026-11-12", "200.50"],
];

function workbook(comment: string, bookType: "xlsx" | "biff8" | "xlsb" | "xlml"): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows);
  (sheet["D3"] as CellObject).c = [{ a: "JB", t: comment }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Bills");
  return new Uint8Array(write(book, { type: "array", bookType }));
}

function openDocument(comment: string): Uint8Array {
  const sheet = rows.map((cells, y) => {
    const written = cells.map((text, x) => {
      const note = `<office:annotation><dc:creator>JB</dc:creator><dc:date>2026-11-12</dc:date><text:p>JB:</text:p><text:p><text:span>${comment}</text:span></text:p></office:annotation>`;
      return `<table:table-cell office:value-type="string">${y === 2 && x === 1 ? note : ""}<text:p>${text}</text:p></table:table-cell>`;
    });
    return `<table:table-row>${written.join("")}</table:table-row>`;
  });
  const xml = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:dc="d"><office:body><office:spreadsheet><table:table table:name="A">${sheet.join("")}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return makeZip([{ name: "content.xml", content: new TextEncoder().encode(xml) }]);
}

function excel2003(comment: string): Uint8Array {
  const sheet = rows.map((cells, y) => {
    const written = cells.map((text, x) => {
      const note = `<Comment ss:Author="JB"><ss:Data><B>JB:</B><Font>&#10;${comment}</Font></ss:Data></Comment>`;
      return `<Cell><Data ss:Type="String">${text}</Data>${y === 2 && x === 3 ? note : ""}</Cell>`;
    });
    return `<Row>${written.join("")}</Row>`;
  });
  return new TextEncoder().encode(
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${sheet.join("")}</Table></Worksheet></Workbook>`,
  );
}

const formats: readonly (readonly [string, string, (comment: string) => Uint8Array])[] = [
  ["xlsx", "bills.xlsx", (comment) => workbook(comment, "xlsx")],
  ["xls", "bills.xls", (comment) => workbook(comment, "biff8")],
  ["xlsb", "bills.xlsb", (comment) => workbook(comment, "xlsb")],
  ["ods", "bills.ods", openDocument],
  ["XML of Excel 2003", "bills.xml", excel2003],
];

/** Formats for which the library that makes the files writes comments. */
const writable = formats.filter(([name]) => name !== "xls");

test.each(writable)("in %s, a comment that forbids to send its row is asked about", (_, name, make) => {
  const read = (said: Said = {}) => readBytes(make("Do not post - already paid"), name, said);
  const { questions, invoices } = read();
  expect(invoices).toEqual([]);
  expect(questions.map(({ text }) => text)).toEqual([
    "Cells have comments: “Do not post - already paid” in row 3. If these rows shouldn't be sent, remove them and add the file again. Or should they be sent?",
  ]);
  const accepted = read({ answers: { accepted: ["comments"] } });
  expect(accepted.questions).toEqual([]);
  expect(accepted.invoices.map(({ row }) => row)).toEqual([2, 3]);
});

test("a comment that is a question is asked about, whatever its words", () => {
  const { questions } = readBytes(workbook("¿cuál vale?", "xlsx"), "bills.xlsx");
  expect(questions.map(({ id }) => id)).toEqual(["comments"]);
});

test.each(formats)("in %s, any other comment is left out", (_, name, make) => {
  const { questions, invoices } = readBytes(make("For the new kitchen, see page 2"), name);
  expect(questions).toEqual([]);
  expect(invoices.map(({ invoice }) => invoice.InvoiceNumber)).toEqual(["A-1", "B-1"]);
});
