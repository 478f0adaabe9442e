/** @file One question about a spreadsheet: its text, its answers, and what each would make of a few cells. */

import { type Signal, useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { Question, Reading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { TypedInto } from "../../shared/spreadsheet/template.ts";
import { quote, sayAmount, shorten } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { isSentNext, WhatFollows } from "../import/what-follows.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { ListedInput } from "./listed-input.tsx";
import { RememberBox } from "./remember-box.tsx";
import {
  changeOf,
  choose,
  contradicts,
  exampleHeads,
  lackingIn,
  type QuestionInTurn,
  rememberable,
  turnTo,
  type,
} from "./sheet-draft.ts";
import { draft } from "./use-sheet.ts";

interface SheetQuestionProps {
  readonly import_: Import;
  readonly sheet: SheetPreview;
  readonly inTurn: QuestionInTurn;
  readonly isRunning: boolean;
  readonly readAgain: () => void;
}

export function SheetQuestion({ import_, sheet, inTurn, isRunning, readAgain }: SheetQuestionProps) {
  const id = useId();
  const problem = useSignal<string | null>(null);
  const { question, number, of, chosen } = inTurn;
  const isLast = number === of;
  const forLater = rememberable(sheet, draft.value);
  const isTemplate = question.id === "template";
  const isList = isTemplate || changeOf(sheet, draft.value).isInvoices === false;
  const readAgainLabel = isSentNext(import_, sheet.problemCount > 0, isList)
    ? words.look.readAgainAndSend
    : words.look.readAgain;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    problem.value = chosen === null ? words.look.chooseFirst : null;
    const lacking = lackingIn(question, draft.value);
    if (lacking !== null) problem.value = words.look.typeIn[lacking];
    if (problem.value !== null || isRunning || !(await isListed())) return;
    if (isLast) readAgain();
    else draft.value = turnTo(draft.value, number);
  };
  /** Takes what was typed of an entry of the list as the list has it. */
  async function isListed(): Promise<boolean> {
    const typed = question.answers.find((answer) => answer.id === chosen)?.typed;
    if (typed?.into !== "names") return true;
    const text = (draft.value.typed.get(question.id) ?? "").trim();
    const reply = await ask("imports.searchLists", { id: import_.id, property: typed.property, text });
    if (!reply.ok) problem.value = reply.error.message;
    else if (reply.value.exact === null) problem.value = words.look.notListed(quote(shorten(text, 60)));
    else draft.value = type(draft.value, question.id, reply.value.exact);
    return problem.value === null;
  }
  return (
    <form class="asked" onSubmit={(event) => void submit(event)} noValidate>
      <p class="card-words">{words.look.askIntro}</p>
      <fieldset aria-describedby={`${id}-examples`}>
        <legend>{sayBesideExamples(question)}</legend>
        {question.answers.map((answer) => {
          const contradicted = contradicts(sheet, draft.value, question, answer);
          return (
            <label key={answer.id} class="choice">
              <input
                type="radio"
                name={id}
                value={answer.id}
                checked={chosen === answer.id}
                disabled={contradicted}
                onChange={() => {
                  draft.value = choose(draft.value, question.id, answer.id);
                  problem.value = null;
                }}
              />
              <span>
                {sayMessage(answer.label)}
                {contradicted ? <span class="muted"> ({words.look.takenAlready})</span> : null}
              </span>
            </label>
          );
        })}
        {question.answers.map(({ id: own, typed }) =>
          typed && own === chosen ? (
            <TypedAnswer key={own} id={import_.id} question={question} typed={typed} problem={problem} />
          ) : null,
        )}
      </fieldset>
      <div id={`${id}-examples`}>
        <Examples question={question} chosen={chosen} />
      </div>
      <FailureLine failure={problem.value} />
      {isLast ? (
        <>
          {forLater === null ? null : <RememberBox chosen={forLater} />}
          {isTemplate ? null : (
            <WhatFollows
              import_={import_}
              hasProblems={sheet.problemCount > 0}
              isList={isList}
              after={words.look.readsAgain(readAgainLabel)}
            />
          )}
        </>
      ) : (
        <p class="card-words">{words.look.beforeLast}</p>
      )}
      <div class="card-acts">
        {number > 1 ? (
          <button type="button" class="button" onClick={() => (draft.value = turnTo(draft.value, number - 2))}>
            {words.look.previousQuestion}
          </button>
        ) : null}
        <button type="submit" class="button primary" aria-disabled={isRunning}>
          {isLast ? readAgainLabel : words.look.nextQuestion}
        </button>
      </div>
    </form>
  );
}

interface TypedAnswerProps {
  /** Of the file. */
  readonly id: string;
  readonly question: Question;
  readonly typed: TypedInto;
  readonly problem: Signal<string | null>;
}

/** Where an answer is an id of the finance system, a VAT rate, or a name, which nobody but the office knows. */
function TypedAnswer({ id, question, typed, problem }: TypedAnswerProps) {
  const value = draft.value.typed.get(question.id) ?? "";
  const take = (text: string) => {
    draft.value = type(draft.value, question.id, text);
    problem.value = null;
  };
  if (typed.into === "names")
    return <ListedInput id={id} property={typed.property} value={value} problem={problem} type={take} />;
  const { into } = typed;
  const isName = into === "supplier";
  return (
    <input
      class={isName ? "typed-id" : "figure typed-id"}
      inputMode={isName ? "text" : into === "rate" ? "decimal" : "numeric"}
      autoComplete="off"
      spellcheck={false}
      aria-label={words.look.typedField[into]}
      aria-invalid={problem.value !== null}
      value={value}
      onInput={(event) => take(event.currentTarget.value)}
    />
  );
}

function Examples({ question, chosen }: { readonly question: Question; readonly chosen: string | null }) {
  const heads = exampleHeads(question);
  if (question.examples.length === 0) return null;
  return (
    <div class="examples">
      <table>
        <caption>{words.look.examples}</caption>
        <thead>
          <tr>
            <th scope="col" class="figure">
              {words.look.exampleRow}
            </th>
            <th scope="col">{words.look.exampleValue}</th>
            {heads.map(({ id, head }) => (
              <th key={id} scope="col" class={id === chosen ? "chosen" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {question.examples.map(({ row, value, readings }, index) => (
            <tr key={index}>
              <th scope="row" class="figure">
                {row}
              </th>
              <td>
                <code>{sayMessage(value)}</code>
              </td>
              {heads.map(({ id }) => (
                <td key={id} class={id === chosen ? "chosen" : undefined}>
                  {sayReading(question, readings[id] ?? "")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The question without the cells that the table below it has. */
function sayBesideExamples({ text, examples }: Question): string {
  if (examples.length === 0) return sayMessage(text);
  if (text.say === "ask-order") return sayMessage({ ...text, dates: [] }).trim();
  return (text.say === "ask-sign" ? sayMessage({ ...text, amounts: [] }) : sayMessage(text)).trim();
}

/** Amounts as the reader writes them: "1.000" itself is a thousand to some, and one to others. */
export const sayReading = ({ about }: Pick<Question, "about">, reading: Reading): string =>
  about === "decimal-sign" && typeof reading === "string" ? sayAmount(reading, "") : sayMessage(reading);
