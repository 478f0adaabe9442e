/** @file Readings of spreadsheets that were never there, for tests of what comes after the reading. */

import type { Question, ReadColumn, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { textAsMessage } from "./in-words.ts";

export const blankReading: SheetReading = {
  kind: "invoices",
  sheet: null,
  headerRow: 1,
  text: null,
  columns: [],
  dates: null,
  decimals: null,
  derived: [],
  invoices: [],
  incomplete: [],
  problems: [],
  skipped: [],
  questions: [],
  register: [],
  scope: null,
  listed: [],
  reference: null,
  named: [],
  template: null,
  shown: [],
  eInvoice: null,
  doubts: [],
};

/** Columns from A on, each with the property that its header means. */
export const columnsOf = (mapping: Readonly<Record<string, Property>>): readonly ReadColumn[] =>
  Object.entries(mapping).map(([name, property], index) => ({
    letter: String.fromCharCode(65 + index),
    name,
    use: { as: "property", property },
    why: { say: "header-for", header: name, property },
  }));

export const questionOf = (about: Question["about"], text: string): Question => ({
  id: about,
  about,
  text: textAsMessage(text),
  column: null,
  answers: [],
  examples: [],
});
