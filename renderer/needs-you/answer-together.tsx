/** @file One answer for several spreadsheets that ask the same, with a cell of each and what the answers make of it. */

import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { shortLabel } from "../sheet/sheet-draft.ts";
import { sayReading } from "../sheet/sheet-question.tsx";
import { answerAll, isActing } from "./act-on-many.ts";
import { type AskedSheet, type CommonQuestion, changeFor, commonQuestions } from "./common-questions.ts";

/** @param imports spreadsheets that ask something; at least two */
export function AnswerTogether({ imports }: { readonly imports: readonly Import[] }) {
  const isOpen = useSignal(false);
  const sheets = useSignal<readonly AskedSheet[] | null>(null);
  const failure = useSignal<string | null>(null);
  const which = imports.map(({ id, version }) => `${id} ${version}`).join();
  useEffect(() => {
    if (!isOpen.value) return;
    let isOld = false;
    sheets.value = null;
    void Promise.all(imports.map(({ id }) => ask("imports.sheet", { id }))).then((replies) => {
      if (isOld) return;
      const problem = replies.find((reply) => !reply.ok);
      failure.value = problem === undefined || problem.ok ? null : problem.error.message;
      sheets.value = replies.flatMap((reply, at) => {
        const { id = "", place } = imports[at] ?? {};
        return reply.ok && reply.value !== null ? [{ id, file: place?.dropped ?? id, sheet: reply.value }] : [];
      });
    });
    return () => {
      isOld = true;
    };
  }, [which, isOpen.value, sheets, failure]);
  const { desk, look } = words;
  return (
    <details class="together" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{desk.answerTogether(imports.length)}</summary>
      <FailureLine failure={failure.value} />
      {sheets.value === null ? (
        <p class="muted" role="status">
          {failure.value === null ? look.loading : ""}
        </p>
      ) : (
        <Answers key={which} imports={imports} sheets={sheets.value} />
      )}
    </details>
  );
}

interface AnswersProps {
  readonly imports: readonly Import[];
  readonly sheets: readonly AskedSheet[];
}

function Answers({ imports, sheets }: AnswersProps) {
  const chosen = useSignal<ReadonlyMap<string, string>>(new Map());
  const problem = useSignal<string | null>(null);
  const { desk, look } = words;
  const questions = commonQuestions(sheets);
  if (questions.length === 0) return <p>{desk.nothingInCommon}</p>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    problem.value = questions.some(({ id }) => chosen.value.has(id)) ? null : look.chooseFirst;
    if (problem.value !== null) return;
    const byId = new Map(sheets.map((asked) => [asked.id, changeFor(asked, chosen.value)]));
    void answerAll(imports, ({ id }) => byId.get(id) ?? {});
  };
  return (
    <form class="asked" onSubmit={submit} noValidate>
      {questions.map((common) => (
        <OneQuestion
          key={common.id}
          common={common}
          chosen={chosen.value.get(common.id) ?? null}
          choose={(answer) => {
            chosen.value = new Map(chosen.value).set(common.id, answer);
            problem.value = null;
          }}
        />
      ))}
      <FailureLine failure={problem.value} />
      <p class="field-hint">{desk.answerHint}</p>
      <div class="card-acts">
        <button type="submit" class="button primary" aria-disabled={isActing.value}>
          {desk.useForAll(imports.length)}
        </button>
      </div>
    </form>
  );
}

interface OneQuestionProps {
  readonly common: CommonQuestion;
  readonly chosen: string | null;
  readonly choose: (answer: string) => void;
}

function OneQuestion({ common: { question, answers, examples }, chosen, choose }: OneQuestionProps) {
  const name = useId();
  const { desk, look } = words;
  // The example in an answer is of the first file.
  const short = answers.map(({ label }) => shortLabel(label));
  const heads = new Set(short).size === short.length ? short : answers.map(({ label }) => label);
  return (
    <>
      <fieldset>
        <legend>
          {
            desk.sameQuestion[
              question.about === "date-order" || question.about === "decimal-sign" ? question.about : "other"
            ]
          }
        </legend>
        {answers.map(({ id, label }) => (
          <label key={id} class="choice">
            <input type="radio" name={name} checked={chosen === id} onChange={() => choose(id)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {examples.length === 0 ? (
        <p>{sayMessage(question.text)}</p>
      ) : (
        <div class="examples">
          <table>
            <caption>{look.examples}</caption>
            <thead>
              <tr>
                <th scope="col">{desk.file}</th>
                <th scope="col">{look.exampleValue}</th>
                {answers.map(({ id }, at) => (
                  <th key={id} scope="col" class={id === chosen ? "chosen" : undefined}>
                    {heads[at]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {examples.map(({ file, example }) => (
                <tr key={file}>
                  <th scope="row">{file}</th>
                  <td>
                    <code>{sayMessage(example.value)}</code>
                  </td>
                  {answers.map(({ id }) => (
                    <td key={id} class={id === chosen ? "chosen" : undefined}>
                      {sayReading(question, example.readings[id] ?? "")}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
