/** @file Rows of a workbook that are struck out are neither sent nor left out without a word. */

import { expect, test } from "vitest";
import { inlineCell, makeZip, partsWithSheet, withPart } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, type Said } from "./reading.ts";

const lines = [
  ["Supplier", "Invoice no", "Date", "Net"],
  ["Acme", "A-1", "2026-04-23", "100.00"],
  ["Beta", "B-1", "2026-04-24", "200.00"],
];

const styles =
  "<styleSheet><fonts><font/><font><strike/></font></fonts>" +
  '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/></cellXfs></styleSheet>';

/** Reads the lines with the second invoice struck out. */
function readStruck(said: Said = {}) {
  const rows = lines.map((cells, index) => {
    const row = cells.map((text, n) => inlineCell(`${"ABCD"[n]}${index + 1}`, text)).join("");
    return `<row r="${index + 1}">${index === 2 ? row.replaceAll("<c ", '<c s="1" ') : row}</row>`;
  });
  const parts = withPart(partsWithSheet(`<sheetData>${rows.join("")}</sheetData>`), "xl/styles.xml", styles);
  return readBytes(makeZip(parts), "bills.xlsx", said);
}

test("an invoice in a row that is struck out is asked about, and nothing is sent before the answer", () => {
  const { questions, invoices } = readStruck();
  expect(invoices).toEqual([]);
  expect(questions).toMatchObject([
    {
      id: "struck-rows",
      text: "1 row is struck out in the file and contains an invoice: row 3. Should it be sent?",
      answers: [{ id: "send" }, { id: "leave-out" }],
      examples: [{ row: 3, value: "Beta · B-1 · 2026-04-24 · 200.00" }],
    },
  ]);
});

test("it is sent if that is the answer, and that is reported", () => {
  const read = readStruck({ answers: { struckRows: "send" } });
  expect(read.invoices.map(({ row }) => row)).toEqual([2, 3]);
  expect(read.derived).toEqual(["1 row is struck out in the file and read like the others"]);
});

test("it is listed with its reason if the answer is to leave it out", () => {
  const read = readStruck({ answers: { struckRows: "leave-out" } });
  expect(read.invoices.map(({ row }) => row)).toEqual([2]);
  expect(read.skipped).toContainEqual({ row: 3, reason: "struck out in the file, and left out as you chose" });
});

test("the answer about rows that are struck out is of one file: the next one asks about its own", () => {
  const { template } = readStruck({ answers: { struckRows: "leave-out" } });
  if (template === null) throw new Error("nothing was remembered");
  expect(template).not.toHaveProperty("struckRows");
  expect(readStruck({ templates: [template] }).questions.map(({ id }) => id)).toEqual(["struck-rows"]);
});
