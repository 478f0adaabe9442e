/** @file Asks where an earlier date under a heading that nobody knows may be the invoice's, and the known one its posting. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { askWhich } from "../columns/questions/ask-which.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { isOfDates, mayBeBefore } from "./weigh-dates.ts";

/**
 * The question which of two dates is the invoice's, where the heading of the one that is used doesn't name an invoice
 * (“Bilagsdato”, “Datum”), and the other is before it in some row and after it in none: an invoice is dated before it is
 * posted.
 */
export function askAboutEarlierDate(columns: CheckedColumns): readonly Question[] {
  const { all, rows } = columns;
  const column = columnOf(columns, "Date");
  if (column === undefined || isAnswered(columns, column) || hintsOf(column.header).has("invoice")) return [];
  // “Datum ZP” beside “Datum” says that it is another date.
  const isUnknown = (other: SurveyedColumn): boolean => other.known === null && !hintsOf(other.header).has("date");
  const earlier = all.filter(
    (other) => isUnknown(other) && other.content.isFilled && isOfDates(other) && mayBeBefore(other, column, rows),
  );
  return earlier.length === 0 ? [] : [askWhich("Date", [column, ...earlier], "ask-which-of-twins")];
}
