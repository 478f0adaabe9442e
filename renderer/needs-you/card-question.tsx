/** @file The question about a spreadsheet, answered on its card; the whole sheet is a click away. */

import { useLayoutEffect } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { ProblemsBesides } from "../import/problem-table.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { sendAnswers } from "../sheet/send-answers.ts";
import { questionInTurn } from "../sheet/sheet-draft.ts";
import { SheetQuestion } from "../sheet/sheet-question.tsx";
import { draft, readBeside, sheet, sheetFailure, stage } from "../sheet/use-sheet.ts";

interface CardQuestionProps {
  readonly import_: Import;
  readonly command: CommandRun;
}

export function CardQuestion({ import_, command }: CardQuestionProps) {
  const { id, place } = import_;
  useLayoutEffect(() => readBeside(import_), [id]);
  const view = sheet.value;
  const inTurn = stage.value === "asking" && view !== null ? questionInTurn(view, draft.value) : null;
  if (sheetFailure.value !== null) return <FailureLine failure={sheetFailure.value} />;
  if (view === null || stage.value === "reading")
    return <p class="card-words muted card-loading">{words.look.loadingQuestion}</p>;
  if (inTurn === null)
    return (
      <>
        {view.questions.map(({ id: question, text }) => (
          <p key={question} class="card-words">
            {sayMessage(text)}
          </p>
        ))}
        <p class="card-words muted">{words.look.stuck}</p>
      </>
    );
  return (
    <>
      {inTurn.of === 1 ? null : <h4>{words.look.questionOf(inTurn.number, inTurn.of)}</h4>}
      <SheetQuestion
        key={inTurn.question.id}
        import_={import_}
        sheet={view}
        inTurn={inTurn}
        isRunning={command.running !== null}
        readAgain={() => sendAnswers(command, id, view, words.window.about(words.look.answered, place.dropped))}
      />
      <ProblemsBesides file={place.dropped} problems={view.problems} />
    </>
  );
}
