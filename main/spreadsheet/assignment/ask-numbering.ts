/** @file Asks where one program gave all the numbers under “Invoice no”, and another column has those of the suppliers. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Row } from "../cells/table.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { isDateCell, shareOf } from "../columns/column-content.ts";
import { askWhat } from "../columns/questions/ask-in-doubt.ts";
import { askWhich } from "../columns/questions/ask-which.ts";
import { isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { isNumberedByOne, isNumberedBySeveral, isOfOneSeries } from "../proof/numbering.ts";
import { isNamed } from "./evidence.ts";

/** The question which of the two is the number of the invoice: an office may number what it receives. */
export function askAboutNumbering(columns: CheckedColumns): readonly Question[] {
  const { all, rows } = columns;
  const column = columnOf(columns, "InvoiceNumber");
  if (column === undefined || isAnswered(columns, column) || !isOfOneSeries(column, rows)) return [];
  const isByOne = isNumberedByOne(column, rows);
  const others = all.filter(
    (other) =>
      other !== column &&
      ((isByOne &&
        mayBeTheirs(other) &&
        (isNumberedBySeveral(other, rows) || (ofSeveral(columns) && areOthers(other, column, rows)))) ||
        (mayBeAnything(other) && ofSeveral(columns) && isNumberedBySeveral(other, rows))),
  );
  if (others.length > 0) return [askWhich("InvoiceNumber", [column, ...others], "ask-which-of-twins")];
  return isByOne && isNamedOfPaper(column) && ofSeveral(columns)
    ? [askWhat(column, ["InvoiceNumber", "InternalReference"])]
    : [];
}

/** “Supplier Invoice” may have the number of the office's own record, and “Invoice number” has whatever it says. */
const isNamedOfPaper = ({ known }: SurveyedColumn): boolean =>
  known?.meaning.is === "property" && known.meaning.property === "InvoiceNumber" && known.meaning.rank > 1;

/** No two suppliers continue each other's numbers, so these can't be theirs. */
function ofSeveral(columns: CheckedColumns): boolean {
  const names = columnOf(columns, "AccountName");
  return names !== undefined && new Set(names.content.sample.map(({ text }) => text)).size > 1;
}

/** A number of its own in every row that has one in `column`, in no series: it need not show who gave it. */
const areOthers = (other: SurveyedColumn, column: SurveyedColumn, rows: readonly Row[]): boolean => {
  const { sample } = other.content;
  return (
    sample.length >= column.content.sample.length &&
    new Set(sample.map(({ text }) => text)).size === sample.length &&
    sample.every(({ text }) => /\d{2}/.test(text)) &&
    shareOf(other.content, isDateCell) === 0 &&
    !isOfOneSeries(other, rows)
  );
};

/** Under a heading that nobody knows the suppliers' numbers are as likely as under one that names them vaguely. */
const mayBeAnything = ({ known, content }: SurveyedColumn): boolean => known === null && content.isFilled;

const mayBeTheirs = (column: SurveyedColumn): boolean =>
  isNamed(column, "InvoiceNumber") ||
  isNamed(column, "InternalReference") ||
  isInDoubt(column, "reference", "theirReference", "number");
