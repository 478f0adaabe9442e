/** @file Why a column cannot hold the property that its heading names, and the question about it. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isBareDay } from "../cells/read-value.ts";
import { type Cell, seen } from "../cells/table.ts";
import { isAmountCell, isDateCell, isDigitsCell, shareOf } from "../columns/column-content.ts";
import { answerLeaveAlone, answerProperty, examplesOf, leftOut } from "../columns/column-verdict.ts";
import { exampleOf, placeOf, type SurveyedColumn } from "../columns/survey-columns.ts";

/** Of fewer values nothing is known. */
export const minSampleToDoubt = 3;

type Misfit = Extract<Message, { say: "ask-misfit" }>["wrong"];

/** Why a column cannot hold the property, or null. A few odd cells are problems of their rows, not of the column. */
export function misfit(property: Property, { content }: SurveyedColumn): Misfit | null {
  const { sample } = content;
  if (property === "AccountName" && sample.length > 0 && shareOf(content, isDigitsCell) === 1) return "numbers";
  if (sample.length < minSampleToDoubt) return null;
  const none = (passes: (cell: Cell) => boolean): boolean =>
    sample.every(({ cell }) => cell.kind !== "error" && !passes(cell));
  switch (property) {
    case "Date":
      return none(
        (cell) =>
          cell.kind === "date" || cell.kind === "number" || isBareDay(cell) || /\d.*\D.*\d|^\d{6,8}$/.test(seen(cell)),
      )
        ? "noDates"
        : none((cell) => !isPlainDecimal(cell))
          ? "amounts"
          : null;
    case "Net":
    case "VAT":
      return none((cell) => /\d/.test(seen(cell)) && cell.kind !== "date") ? "noAmounts" : null;
    case "VATRate":
      return none((cell) => /\d/.test(seen(cell)) && cell.kind !== "date" && !isOverHundred(cell))
        ? "noPercentages"
        : null;
    case "AccountName":
      return none((cell) => cell.kind === "text" && /\p{L}/u.test(cell.text) && !isDateCell(cell)) ? "numbers" : null;
    case "Currency":
      return none((cell) => cell.kind === "text" && !isDateCell(cell) && !isAmountCell(cell)) ? "noCurrencies" : null;
    case "InvoiceNumber":
      return none((cell) => !(isDateCell(cell) && cell.kind === "date")) ? "dates" : null;
    default:
      return null;
  }
}

const isPlainDecimal = (cell: Cell): boolean => /^-?\d+[.,]\d{1,2}$/.test(seen(cell)) && !isDateCell(cell);
const isOverHundred = (cell: Cell): boolean =>
  /^\d{3,}/.test(
    seen(cell)
      .replace(/[.,]\d+%?$/, "")
      .replace(/^100$/, ""),
  );

export function askMisfit(property: Property, column: SurveyedColumn, wrong: Misfit): Question {
  const others: readonly Property[] =
    property === "AccountName" ? ["AccountId"] : property === "VATRate" ? ["VAT"] : [];
  return {
    id: `column-${column.letter}`,
    about: "column",
    text: { say: "ask-misfit", column: placeOf(column), property, wrong, example: exampleOf(column) },
    column: column.letter,
    answers: [
      ...[property, ...others].map((each) => answerProperty(column, each)),
      answerLeaveAlone([column], { say: "other-leave-out" }),
    ],
    examples: examplesOf(column, {
      [property]: (text) => text,
      ...Object.fromEntries(others.map((other) => [other, (text: string) => text])),
      "leave-alone": () => leftOut,
    }),
  };
}
