/** @file Spreadsheets as the window gets them, for the tests of the view. */

import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { Answer, Question } from "../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../shared/spreadsheet/template.ts";
import { textAsMessage } from "../shared/in-words.ts";
import { columnsOf } from "../shared/sample-readings.ts";

/** A title, headers in row 3, two invoices, one with a wrong date, and a total. */
export const sampleSheet: SheetPreview = {
  kind: "invoices",
  sheet: null,
  headerRow: 3,
  text: { encoding: "UTF-8", separator: "semicolon" },
  columns: columnsOf({ Day: "Date", Number: "InvoiceNumber", Who: "AccountName", Net: "Net" }),
  dates: { order: "dmy", evidence: textAsMessage("row 4 contains 23/04/2026, so day first") },
  decimals: { sign: ",", evidence: textAsMessage("row 4 contains 1.355,90, so the comma is the decimal sign") },
  derived: [],
  questions: [],
  eInvoice: null,
  shown: [
    { row: 1, cells: ["Purchases"] },
    { row: 2, cells: ["of April"] },
    { row: 3, cells: ["Day", "Number", "Who", "Net"] },
    { row: 4, cells: ["23/04/2026", "A-1", "Acme", "1.355,90"] },
    { row: 5, cells: ["31/04/2026", "A-2", "Acme", "20,00"] },
    { row: 90, cells: ["Total", "", "", "1.375,90"] },
  ],
  problems: [
    {
      row: 5,
      column: "A",
      header: "Day",
      value: "31/04/2026",
      reason: textAsMessage("there is no such day"),
      fix: textAsMessage("write another"),
    },
  ],
  problemCount: 1,
  skipped: [
    { row: 1, reason: textAsMessage("above the headings") },
    { row: 2, reason: textAsMessage("above the headings") },
    { row: 90, reason: textAsMessage("a total") },
  ],
  totals: { invoices: 1, suppliers: 1, net: { EUR: "1355.90" }, vat: {} },
};

export const sampleAnswer = (id: string, sets: TemplateChange, label = id): Answer => ({
  id,
  label: textAsMessage(label),
  sets,
});

export const sampleQuestion = (id: string, answers: readonly Answer[], change: Partial<Question> = {}): Question => ({
  id,
  about: "column",
  text: textAsMessage(`What about ${id}?`),
  column: null,
  answers,
  examples: [],
  ...change,
});
