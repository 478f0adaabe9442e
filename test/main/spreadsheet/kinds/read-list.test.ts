/** @file Reading a list file: its columns, its rows, and what is wrong with them. */

import { expect, test } from "vitest";
import { correctSpreadsheet } from "../../../../main/spreadsheet/correct-spreadsheet.ts";
import { nothingSaid } from "../../../../main/spreadsheet/read-spreadsheet.ts";
import { sayCopy } from "../../../../shared/imports/copy/correction-copy.ts";
import { csv, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { nothingSentOf } from "../../../fixtures/spreadsheets/rows-of-copy.ts";
import { textAsMessage } from "../../../shared/in-words.ts";
import { readBytes } from "../reading.ts";

const readList = (...lines: readonly string[]) => readBytes(csv(...lines), "may/attachments.csv");

/** "10023 scan 1.pdf" for each row. */
const entries = ({ listed }: ReturnType<typeof readList>) =>
  listed.map(({ purchaseInvoiceId, file }) => `${purchaseInvoiceId} ${file}`);

test.each([
  ["Purchase invoice ID,File"],
  ["ID,File name"],
  ["Rechnungs-ID;Dateiname"],
  ["ID facture;Fichier"],
  ["Invoice ID;Documento"],
  ["PurchaseInvoiceId;Document"],
  ["id;Bijlage"],
  ["Id;Archivo"],
])("the columns are found by their headers: %s", (header) => {
  const separator = header.includes(";") ? ";" : ",";
  const reading = readList(header, ["10023", "scan 1.pdf"].join(separator));
  expect([reading.kind, reading.questions, entries(reading)]).toEqual(["list", [], ["10023 scan 1.pdf"]]);
});

test("the columns may be anywhere among others", () => {
  const reading = readList("Note,File,ID,Invoice ID", "a,scan.pdf,1,10023", "b,two.pdf,2,10024");
  expect(entries(reading)).toEqual(["10023 scan.pdf", "10024 two.pdf"]);
});

test("two columns without known headers are distinguished by their content, also below a row of words", () => {
  expect(entries(readList("10023,scan.pdf", "10024,sub/b.pdf"))).toEqual(["10023 scan.pdf", "10024 sub/b.pdf"]);
  expect(entries(readList("scan.pdf;10023"))).toEqual(["10023 scan.pdf"]);
  expect(entries(readList("Was,Wohin", "scan.pdf,10023"))).toEqual(["10023 scan.pdf"]);
  expect(readList("10023,scan.pdf")).toMatchObject({ headerRow: null });
});

test("a workbook is read like a text, and an id keeps every digit", () => {
  const rows = [
    ["Purchase invoice ID", "File"],
    [10023, "scan.pdf"],
    ["9223372036854775807", "b.pdf"],
  ];
  const reading = readBytes(makeWorkbook({ Sheet1: rows, Notes: [["Only words"]] }), "Attachments.xlsx");
  expect(entries(reading)).toEqual(["10023 scan.pdf", "9223372036854775807 b.pdf"]);
});

test.each([
  ["both columns could be ids", ["1,2", "3,4"]],
  ["neither column could be", ["a,scan.pdf", "b,two.pdf"]],
  ["one id is malformed and nothing says which column it is", ["1002x,scan.pdf", "10024,b.pdf"]],
  ["there are more columns and no headers", ["10023,scan.pdf,x"]],
  ["two columns are called file", ["ID,File,Scan", "10023,a.pdf,b.pdf"]],
  ["there is one column", ["ID", "10023"]],
  ["it holds invoice numbers instead of ids", ["Invoice number,File", "INV-1,a.pdf"]],
])("it is asked about where %s", (_, lines) => {
  const reading = readList(...lines);
  expect([reading.listed, reading.questions.map(({ id }) => id)]).toEqual([[], ["kind"]]);
});

test("a person can answer that the file is a list of purchase invoices", () => {
  const bytes = csv("Supplier,Date,Invoice number,Net", "Acme,2026-11-03,A-1,10.00");
  expect(readBytes(bytes, "attachments.csv").questions.map(({ id }) => id)).toEqual(["kind"]);
  const said = readBytes(bytes, "attachments.csv", { answers: { isInvoices: true } });
  expect([said.kind, said.invoices.length]).toEqual(["invoices", 1]);
});

test("the same columns in a file with another name are not a list", () => {
  expect(readBytes(csv("Purchase invoice ID,File", "10023,scan.pdf"), "november.csv").listed).toEqual([]);
});

test("a row with a problem is reported and gives no entry", () => {
  const reading = readList(
    "ID,File",
    "10023,a.pdf",
    ",b.pdf",
    "10024x,c.pdf",
    "0,d.pdf",
    "-5,e.pdf",
    "9223372036854775808,f.pdf",
    "10025,",
    "10026,../out.pdf",
    "10027,C:\\scans\\g.pdf",
    "10028,/h.pdf",
    ",",
    "ID,File",
    "10029,.\\sub\\i.pdf",
  );
  expect(entries(reading)).toEqual(["10023 a.pdf", "10029 sub/i.pdf"]);
  expect(reading.problems.map(({ row, column }) => `${column}${row}`)).toEqual([
    "A3",
    "A4",
    "A5",
    "A6",
    "A7",
    "B8",
    "B9",
    "B10",
    "B11",
  ]);
  expect(reading.problems[0]).toMatchObject({ header: "ID", value: "", reason: "The ID is missing." });
  expect(reading.skipped.map(({ reason }) => reason)).toEqual(["an empty row", "repeats the headings"]);
});

test("the correction copy of a list is a list, with every row in it", () => {
  const bytes = csv("scan.pdf,10023", "b.pdf,10024");
  const problems = [
    {
      row: 2,
      column: "B",
      header: "Purchase invoice ID",
      value: "10024",
      reason: textAsMessage("It is gone."),
      fix: textAsMessage("Look it up."),
    },
  ];
  const copy = correctSpreadsheet(bytes, "attachments.csv", nothingSaid, sayCopy(nothingSentOf(problems)));
  if (!copy.ok) throw new Error(JSON.stringify(copy.error));
  const again = readBytes(copy.value, "attachments - to correct.xlsx");
  expect([again.kind, entries(again)]).toEqual(["list", ["10023 scan.pdf", "10024 b.pdf"]]);
});
