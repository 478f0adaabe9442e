/** @file The rows that a question is about, and their texts, as its message has them. */

import type { Row } from "../cells/table.ts";
import { placeOf, type SurveyedColumn } from "./survey-columns.ts";

/** A row and the text that made it match. */
export interface MatchingRow {
  readonly row: Row;
  readonly text: string;
}

export const mostNamed = 3;

/** Rows as a message has them: the first three by number, the others counted. */
export const atRows = (found: readonly { readonly row: Row }[]) => atNumbers(found.map(({ row }) => row.number));

/** The same of the rows' numbers. */
export const atNumbers = (rows: readonly number[]) => ({
  rows: rows.slice(0, mostNamed),
  more: Math.max(0, rows.length - mostNamed),
});

/** A column's texts in some rows, each with its own, as a message has them. */
export const foundIn = (column: SurveyedColumn, found: readonly MatchingRow[]) => ({
  column: placeOf(column),
  ...valuesIn(found),
});

/** The first different texts with their rows, and the rows of all the others. */
export function valuesIn(found: readonly MatchingRow[]) {
  const byText = [...Map.groupBy(found, ({ text }) => text)];
  const others = byText.slice(mostNamed).flatMap(([, rows]) => rows);
  return {
    values: byText.slice(0, mostNamed).map(([text, rows]) => ({ text: text.slice(0, longestNamed), at: atRows(rows) })),
    others: others.length === 0 ? null : atRows(others),
  };
}

const longestNamed = 60;
