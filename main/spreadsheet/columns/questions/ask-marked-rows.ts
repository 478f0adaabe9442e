/** @file Finds the rows that a column marks, and makes the question about them. */

import type { Answer, Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { type Finding, isAsked } from "../column-verdict.ts";
import type { MatchingRow } from "../found-rows.ts";
import type { SurveyedColumn } from "../survey-columns.ts";

/** A column about which this is asked. */
export const asked = (column: SurveyedColumn, question: Question): Finding => ({
  verdicts: [isAsked(column)],
  questions: [question],
});

/** The rows whose text in the column passes; each text is looked at once. */
export function rowsWith(
  column: SurveyedColumn,
  rows: readonly Row[],
  passes: (text: string) => boolean,
): readonly MatchingRow[] {
  const known = new Map<string, boolean>();
  return rows.flatMap((row) => {
    const text = seen(row.cells[column.index] ?? emptyCell);
    if (text === "") return [];
    const is = known.get(text) ?? passes(text);
    known.set(text, is);
    return is ? [{ row, text }] : [];
  });
}

export const sendToo: Message = { say: "send-these-too" };

/** Asks about the rows that were found; the one answer is as before. */
export const askWhether = (
  column: SurveyedColumn,
  text: Message,
  found: readonly MatchingRow[],
  asBefore: Answer,
): Question => ({
  id: `column-${column.letter}`,
  about: "column",
  text,
  column: column.letter,
  answers: [asBefore],
  examples: found
    .slice(0, 5)
    .map(({ row, text: value }) => ({ row: row.number, value, readings: { "leave-alone": { say: "sent" } } })),
});
