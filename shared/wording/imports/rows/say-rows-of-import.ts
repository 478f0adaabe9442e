/** @file Says which rows of an import weren't sent with it, weren't saved, or look unusual. */

import type { Import } from "../../../imports/import.ts";
import type { RowProblem } from "../../../spreadsheet/sheet-reading.ts";
import { words } from "../../../words/spoken.ts";
import { quote } from "../../grammar.ts";
import { sayRowProblem } from "./say-rows-with-problems.ts";

/** "2 rows look unusual.", "The first: Row 14, …."; or empty. */
export function sayDoubts(doubts: readonly RowProblem[]): readonly string[] {
  const [first] = doubts;
  if (first === undefined) return [];
  const doubt = sayRowProblem(first);
  return [
    words.imports.unusual(new Set(doubts.map(({ row }) => row)).size),
    doubts.length === 1 ? doubt : words.failures.theFirst(doubt),
  ];
}

/** "2 rows have problems.", "The first: Row 14, …."; or empty. For those not saved before another call failed. */
export function sayNotSaved({ leftOut }: Import): readonly string[] {
  const notSaved = leftOut.filter((row) => row.notSaved);
  const [first] = notSaved;
  if (first === undefined) return [];
  const problem = sayRowProblem(first);
  return [
    words.failures.rowsHaveProblems(notSaved.length),
    notSaved.length === 1 ? problem : words.failures.theFirst(problem),
  ];
}

/** Of a batch that may have been sent: the rows with problems, which weren't in it. */
export function sayNotPartOfIt({ leftOut }: Import): readonly string[] {
  const [first, ...others] = leftOut.filter((row) => !row.notSaved);
  if (first === undefined) return [];
  const rows = new Set([first, ...others].map(({ row }) => row)).size;
  const problem = sayRowProblem(first);
  return [words.failures.notPartOfIt(rows), rows === 1 ? problem : words.failures.theFirst(problem)];
}

/** How many rows were left out because they were sent before; or "". */
export const sayLeftOut = ({ sentBefore: { length: howMany } }: Import): string =>
  howMany === 0 ? "" : words.imports.leftOut(howMany);

/** "You have dealt with 2 rows that weren't sent with it, or not saved: entered by hand" */
export function sayClosed({ leftOut }: Import, reason: string | null): readonly string[] {
  const rows = new Set(leftOut.map(({ row }) => row)).size;
  return [words.imports.closed(rows, reason === null ? null : quote(reason))];
}
