/** @file `answer`: answers the questions about how to read a spreadsheet, by question id and answer id. */

import type { Answer, Question } from "../../shared/spreadsheet/sheet-reading.ts";
import {
  changeTyped,
  fitsTyped,
  isForLaterFiles,
  mergeChange,
  type TemplateChange,
} from "../../shared/spreadsheet/template.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { escapeLine } from "../../shared/values/text/escape-controls.ts";
import { sayFailure } from "../../shared/wording/imports/say-failure.ts";
import { sayMessage, sayMessagesIn } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { canAnswer, searchLists } from "../imports/decide.ts";
import { lookAtSheet } from "../imports/look-at-sheet.ts";
import { refuse } from "./refuse.ts";
import { tellDecision } from "./tell-decision.ts";

/**
 * Answers questions about one import. Without answers, lists the open questions.
 *
 * @param answers such as "date-order=dmy", one for each question
 * @param remember true to read later files with the same headers in the same way; of e-invoices it is always remembered
 * @param asJson lists them as JSON, as `check --json` has them
 * @returns the exit code: 0, or 2 for an unknown import, question or answer
 */
export async function answerQuestions(
  parts: Assembly,
  id: string,
  answers: readonly string[],
  remember: boolean,
  asJson: boolean,
): Promise<number> {
  const import_ = parts.journal.get(id);
  if (!import_) return refuse(words.cli.noImport(id));
  const { state } = import_;
  if (state.at === "waiting" && state.why.kind === "spreadsheet-or-document")
    return refuse(`${sayFailure(state.why)} ${words.cli.sayImportOrAttach(id)}`);
  if (import_.kind !== "batch" || import_.place.path === null)
    return answers.length === 0 ? tellQuestions(id, [], asJson) : refuse(words.cli.nothingAsked(id));
  // Its questions may have been answered before some of it was sent: no answer changes that.
  if (!canAnswer(import_))
    return answers.length === 0
      ? tellQuestions(id, [], asJson)
      : refuse(words.imports.objection.nothingAsked(id, words.imports.stateName[state.at]));
  const looked = await lookAtSheet(parts.ports, import_);
  if (!looked.ok) return refuse(sayFailure(looked.error));
  const { questions } = looked.value;
  if (answers.length === 0) return tellQuestions(id, questions, asJson);
  let change: TemplateChange = {};
  const ofOneFile: string[] = [];
  for (const given of answers) {
    // A name may hold an equals sign.
    const [question] = questions
      .filter(({ id: own }) => given.startsWith(`${own}=`))
      .toSorted((a, b) => b.id.length - a.id.length);
    const sets = question && setsOf(question, given.slice(question.id.length + 1));
    if (sets === undefined) return refuse(`${words.cli.answersNothing(given)}\n\n${sayQuestions(questions)}`);
    const listed = await asListed(parts, id, sets);
    if (!listed.ok) return refuse(listed.error);
    change = mergeChange(change, listed.value);
    if (!isForLaterFiles(sets)) ofOneFile.push(given);
  }
  // What is said of an e-invoice's supplier, VAT category or type holds for that alone, so also for the next one.
  const isForLater = remember || looked.value.eInvoice !== null;
  const code = await tellDecision(parts, id, { type: "answer", change, remember: isForLater });
  if (code === 0 && remember && ofOneFile.length > 0)
    process.stdout.write(`${words.cli.notRemembered(ofOneFile.map(escapeLine))}\n`);
  return code;
}

/** What an answer sets: one of the question's own, or what is typed in place of "NUMBER" or "NAME". */
function setsOf({ answers }: Question, given: string): TemplateChange | undefined {
  const named = answers.find(({ id, typed }) => id === given && typed === undefined);
  const typed = answers.find((answer) => answer.typed !== undefined)?.typed;
  if (named !== undefined) return named.sets;
  return typed !== undefined && fitsTyped(typed, given.trim()) ? changeTyped(typed, given.trim()) : undefined;
}

/** The names as the office's lists have them, or a sentence about one that they lack. */
async function asListed(
  { ports }: Assembly,
  id: string,
  { names, ...others }: TemplateChange,
): Promise<Result<TemplateChange, string>> {
  let change: TemplateChange = others;
  for (const [property, said] of Object.entries(names ?? {}) as [Property, Readonly<Record<string, string>>][])
    for (const [from, to] of Object.entries(said)) {
      const { exact, found } = await searchLists(ports, id, property, to);
      if (exact === null) return fail(words.cli.notListed(escapeLine(to), found.slice(0, mostNamed).map(escapeLine)));
      change = mergeChange(change, { names: { [property]: { [from]: exact } } });
    }
  return ok(change);
}
const mostNamed = 3;

function tellQuestions(id: string, questions: readonly Question[], asJson: boolean): number {
  if (asJson) process.stdout.write(`${JSON.stringify({ import: id, questions }, sayMessagesIn, 2)}\n`);
  else if (questions.length === 0) process.stdout.write(`${words.cli.nothingAsked(id)}\n`);
  else process.stdout.write(`${sayQuestions(questions)}\n${sayExample(id, questions)}\n`);
  return 0;
}

/** What to type, with the first answer that can be given as it is. */
function sayExample(id: string, questions: readonly Question[]): string {
  for (const { id: question, answers } of questions) {
    const answer = answers.find(({ typed }) => typed === undefined)?.id;
    if (answer !== undefined)
      return words.cli.forExample(`pigeonhole answer ${id} ${quoteArgument(`${question}=${answer}`)}`);
  }
  return words.cli.forExample(`pigeonhole answer ${id} ${quoteArgument(`${questions[0]?.id}=…`)}`);
}

/** In double quotes where a shell would split or change it. */
const quoteArgument = (text: string): string => (/^[\w=.,:%-]+$/.test(text) ? text : `"${text}"`);

function placeholder({ id, typed }: Answer): string {
  if (typed === undefined) return id;
  return typed.into === "supplier" || typed.into === "names" ? "NAME" : "NUMBER";
}

const sayQuestions = (questions: readonly Question[]): string =>
  questions
    .map(({ id, text, answers }) => [
      sayMessage(text),
      ...answers.map((answer) => `   ${id}=${placeholder(answer)}   ${sayMessage(answer.label)}`),
    ])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
