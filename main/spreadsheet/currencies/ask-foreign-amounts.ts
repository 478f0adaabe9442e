/** @file Asks where a column has amounts in foreign currencies alone, and nothing proves whose they are. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { figureAt } from "../cells/both-ways.ts";
import { emptyCell, seen } from "../cells/table.ts";
import { type CheckedColumns, columnOf } from "../columns/checked-columns.ts";
import { isAmountCell, shareOf } from "../columns/column-content.ts";
import { answerAsTheyStand, examplesOf } from "../columns/column-verdict.ts";
import { placeOf, type SurveyedColumn } from "../columns/survey-columns.ts";
import { saysForeign } from "./own-currency.ts";

/**
 * The question about a column such as “Total FC” that is blank or 0 in all rows of one currency, and filled in in rows of
 * others: what is sent of these may be converted. If the rates prove it, the amounts are taken: see foreign-amounts.ts.
 */
export function askAboutForeignAmounts(columns: CheckedColumns): Question[] {
  const { all, amounts, rows, answered } = columns;
  const currency = columnOf(columns, "Currency");
  if (currency === undefined || amounts.length === 0) return [];
  const codeAt = (cells: (typeof rows)[number]["cells"]): string => seen(cells[currency.index] ?? emptyCell).trim();
  const codes = new Set(rows.map(({ cells }) => codeAt(cells)).filter((code) => code !== ""));
  if (codes.size < 2) return [];
  const isOfForeign = (column: SurveyedColumn): boolean =>
    [...codes].some((base) => rows.every((row) => codeAt(row.cells) !== base || figureAt(row, column.index) === 0n));
  const found = all.find(
    (column) =>
      !amounts.includes(column) &&
      saysForeign(column.header) &&
      column.content.isFilled &&
      shareOf(column.content, isAmountCell) >= 0.9 &&
      isOfForeign(column),
  );
  const id = `foreign-${found?.letter ?? ""}`;
  if (found === undefined || answered.accepted.includes(id)) return [];
  return [
    {
      ...answerAsTheyStand(id),
      about: "column",
      text: { say: "ask-foreign-amounts", column: placeOf(found) },
      column: found.letter,
      examples: examplesOf(found, { "as-they-stand": () => ({ say: "left-out" }) }),
    },
  ];
}
