/** @file The unsent answers about a spreadsheet, one question at a time, and the unsent changes of columns. */

import { onlyFileHelps } from "../../shared/spreadsheet/only-file-helps.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { Answer, Question, ReadColumn } from "../../shared/spreadsheet/sheet-reading.ts";
import {
  type ColumnUse,
  changeTyped,
  fitsTyped,
  isForLaterFiles,
  mergeChange,
  type TemplateChange,
  type TypedInto,
} from "../../shared/spreadsheet/template.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { isSameUse, keyOf } from "./column-use.ts";

export interface Draft {
  /** The index of the question that is shown. */
  readonly at: number;
  /** The chosen answer's id, by the question's id. */
  readonly chosen: ReadonlyMap<string, string>;
  /** What was typed into an answer, by the question's id. */
  readonly typed: ReadonlyMap<string, string>;
  /** By the column's name. */
  readonly uses: ReadonlyMap<string, ColumnUse>;
}

export const emptyDraft: Draft = { at: 0, chosen: new Map(), typed: new Map(), uses: new Map() };

type Asked = Pick<SheetPreview, "questions">;

export interface QuestionInTurn {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly chosen: string | null;
}

/** The question to show now; null if no answer leads on. */
export function questionInTurn(sheet: Asked, { at, chosen }: Draft): QuestionInTurn | null {
  if (onlyFileHelps(sheet.questions)) return null;
  const all = sheet.questions;
  const index = Math.min(at, all.length - 1);
  const question = all[index];
  if (question === undefined) return null;
  return { question, number: index + 1, of: all.length, chosen: chosen.get(question.id) ?? null };
}

export const choose = (draft: Draft, question: string, answer: string): Draft => ({
  ...draft,
  chosen: new Map(draft.chosen).set(question, answer),
});

export const type = (draft: Draft, question: string, text: string): Draft => ({
  ...draft,
  typed: new Map(draft.typed).set(question, text),
});

/** What a question's chosen answer wants typed, where what was typed isn't that; null for any other answer. */
export function lackingIn(question: Question, draft: Draft): TypedInto["into"] | null {
  const typed = chosenAnswer(question, draft)?.typed;
  return typed === undefined || fitsTyped(typed, typedInto(question, draft)) ? null : typed.into;
}

const typedInto = ({ id }: Question, { typed }: Draft): string => (typed.get(id) ?? "").trim();

export const turnTo = (draft: Draft, at: number): Draft => ({ ...draft, at: Math.max(0, at) });

type Used = Pick<ReadColumn, "name" | "use">;

/** Sets the use of a column. Setting its current use undoes the change. */
export function setUse(draft: Draft, { name, use }: Used, wanted: ColumnUse | null): Draft {
  const uses = new Map(draft.uses);
  uses.delete(name);
  if (wanted !== null && !isSameUse(use, wanted)) uses.set(name, wanted);
  return { ...draft, uses };
}

/**
 * The changed uses, in the order of the columns.
 *
 * Two columns cannot have the same use: the last one chosen keeps it, and the others are left alone. This is computed
 * and not stored, because a person who moves through the list by keyboard passes many uses on the way to one.
 */
export function changedUses({ uses }: Draft, columns: readonly Used[]): ReadonlyMap<string, ColumnUse> {
  const holder = new Map([...uses].filter(([, use]) => isExclusive(use)).map(([name, use]) => [keyOf(use), name]));
  return new Map(
    columns.flatMap((column) => {
      const said = uses.get(column.name) ?? column.use;
      const isTaken = (holder.get(keyOf(said)) ?? column.name) !== column.name;
      const use: ColumnUse | null = isTaken ? { as: "left-alone" } : said;
      return use === null || isSameUse(use, column.use) ? [] : [[column.name, use] as const];
    }),
  );
}

const isExclusive = (use: ColumnUse): boolean => use.as === "property" || use.as === "gross";

export const withoutUses = (draft: Draft): Draft => ({ ...draft, uses: new Map() });

/** The whole draft as one change: the answers in their order, then the columns. */
export function changeOf(sheet: Asked & { readonly columns: readonly Used[] }, draft: Draft): TemplateChange {
  const said = sheet.questions.flatMap((question) => setBy(question, draft));
  const uses = changedUses(draft, sheet.columns);
  const columns = uses.size === 0 ? {} : { columns: Object.fromEntries(uses) };
  return [...said, columns].reduce<TemplateChange>(mergeChange, {});
}

function setBy(question: Question, draft: Draft): readonly TemplateChange[] {
  const answer = chosenAnswer(question, draft);
  if (answer === undefined) return [];
  return [answer.typed === undefined ? answer.sets : changeTyped(answer.typed, typedInto(question, draft))];
}

/** True if an earlier answer gives a column of this answer another use, so that both cannot be true. */
export function contradicts(sheet: Asked, draft: Draft, question: Question, answer: Answer): boolean {
  const all = sheet.questions;
  const earlier = all
    .slice(
      0,
      all.findIndex(({ id }) => id === question.id),
    )
    .reduce<TemplateChange>((said, one) => mergeChange(said, chosenAnswer(one, draft)?.sets ?? {}), {});
  const before = new Map(Object.entries(earlier.columns ?? {}));
  return Object.entries(answer.sets.columns ?? {}).some(([name, use]) => {
    const other = before.get(name);
    return other !== undefined && !isSameUse(other, use);
  });
}

const chosenAnswer = ({ id, answers }: Question, { chosen }: Draft): Answer | undefined =>
  answers.find((answer) => answer.id === chosen.get(id));

/**
 * The chosen answers that can count for later files, each by the part of its label before a colon: “Day first”.
 *
 * @returns null where no answer to any of the questions can
 */
export function rememberable(sheet: Asked, draft: Draft): readonly string[] | null {
  const questions = sheet.questions.filter(({ answers }) => answers.some(isForLater));
  if (questions.length === 0) return null;
  return questions.flatMap((question) => {
    const answer = chosenAnswer(question, draft);
    return answer === undefined || !isForLater(answer) ? [] : [shortLabel(sayMessage(answer.label))];
  });
}

const isForLater = ({ sets, typed }: Answer): boolean =>
  (typed !== undefined && typed.into !== "supplier") || isForLaterFiles(sets);

/** The part of an answer before a colon, if it has one: “Day first”. */
export const shortLabel = (label: string): string => /^(.+?): /.exec(label)?.[1] ?? label;

/** A heading for each answer in the examples: the part of its label before a colon, if that is unique. */
export function exampleHeads({
  answers,
  examples,
}: Question): readonly { readonly id: string; readonly head: string }[] {
  const read = answers.filter(({ id }) => examples.some(({ readings }) => readings[id] !== undefined));
  const whole = read.map(({ label }) => sayMessage(label));
  const short = whole.map(shortLabel);
  const isClear = new Set(short).size === short.length;
  return read.map(({ id }, index) => ({ id, head: (isClear ? short : whole)[index] ?? id }));
}
