/** @file The question which of several columns holds a property. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import { answerLeaveAlone, examplesSideBySide, leavingAlone } from "../column-verdict.ts";
import { exampleOf, placeOf, type SurveyedColumn } from "../survey-columns.ts";

/** @param say twins are all headed for the property; of any others, one may hold it */
export function askWhich(
  property: Property,
  columns: readonly SurveyedColumn[],
  say: "ask-which-of-twins" | "ask-which-of-any",
): Question {
  const of = { columns: columns.map(placeOf), property };
  return {
    id: `which-${property}`,
    about: "column",
    text: say === "ask-which-of-twins" ? { say, ...of } : { say, ...of },
    column: null,
    answers: [
      ...columns.map((column) => ({
        id: column.letter,
        label: { say: "column-shown" as const, column: placeOf(column), example: exampleOf(column) },
        sets: {
          columns: {
            ...leavingAlone(columns).columns,
            [column.name]: { as: "property", property } as const,
          },
        },
      })),
      answerLeaveAlone(columns, { say: columns.length === 2 ? "neither-of-them" : "none-of-them" }),
    ],
    examples: examplesSideBySide(columns),
  };
}
