/** @file Reads the other sheets of a workbook that have sentences in place of a table: what they say against its invoices. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { seen, type Table } from "../cells/table.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { namesRow, numbersToName, saysOfRows } from "./lines-about-rows.ts";
import { withoutPartPaid } from "./part-payments.ts";
import { holdsBack, longestTitle, titleOf } from "./read-titles.ts";

/** A line on another sheet. */
export interface Note {
  readonly sheet: string;
  readonly text: string;
}

/** More rows are a table, and so are several with cells beside each other: “Paid”, “matched with a payment”. */
const [mostRows, mostOfTable] = [60, 1];

/** The lines of all sheets with few words and no table, besides those that are read. */
export function notesIn(tables: readonly Table[], read: Table): readonly Note[] {
  const names = new Set(read.joined?.map(({ sheet }) => sheet) ?? [read.sheet]);
  return tables.flatMap(({ sheet, rows }) => {
    const beside = rows.filter(({ cells }) => cells.filter(({ kind }) => kind !== "empty").length > 1);
    if (sheet === null || names.has(sheet) || beside.length > mostOfTable || rows.length > mostRows) return [];
    const isText = rows.some(({ cells }) =>
      cells.some((cell) => cell.kind === "text" && /\p{L} \p{L}/u.test(seen(cell))),
    );
    return isText ? rows.map((row) => ({ sheet, text: titleOf(row).text })) : [];
  });
}

/** Asks about the first line that holds invoices back, or speaks of some of them. */
export function askAboutNotes(
  notes: readonly Note[],
  numbers: readonly string[],
  accepted: readonly string[],
): readonly Question[] {
  if (notes.length === 0 || accepted.includes("note-of-sheet")) return [];
  const named = numbersToName(numbers);
  const note = notes.find(
    ({ text }) =>
      holdsBack({ row: 0, text }) || saysOfRows(text) || (withoutPartPaid(text) === null && namesRow(text, named)),
  );
  if (note === undefined) return [];
  return [
    {
      ...answerAsTheyStand("note-of-sheet", { say: "send-all-as-invoices" }),
      about: "kind",
      text: { say: "ask-note-of-sheet", sheet: note.sheet, text: note.text.slice(0, longestTitle) },
      column: null,
      examples: [],
    },
  ];
}
