/** @file Handles hidden rows and columns: an invoice in a hidden row is neither sent nor left out without a word. */

import type { Question, ReadColumn, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { columnLetter, type Row, seen, type Table } from "../cells/table.ts";

/** The rows to read, and what became of the hidden ones. */
export interface VisibleRows {
  readonly rows: readonly Row[];
  readonly skipped: readonly SkippedRow[];
  /** See {@link SheetReading.derived}. */
  readonly derived: readonly Message[];
  readonly questions: readonly Question[];
}

/** Leaves hidden rows out or keeps them, as a person has answered, or asks. */
export function separateHiddenRows(rows: readonly Row[], { hiddenRows }: TemplateChange): VisibleRows {
  const hidden = rows.filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return { rows, skipped: [], derived: [], questions: [] };
  if (hiddenRows === undefined) return { rows, skipped: [], derived: [], questions: [askAboutHidden(hidden)] };
  if (hiddenRows === "send")
    return { rows, skipped: [], derived: [{ say: "hidden-rows-read", rows: hidden.length }], questions: [] };
  return {
    rows: rows.filter(({ isHidden }) => !isHidden),
    skipped: hidden.map(({ number }) => ({ row: number, reason: { say: "row-hidden" } })),
    derived: [],
    questions: [],
  };
}

function askAboutHidden(hidden: readonly Row[]): Question {
  const rows = hidden.length;
  return {
    id: "hidden-rows",
    about: "hidden-rows",
    text: { say: "ask-hidden-rows", rows, first: hidden.slice(0, 5).map(({ number }) => number) },
    column: null,
    answers: [
      { id: "send", label: { say: "send-hidden", rows }, sets: { hiddenRows: "send" } },
      { id: "leave-out", label: { say: "leave-hidden-out", rows }, sets: { hiddenRows: "leave-out" } },
    ],
    examples: hidden.slice(0, 5).map(({ number, cells }) => ({
      row: number,
      value: cells.flatMap((cell) => (cell.kind === "empty" ? [] : [seen(cell)])).join(" · "),
      readings: { send: { say: "is-sent" }, "leave-out": { say: "is-not-sent" } },
    })),
  };
}

/** The columns, with a remark on each hidden one that is read although it is hidden. */
export function markHiddenColumns(
  columns: readonly ReadColumn[],
  { hiddenColumns = [] }: Table,
): { readonly columns: readonly ReadColumn[]; readonly derived: readonly Message[] } {
  if (hiddenColumns.length === 0) return { columns, derived: [] };
  const letters = new Set(hiddenColumns.map(columnLetter));
  const isHidden = ({ letter }: ReadColumn): boolean => letters.has(letter);
  const isUsed = ({ use }: ReadColumn): boolean => use !== null && use.as !== "left-alone";
  return {
    columns: columns.map((column) =>
      isHidden(column) ? { ...column, why: { say: "is-hidden", why: column.why } } : column,
    ),
    derived: columns
      .filter((column) => isHidden(column) && isUsed(column))
      .map(({ name, letter }) => ({ say: "hidden-column-read", name, letter })),
  };
}
