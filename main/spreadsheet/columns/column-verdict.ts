/** @file The verdict on a column, and the parts of questions about columns. */

import type { Answer, Example, Question, Reading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { ColumnUse, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isLanguage } from "../headers/known-headers.ts";
import type { SurveyedColumn } from "./survey-columns.ts";

/** What a column is used for, and why. */
export interface Verdict {
  readonly column: SurveyedColumn;
  /** Null where the column is unknown or is asked about. */
  readonly use: ColumnUse | null;
  readonly why: Message;
}

/** The result of one step of the mapping. */
export interface Finding {
  readonly verdicts: readonly Verdict[];
  readonly questions: readonly Question[];
}

export const nothingFound: Finding = { verdicts: [], questions: [] };

export const takeAs = (column: SurveyedColumn, property: Property, why: Message): Verdict => ({
  column,
  use: { as: "property", property },
  why,
});

export const leaveAlone = (column: SurveyedColumn, why: Message): Verdict => ({
  column,
  use: { as: "left-alone" },
  why,
});

export const isAsked = (column: SurveyedColumn): Verdict => ({ column, use: null, why: { say: "is-asked" } });

/** The heading as the reason to take a column. */
export function whyTaken(property: Property, { header, known }: SurveyedColumn): Message {
  const source = known?.source ?? null;
  if (source === null) return { say: "header-for", header, property };
  return isLanguage(source)
    ? { say: "foreign-header-for", header, property, language: source }
    : { say: "program-header-for", header, property, program: source };
}

/** The answer that a column holds `property`. */
export const answerProperty = (column: SurveyedColumn, property: Property, id: string = property): Answer => ({
  id,
  label: { say: "it-holds", property },
  sets: { columns: { [column.name]: { as: "property", property } } },
});

/** The answer that a column is used in a certain way. */
export const answerUse = (column: SurveyedColumn, use: ColumnUse, id: string, label: Message): Answer => ({
  id,
  label,
  sets: { columns: { [column.name]: use } },
});

/** The one answer to a question about rows. It answers that question alone, for this file; the other way is to change the file. */
export const answerAsTheyStand = (
  question: string,
  label: Message = { say: "send-as-they-stand" },
): Pick<Question, "id" | "answers"> => ({
  id: question,
  answers: [{ id: "as-they-stand", label, sets: { accepted: [question] } }],
});

export const answerLeaveAlone = (columns: readonly SurveyedColumn[], label: Message): Answer => ({
  id: "leave-alone",
  label,
  sets: leavingAlone(columns),
});

export const leavingAlone = (columns: readonly SurveyedColumn[]): TemplateChange => ({
  columns: Object.fromEntries(columns.map(({ name }) => [name, { as: "left-alone" }])),
});

/** The reading of a cell that would not be imported. */
export const leftOut: Message = { say: "left-out" };

/** The column's first five values, with the result of each answer. */
export function examplesOf(
  column: SurveyedColumn,
  readings: Readonly<Record<string, (text: string) => Reading>>,
): Example[] {
  return column.content.sample.slice(0, 5).map(({ row, text }) => ({
    row,
    value: text,
    readings: Object.fromEntries(Object.entries(readings).map(([id, read]) => [id, read(text)])),
  }));
}

/** The first values of several columns side by side, by row. */
export function examplesSideBySide(columns: readonly SurveyedColumn[]): Example[] {
  const rows = new Map<number, Record<string, string>>();
  for (const { letter, content } of columns)
    for (const { row, text } of content.sample.slice(0, 5)) rows.set(row, { ...rows.get(row), [letter]: text });
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .slice(0, 5)
    .map(([row, readings]) => ({ row, value: Object.values(readings).join(" · "), readings }));
}
