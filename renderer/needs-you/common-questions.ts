/** @file The questions that several spreadsheets share, so that one answer counts for all of them. Pure. */

import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { Example, Question } from "../../shared/spreadsheet/sheet-reading.ts";
import { mergeChange, type TemplateChange } from "../../shared/spreadsheet/template.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { shortLabel } from "../sheet/sheet-draft.ts";

export interface AskedSheet {
  /** Of the import. */
  readonly id: string;
  readonly file: string;
  readonly sheet: Pick<SheetPreview, "questions">;
}

export interface CommonQuestion {
  readonly id: string;
  /** As the first file asks it. */
  readonly question: Question;
  readonly answers: readonly { readonly id: string; readonly label: string }[];
  /** A cell of each file, with what each answer makes of it. */
  readonly examples: readonly { readonly file: string; readonly example: Example }[];
}

/**
 * Questions that all files ask with the same answers. What is typed, and what is about columns that may hold something else
 * in each file, is asked of each by itself.
 */
export function commonQuestions(sheets: readonly AskedSheet[]): readonly CommonQuestion[] {
  const [first] = sheets;
  if (first === undefined || sheets.length < 2) return [];
  return first.sheet.questions.flatMap((question): CommonQuestion[] => {
    const asked = sheets.map(({ file, sheet }) => ({
      file,
      its: sheet.questions.find(({ id }) => id === question.id),
    }));
    if (question.answers.length === 0 || asked.some(({ its }) => its === undefined || !isAlike(its, question)))
      return [];
    const answers = question.answers.map((answer, at) => {
      const labels = asked.map(({ its }) => sayMessage(its?.answers[at]?.label ?? answer.label));
      const [own = ""] = labels;
      // "Day first: 4 March 2026" names a day of one file.
      return { id: answer.id, label: labels.every((label) => label === own) ? own : shortLabel(own) };
    });
    const examples = asked.flatMap(
      ({ file, its }) => its?.examples.slice(0, 1).map((example) => ({ file, example })) ?? [],
    );
    return [{ id: question.id, question, answers, examples }];
  });
}

/** The same answers, each with the same meaning. */
const isAlike = (one: Question, other: Question): boolean =>
  one.about === other.about &&
  one.answers.length === other.answers.length &&
  one.answers.every(
    ({ id, sets, typed }, at) =>
      typed === undefined &&
      other.answers[at]?.id === id &&
      JSON.stringify(other.answers[at]?.sets) === JSON.stringify(sets),
  );

/** What the chosen answers say of one file. @param chosen the answer's id, by the question's */
export const changeFor = ({ sheet }: AskedSheet, chosen: ReadonlyMap<string, string>): TemplateChange =>
  sheet.questions
    .flatMap(({ id, answers }) => answers.filter((answer) => answer.id === chosen.get(id)))
    .reduce<TemplateChange>((change, { sets }) => mergeChange(change, sets), {});
