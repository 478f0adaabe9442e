/** @file Asks whether names under “Account name” (“Kontonavn”) are the suppliers': a nominal account has a name too. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../columns/checked-columns.ts";
import { isNameCell, shareOf } from "../columns/column-content.ts";
import { askWhat } from "../columns/questions/ask-in-doubt.ts";
import { askWhich } from "../columns/questions/ask-which.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { isCompany } from "../proof/legal-forms.ts";
import { pointsOfOwnNumbers } from "./own-numbers.ts";
import { standsForSuppliers } from "./weigh-suppliers.ts";

/**
 * The question whose names these are, where their heading names an account and no supplier: which of two, if a column
 * under a heading that nobody knows has names of companies or of those who number the invoices; and whether these, if
 * none is a company and nothing else shows suppliers.
 */
export function askAboutAccountNames(columns: CheckedColumns): readonly Question[] {
  const { all } = columns;
  const column = columnOf(columns, "AccountName");
  if (column === undefined || isAnswered(columns, column) || !isOfAccounts(column)) return [];
  const others = all.filter(
    (other) => other.known === null && shareOf(other.content, isNameCell) >= 0.9 && areSuppliers(other, columns),
  );
  if (others.length > 0) return [askWhich("AccountName", [column, ...others], "ask-which-of-twins")];
  if (isOwnName(column) || areSuppliers(column, columns)) return [];
  return [askWhat(column, columns.assigned.has("Nominal") ? ["AccountName"] : ["AccountName", "Nominal"])];
}

const isOfAccounts = ({ header }: SurveyedColumn): boolean => {
  const hints = hintsOf(header);
  return hints.has("account") && hints.has("name") && hints.size === 2;
};

/** What the finance system itself calls the supplier. */
const isOwnName = ({ header }: SurveyedColumn): boolean => /^account ?name$/iu.test(header.trim());

/** True for names of companies, for one name per supplier's number, and for names whose invoices are numbered in ways of their own. */
function areSuppliers(column: SurveyedColumn, { all, rows, assigned }: CheckedColumns): boolean {
  const numbers = assigned.get("InvoiceNumber");
  const names = new Set(column.content.sample.map(({ text }) => text));
  if (names.size < 2) return [...names].some(isCompany);
  return (
    [...names].some(isCompany) ||
    standsForSuppliers(column, all, rows) ||
    (numbers != null && numbers !== column && pointsOfOwnNumbers(column, numbers, rows) > 0)
  );
}
