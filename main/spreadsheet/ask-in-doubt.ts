/** @file What a doubtful column is settled with, and the questions where it stays in doubt. */

import type { Property } from "../../shared/purchase-invoice.ts";
import type { Question } from "../../shared/sheet-reading.ts";
import {
  answerLeaveAlone,
  answerProperty,
  examplesOf,
  examplesSideBySide,
  type Finding,
  isAsked,
  leaveAlone,
  nothingFound,
  type Verdict,
} from "./column-verdict.ts";
import { allOf, eitherOf, propertyWords } from "./column-words.ts";
import { calledAs, columnCalled, type SurveyedColumn, suchAs } from "./survey-columns.ts";
import type { Row } from "./table.ts";

/** What is settled already. */
export interface DoubtContext {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  /** The column of each property; null where the property comes from elsewhere, such as a constant. */
  readonly held: ReadonlyMap<Property, SurveyedColumn | null>;
}

export type Settle = (columns: readonly SurveyedColumn[], context: DoubtContext) => Finding;

export const leaveAll = (columns: readonly SurveyedColumn[], why: string): Finding => ({
  verdicts: columns.map((column) => leaveAlone(column, why)),
  questions: [],
});

/** One question: of one column what it holds, of several which one holds `property`. */
export function ask(
  verdicts: readonly Verdict[],
  columns: readonly SurveyedColumn[],
  property: Property,
  mayHold: (column: SurveyedColumn) => readonly Property[],
): Finding {
  const [only, second] = columns;
  if (only === undefined) return verdicts.length === 0 ? nothingFound : { verdicts, questions: [] };
  const asked = [...verdicts, ...columns.map(isAsked)];
  return {
    verdicts: asked,
    questions: [second === undefined ? askWhat(only, mayHold(only)) : askWhich(columns, property)],
  };
}

function askWhat(column: SurveyedColumn, possible: readonly Property[]): Question {
  const words = eitherOf(possible.map((property) => propertyWords[property]));
  return {
    id: `column-${column.letter}`,
    about: "column",
    text:
      possible.length === 1
        ? `Does ${columnCalled(column)} hold ${words}?`
        : `${columnCalled(column).replace("c", "C")} may hold ${words}. Which one is it?`,
    column: column.letter,
    answers: [
      ...possible.map((property) => answerProperty(column, property)),
      answerLeaveAlone([column], possible.length === 1 ? "No: leave it out" : "None of these: leave it out"),
    ],
    examples: examplesOf(column, {
      ...Object.fromEntries(possible.map((property) => [property, (text: string) => text])),
      "leave-alone": () => "left out",
    }),
  };
}

function askWhich(columns: readonly SurveyedColumn[], property: Property): Question {
  return {
    id: `which-${property}`,
    about: "column",
    text: `Any of the columns ${allOf(columns.map(calledAs))} may hold ${propertyWords[property]}. Which one does?`,
    column: null,
    answers: [
      ...columns.map((column) => ({
        id: column.letter,
        label: `${calledAs(column)}${suchAs(column)}`,
        sets: {
          columns: {
            ...answerLeaveAlone(columns, "").sets.columns,
            [column.name]: { as: "property", property } as const,
          },
        },
      })),
      answerLeaveAlone(columns, "None of them"),
    ],
    examples: examplesSideBySide(columns),
  };
}
