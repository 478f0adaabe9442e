/** @file Rows and columns that the file hides: an invoice in a hidden row is neither sent nor dropped in silence. */

import type { Question, ReadColumn, SkippedRow } from "../../shared/sheet-reading.ts";
import type { TemplateChange } from "../../shared/template.ts";
import { columnLetter, type Row, seen, type Table } from "./table.ts";

export interface SiftedRows {
  readonly rows: readonly Row[];
  readonly skipped: readonly SkippedRow[];
  /** See {@link SheetReading.derived}. */
  readonly derived: readonly string[];
  readonly questions: readonly Question[];
}

/** Takes hidden rows out, keeps them or asks, as was said. */
export function siftHiddenRows(rows: readonly Row[], { hiddenRows }: TemplateChange): SiftedRows {
  const hidden = rows.filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return { rows, skipped: [], derived: [], questions: [] };
  const these = hidden.length === 1 ? "1 row is hidden in the file" : `${hidden.length} rows are hidden in the file`;
  if (hiddenRows === undefined) return { rows, skipped: [], derived: [], questions: [askAboutHidden(these, hidden)] };
  if (hiddenRows === "send")
    return { rows, skipped: [], derived: [`${these} and read like the others`], questions: [] };
  return {
    rows: rows.filter(({ isHidden }) => !isHidden),
    skipped: hidden.map(({ number }) => ({ row: number, reason: "hidden in the file, and left out as was said" })),
    derived: [],
    questions: [],
  };
}

function askAboutHidden(these: string, hidden: readonly Row[]): Question {
  const isOne = hidden.length === 1;
  const numbers = hidden.slice(0, 5).map(({ number }) => number);
  const more = hidden.length > numbers.length ? " and others" : "";
  return {
    id: "hidden-rows",
    about: "hidden-rows",
    text: `${these} and ${isOne ? "holds an invoice" : "hold invoices"}: row ${numbers.join(", ")}${more}. ${isOne ? "Is it" : "Are they"} to be sent?`,
    column: null,
    answers: [
      { id: "send", label: isOne ? "Send it too" : "Send them too", sets: { hiddenRows: "send" } },
      { id: "leave-out", label: isOne ? "Leave it out" : "Leave them out", sets: { hiddenRows: "leave-out" } },
    ],
    examples: hidden.slice(0, 5).map(({ number, cells }) => ({
      row: number,
      value: cells.flatMap((cell) => (cell.kind === "empty" ? [] : [seen(cell)])).join(" · "),
      readings: { send: "is sent", "leave-out": "is not sent" },
    })),
  };
}

/** The columns, with a word on each that the file hides and that is read all the same. */
export function markHiddenColumns(
  columns: readonly ReadColumn[],
  { hiddenColumns = [] }: Table,
): { readonly columns: readonly ReadColumn[]; readonly derived: readonly string[] } {
  if (hiddenColumns.length === 0) return { columns, derived: [] };
  const letters = new Set(hiddenColumns.map(columnLetter));
  const isHidden = ({ letter }: ReadColumn): boolean => letters.has(letter);
  const isUsed = ({ use }: ReadColumn): boolean => use !== null && use.as !== "left-alone";
  return {
    columns: columns.map((column) =>
      isHidden(column) ? { ...column, why: `${column.why}; the column is hidden in the file` } : column,
    ),
    derived: columns
      .filter((column) => isHidden(column) && isUsed(column))
      .map(({ name, letter }) => `“${name}” (column ${letter}) is hidden in the file and was read like the others`),
  };
}
