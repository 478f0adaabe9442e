/** @file Selects rows of a file for a person to look at, as the file has them. */

import type { Question, RowProblem, ShownRow, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import { seen, type Table } from "../cells/table.ts";

/** A limit, because all of it is sent between processes and nobody scrolls further. */
const mostWithProblems = 500;
const mostOthers = 200;

interface WorthShowing {
  readonly problems: readonly RowProblem[];
  readonly questions: readonly Question[];
  readonly skipped: readonly SkippedRow[];
}

/** The first `count` rows, rows with problems, and rows that a question or a skipped row refers to. */
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
