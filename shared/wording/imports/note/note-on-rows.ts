/** @file The part of a note about rows: what is wrong or unusual in each, and what to do. */

import type { RowProblem } from "../../../spreadsheet/sheet-reading.ts";
import { words } from "../../../words/spoken.ts";
import { sentence, shorten } from "../../grammar.ts";
import { sayMessage } from "../../message.ts";
import { isTerm, sayHeading } from "../../say-heading.ts";
import { inColumns, type Paragraphs } from "./paragraphs.ts";

export const noteOnProblems = (problems: readonly RowProblem[]): Paragraphs =>
  problems.length === 0
    ? []
    : [[words.note.everyProblem(problems.length, sheetOf(problems))], ...problems.map(noteOnRow)];

export const noteOnDoubts = (doubts: readonly RowProblem[]): Paragraphs =>
  doubts.length === 0 ? [] : [[words.note.everyDoubt(doubts.length, sheetOf(doubts))], ...doubts.map(noteOnRow)];

/** All of them are in one sheet, because only one is read. */
const sheetOf = ([first]: readonly RowProblem[]): string | null => first?.sheet ?? null;

function noteOnRow({ row, column, header, value, reason, fix }: RowProblem): readonly string[] {
  const { note } = words;
  const shown = value === null || value.trim() !== "" ? value : note.emptyValue;
  const lines = inColumns([
    [header !== null && isTerm(header) ? note.field : note.header, header && shorten(sayHeading(header), 120)],
    [note.value, shown && shorten(shown, 200)],
    [note.problem, sentence(sayMessage(reason))],
    [note.fix, sentence(sayMessage(fix)) || null],
  ]);
  return [note.rowAndColumn(row, column), ...lines.map((line) => `  ${line}`)];
}
