/** @file The input for inferring a doubtful column, and the questions where it stays doubtful. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import type { Row } from "../../cells/table.ts";
import type { Around } from "../around.ts";
import {
  answerLeaveAlone,
  answerProperty,
  examplesOf,
  type Finding,
  isAsked,
  leaveAlone,
  leftOut,
  nothingFound,
  type Verdict,
} from "../column-verdict.ts";
import { placeOf, type SurveyedColumn } from "../survey-columns.ts";
import { askWhich } from "./ask-which.ts";

/** What is already known when a doubtful column is looked at. */
export interface DoubtContext {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  /** The column of each property; null where the property comes from elsewhere, such as a constant. */
  readonly assigned: ReadonlyMap<Property, SurveyedColumn | null>;
  readonly around: Around;
}

/** Infers what doubtful columns hold, or asks. */
export type Infer = (columns: readonly SurveyedColumn[], context: DoubtContext) => Finding;

/** Leaves all these columns alone, for the same reason. */
export const leaveAll = (columns: readonly SurveyedColumn[], why: Message): Finding => ({
  verdicts: columns.map((column) => leaveAlone(column, why)),
  questions: [],
});

/** Adds one question to the verdicts: for one column what it holds, for several which one holds `property`. */
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
    questions: [second === undefined ? askWhat(only, mayHold(only)) : askWhich(property, columns, "ask-which-of-any")],
  };
}

/** The question what one column holds; with one possible property, whether it holds that. */
export function askWhat(column: SurveyedColumn, possible: readonly Property[]): Question {
  const [only] = possible;
  const isOne = only !== undefined && possible.length === 1;
  return {
    id: `column-${column.letter}`,
    about: "column",
    text: isOne
      ? { say: "ask-whether-holds", column: placeOf(column), property: only }
      : { say: "ask-what-holds", column: placeOf(column), properties: possible },
    column: column.letter,
    answers: [
      ...possible.map((property) => answerProperty(column, property)),
      answerLeaveAlone([column], { say: isOne ? "no-leave-out" : "none-leave-out" }),
    ],
    examples: examplesOf(column, {
      ...Object.fromEntries(possible.map((property) => [property, (text: string) => text])),
      "leave-alone": () => leftOut,
    }),
  };
}
