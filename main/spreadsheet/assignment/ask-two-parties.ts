/** @file Asks where two companies are in each row, and nothing but a heading shows which of them is to be paid. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { emptyCell, seen } from "../cells/table.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { isNameCell, shareOf } from "../columns/column-content.ts";
import { askWhich } from "../columns/questions/ask-which.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { pointsOfOwnNumbers } from "./own-numbers.ts";

/**
 * The question which of two parties the supplier is, such as “Agente” beside “Prestador”. It is not asked where the numbers
 * show whose invoices these are: each supplier gives them in its own way.
 */
export function askAboutParties(columns: CheckedColumns): readonly Question[] {
  const { all, rows } = columns;
  const supplier = columnOf(columns, "AccountName");
  if (supplier === undefined || isAnswered(columns, supplier) || !isOfCompanies(supplier)) return [];
  const numbers = columnOf(columns, "InvoiceNumber");
  const points = (names: SurveyedColumn): number => (numbers ? pointsOfOwnNumbers(names, numbers, rows) : 0);
  const isNeutral = !saysSupplier(supplier);
  const others = all.filter(
    (other) =>
      other !== supplier &&
      (mayBeParty(other) || (isNeutral && mayBeEither(other))) &&
      columns.useOf(other)?.as !== "property" &&
      isOfCompanies(other),
  );
  const rivals = others.filter(
    (other) => differ(other, supplier, columns) && points(supplier) <= Math.max(0, points(other)),
  );
  return rivals.length === 0 ? [] : [askWhich("AccountName", [supplier, ...rivals], "ask-which-of-twins")];
}

/** A heading that is unknown, or names somebody without saying whether that is the office's own side. */
const mayBeParty = (column: SurveyedColumn): boolean => column.known === null || isAside(column, "user", "contact");

/** “Dodávateľ” says whose invoices these are, and “Partner” doesn't. */
const saysSupplier = ({ known }: SurveyedColumn): boolean =>
  known?.meaning.is === "property" && known.meaning.property === "AccountName" && known.meaning.rank === 1;

/** “Firma” beside “Partner”: either may be the office's own side. */
const mayBeEither = (column: SurveyedColumn): boolean =>
  isAside(column, "company", "otherName") || isInDoubt(column, "name");

/** True for several companies, in nearly every row. */
function isOfCompanies({ content }: SurveyedColumn): boolean {
  const names = [...new Set(content.sample.map(({ text }) => text))];
  return names.length > 1 && shareOf(content, isNameCell) >= 0.9 && names.filter(isCompany).length * 2 >= names.length;
}

/** True where most rows have both, and neither names the other: “Ship to” may repeat the supplier, and so does a memo. */
function differ(one: SurveyedColumn, other: SurveyedColumn, { rows }: CheckedColumns): boolean {
  const both = rows.filter(({ cells }) => {
    const [first, second] = [one, other].map(({ index }) => seen(cells[index] ?? emptyCell).toLowerCase());
    if (!first || !second) return false;
    return !first.includes(second) && !second.includes(first);
  });
  return both.length * 2 > rows.length;
}
