/** @file What a person has to decide about a spreadsheet now, or its state, with the buttons. */

import type { Import } from "../../shared/imports/import.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import type { RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { ActButton } from "../import/acts/act-button.tsx";
import { CancelHint } from "../import/acts/cancel-hint.tsx";
import { CorrectButtons } from "../import/acts/correct-buttons.tsx";
import { ProblemsBesides, ProblemTable } from "../import/problem-table.tsx";
import { holdsUp, opensFor, sayProgressNow, sayStateNow } from "../import/state-now.ts";
import { sayApprovingNow } from "../import/what-follows.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { sendAnswers } from "./send-answers.ts";
import { questionInTurn } from "./sheet-draft.ts";
import { SheetQuestion } from "./sheet-question.tsx";
import type { Stage } from "./sheet-stage.ts";
import { changes, draft, sheet } from "./use-sheet.ts";

interface SheetVerdictProps {
  readonly import_: Import;
  readonly stage: Stage;
  readonly command: CommandRun;
  readonly showNextProblem: () => void;
}

export function SheetVerdict({ import_, stage, command, showNextProblem }: SheetVerdictProps) {
  const { id } = import_;
  const view = sheet.value;
  const inTurn = stage === "asking" && view !== null ? questionInTurn(view, draft.value) : null;
  const isBusy = stage === "reading";
  return (
    <section class={`verdict verdict-${stage}`} aria-labelledby="verdict" aria-busy={isBusy}>
      <div class="card-head">
        <StateMark mark={markOf(stage)} />
        <h3 id="verdict" tabIndex={-1}>
          {titleOf(stage, import_, inTurn)}
        </h3>
      </div>
      {inTurn === null || view === null ? (
        <Words import_={import_} stage={stage} />
      ) : (
        <SheetQuestion
          key={inTurn.question.id}
          import_={import_}
          sheet={view}
          inTurn={inTurn}
          isRunning={command.running !== null}
          readAgain={() => sendAnswers(command, id, view)}
        />
      )}
      {stage === "asking" || stage === "stuck" ? (
        <ProblemsBesides file={import_.place.dropped} problems={view?.problems ?? []} />
      ) : null}
      <div class="card-acts">
        {stage === "problems" || doubtsOf(import_).length > 0 ? (
          <button type="button" class={stage === "problems" ? "button primary" : "button"} onClick={showNextProblem}>
            {stage === "problems"
              ? words.look.nextProblem(view?.problemCount ?? 0)
              : words.look.nextDoubt(rowsOf(doubtsOf(import_)))}
          </button>
        ) : null}
        {stage === "problems" ? <CorrectButtons import_={import_} command={command} isBesideCells /> : null}
        {actsAt(stage).map((act) => (
          <ActButton key={act} act={act} import_={import_} command={command} isSeen />
        ))}
        {isBusy ? null : (
          <button
            type="button"
            class="button quiet"
            aria-label={words.window.about(words.window.showFile, import_.place.dropped)}
            onClick={() => void command.run("imports.showFile", { id })}
          >
            {words.window.showFile}
          </button>
        )}
      </div>
      {actsAt(stage).includes("reject") ? <CancelHint import_={import_} command={command} /> : null}
      <FailureLine failure={command.failure} />
    </section>
  );
}

function actsAt(stage: Stage): readonly ("approve" | "retry" | "reject")[] {
  switch (stage) {
    case "held":
      // With unsent changes, an approval would send something else than the person sees.
      return changes.value.size > 0 ? ["reject"] : ["approve", "reject"];
    case "clear":
      return ["retry", "reject"];
    case "asking":
    case "stuck":
    case "problems":
    case "empty":
      return ["reject"];
    case "reading":
    case "going":
    case "over":
      return [];
  }
}

/** What was here before a restore, or was sent in part, may be in the finance system. */
const isUnsent = ({ state }: Import): boolean => state.at === "held" && state.why === undefined;

const rowsOf = (problems: readonly RowProblem[]): number => new Set(problems.map(({ row }) => row)).size;

/** How many rows have problems; 0 where not every problem is at hand. */
const rowsIn = (view: typeof sheet.value): number =>
  view === null || view.problems.length < view.problemCount ? 0 : rowsOf(view.problems);

const doubtsOf = ({ state }: Import): readonly RowProblem[] => (state.at === "held" ? state.doubts : []);

function Words({ import_, stage }: { readonly import_: Import; readonly stage: Stage }) {
  const detail = sayProgressNow(import_);
  switch (stage) {
    case "reading":
      return null;
    case "asking":
    case "stuck":
      return (
        <>
          {sheet.value?.questions.map(({ id, text }) => (
            <p key={id} class="card-words">
              {sayMessage(text)}
            </p>
          ))}
          <p class="card-words muted">{words.look.stuck}</p>
        </>
      );
    case "problems":
      return (
        <p class="card-words">
          {import_.place.copy === undefined ? words.look.problemsHint : words.look.problemsHintCopy}
        </p>
      );
    case "clear":
      return <p class="card-words">{words.look.canBeReadHint}</p>;
    case "held": {
      const doubts = doubtsOf(import_);
      const rows = rowsOf(doubts);
      return (
        <>
          <p class="card-words">
            {isUnsent(import_) ? `${words.look.notSentYet} ` : null}
            {rows === 0 ? null : `${words.look.doubts(rows)} `}
            {changes.value.size > 0 ? words.look.changesFirst : sayApprovingNow(import_)}
          </p>
          {rows === 0 ? null : <ProblemTable file={import_.place.dropped} problems={doubts} mayBeRight />}
        </>
      );
    }
    case "empty":
    case "going":
    case "over":
      return <p class="card-words">{detail}</p>;
  }
}

function titleOf(stage: Stage, import_: Import, inTurn: ReturnType<typeof questionInTurn>): string {
  const { state, parts, answers } = import_;
  switch (stage) {
    case "reading":
      return answers === null ? words.look.loading : words.look.readingAgain;
    case "asking":
      return inTurn === null || inTurn.of === 1 ? words.look.question : words.look.questionOf(inTurn.number, inTurn.of);
    case "stuck":
      return words.look.stuckTitle;
    case "problems":
      return words.look.problems(sheet.value?.problemCount ?? 0, rowsIn(sheet.value));
    case "empty":
      return words.look.noInvoices;
    case "clear":
      return words.look.canBeRead;
    case "held":
      return words.look.held;
    case "going": {
      // It waits for the network, a sign-in, posting hours or the end of a pause; the text says which.
      if (state.at === "queued" && (state.why !== null || opensFor(import_) !== null || holdsUp(import_) !== null))
        return sayStateNow(import_);
      const howMany = countInvoices(parts);
      const goes = state.at === "done" ? words.look.went(howMany) : words.look.goes(howMany);
      return answers === null ? goes : words.look.allAnswered(goes);
    }
    case "over":
      return state.at === "failed" && state.why.kind === "rejected" ? words.look.rejected : words.look.over;
  }
}

function markOf(stage: Stage) {
  switch (stage) {
    case "reading":
      return "working";
    case "asking":
      return "question";
    case "stuck":
    case "problems":
    case "empty":
    case "held":
      return "needs-you";
    case "clear":
    case "going":
      return "done";
    case "over":
      return "empty";
  }
}
