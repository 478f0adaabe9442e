/** @file The rows of a file as they stand in it, for a person to look at. */

import type { Question, RowProblem, ShownRow, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import { seen, type Table } from "../cells/table.ts";

/** Beyond them nobody scrolls, and all of it travels between processes. */
const mostWithProblems = 500;
const mostOthers = 200;

interface WorthShowing {
  readonly problems: readonly RowProblem[];
  readonly questions: readonly Question[];
  readonly skipped: readonly SkippedRow[];
}

/** The first `count` rows, those with problems, and those that a question or a skipped row refers to. */
export function showRows(
  { rows }: Table,
  { problems, questions, skipped }: WorthShowing,
  count: number,
): readonly ShownRow[] {
  if (count === 0) return [];
  const asked = questions.flatMap(({ examples }) => examples.map(({ row }) => row));
  const wanted = new Set([
    ...firstOf(
      problems.map(({ row }) => row),
      mostWithProblems,
    ),
    ...firstOf([...asked, ...skipped.map(({ row }) => row)], mostOthers),
  ]);
  return rows
    .filter(({ number }, index) => index < count || wanted.has(number))
    .map(({ number, cells }) => ({ row: number, cells: cells.map(seen) }));
}

const firstOf = (rows: readonly number[], most: number): readonly number[] => [...new Set(rows)].slice(0, most);
