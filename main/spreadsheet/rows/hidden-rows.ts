/** @file Handles hidden and struck-out rows, and hidden columns: an invoice in such a row is neither sent nor left out without a word. */

import type { Question, ReadColumn, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { columnLetter, type Row, rowInLine, type Table } from "../cells/table.ts";

/** The rows to read, and what became of the hidden and struck-out ones. */
export interface VisibleRows {
  readonly rows: readonly Row[];
  readonly skipped: readonly SkippedRow[];
  /** See {@link SheetReading.derived}. */
  readonly derived: readonly Message[];
  readonly questions: readonly Question[];
}

/** A mark that says of a row that it may not count any more. People may not see it, or may not mean it. */
interface RowMark {
  readonly about: "hidden-rows" | "struck-rows";
  readonly answer: "hiddenRows" | "struckRows";
  readonly isOn: (row: Row) => boolean;
  readonly ask: "ask-hidden-rows" | "ask-struck-rows";
  readonly wasRead: "hidden-rows-read" | "struck-rows-read";
  readonly leftOut: "row-hidden" | "row-struck";
}

const marks: readonly RowMark[] = [
  {
    ...{ about: "hidden-rows", answer: "hiddenRows", isOn: ({ isHidden }) => isHidden === true },
    ...{ ask: "ask-hidden-rows", wasRead: "hidden-rows-read", leftOut: "row-hidden" },
  },
  {
    ...{ about: "struck-rows", answer: "struckRows", isOn: ({ isStruck }) => isStruck === true },
    ...{ ask: "ask-struck-rows", wasRead: "struck-rows-read", leftOut: "row-struck" },
  },
];

/** Leaves hidden and struck-out rows out or keeps them, as a person has answered, or asks. */
export const separateMarkedRows = (all: readonly Row[], said: TemplateChange): VisibleRows =>
  marks.reduce<VisibleRows>(
    (before, mark) => {
      const { rows, skipped, derived, questions } = separate(before.rows, mark, said);
      return {
        rows,
        skipped: [...before.skipped, ...skipped],
        derived: [...before.derived, ...derived],
        questions: [...before.questions, ...questions],
      };
    },
    { rows: all, skipped: [], derived: [], questions: [] },
  );

function separate(rows: readonly Row[], mark: RowMark, said: TemplateChange): VisibleRows {
  const marked = rows.filter(mark.isOn);
  const nothing = { rows, skipped: [], derived: [], questions: [] };
  if (marked.length === 0) return nothing;
  const answer = said[mark.answer];
  if (answer === undefined) return { ...nothing, questions: [askAbout(marked, mark)] };
  if (answer === "send") return { ...nothing, derived: [{ say: mark.wasRead, rows: marked.length }] };
  return {
    ...nothing,
    rows: rows.filter((row) => !mark.isOn(row)),
    skipped: marked.map(({ number }) => ({ row: number, reason: { say: mark.leftOut } })),
  };
}

function askAbout(marked: readonly Row[], { about, answer, ask }: RowMark): Question {
  const rows = marked.length;
  const first = marked.slice(0, 5);
  return {
    id: about,
    about,
    text: { say: ask, rows, first: first.map(({ number }) => number) },
    column: null,
    answers: [
      { id: "send", label: { say: "send-hidden", rows }, sets: { [answer]: "send" } },
      { id: "leave-out", label: { say: "leave-hidden-out", rows }, sets: { [answer]: "leave-out" } },
    ],
    examples: first.map((row) => ({
      row: row.number,
      value: rowInLine(row),
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
