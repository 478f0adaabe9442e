/** @file Asks where one program gave all the numbers under “Invoice no”, and another column has those of the suppliers. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { askWhich } from "../columns/questions/ask-which.ts";
import { isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { isNumberedByOne, isNumberedBySeveral } from "../proof/numbering.ts";
import { isNamed } from "./evidence.ts";

/** The question which of the two is the number of the invoice: an office may number what it receives. */
export function askAboutNumbering(columns: CheckedColumns): readonly Question[] {
  const { all, rows } = columns;
  const column = columnOf(columns, "InvoiceNumber");
  if (column === undefined || isAnswered(columns, column) || !isNumberedByOne(column, rows)) return [];
  const others = all.filter((other) => other !== column && mayBeTheirs(other) && isNumberedBySeveral(other, rows));
  return others.length === 0 ? [] : [askWhich("InvoiceNumber", [column, ...others], "ask-which-of-twins")];
}

const mayBeTheirs = (column: SurveyedColumn): boolean =>
  isNamed(column, "InvoiceNumber") ||
  isNamed(column, "InternalReference") ||
  isInDoubt(column, "reference", "theirReference", "number");
