/** @file What follows once single rows of a batch are answered: the others at once, and what is missing sent again. */

import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openCount } from "../../../shared/confirmation/answered-rows.ts";
import type { RowAnswer } from "../../../shared/confirmation/row-answers.ts";
import type { Part } from "../../../shared/imports/import.ts";
import { sayRowsAnswered } from "../../../shared/wording/imports/say-row-in-doubt.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Settling } from "./settle-buttons.tsx";

interface SettleRestProps {
  readonly part: Part;
  readonly file: string;
  /** False where its file is gone; another button closes it then. */
  readonly canSendAgain: boolean;
  readonly isRunning: boolean;
  readonly settling: Signal<Settling>;
  readonly answerRest: (answer: RowAnswer) => void;
  readonly sendMissing: () => void;
}

export function SettleRest({
  part,
  file,
  canSendAgain,
  isRunning,
  settling,
  answerRest,
  sendMissing,
}: SettleRestProps) {
  const asks = settling.value === "confirming";
  const goBack = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asks) goBack.current?.focus();
  }, [asks]);
  const { rowByRow, needsYou } = words;
  const missing = part.answers?.missing.length ?? 0;
  const open = openCount(part);
  // Rows that wait for another look are open, and no answer for the others is about them.
  const others = open - (part.answers?.later.length ?? 0);
  if (asks)
    return (
      <fieldset class="question">
        <legend>{needsYou.sendAgainQuestion(rowByRow.missingOnes(missing))}</legend>
        <button ref={goBack} type="button" class="button" onClick={() => (settling.value = "by-invoice")}>
          {needsYou.sendAgainNo}
        </button>
        <button type="button" class="button danger" aria-disabled={isRunning} onClick={sendMissing}>
          {rowByRow.sendMissingYes(missing)}
        </button>
      </fieldset>
    );
  const button = (label: string, act: () => void) => (
    <button
      type="button"
      class="button"
      aria-disabled={isRunning}
      aria-label={words.window.about(label, file)}
      onClick={act}
    >
      {label}
    </button>
  );
  return (
    <fieldset class="settle">
      <legend>{sayRowsAnswered(part)}</legend>
      {others > 0 ? button(rowByRow.othersFound(others), () => answerRest("arrived")) : null}
      {others > 0 ? button(rowByRow.othersMissing(others), () => answerRest("missing")) : null}
      {canSendAgain && open === 0 && missing > 0
        ? button(rowByRow.sendMissing(missing), () => (settling.value = "confirming"))
        : null}
      {open > 0 ? <p class="field-hint">{rowByRow.nothingSentBefore}</p> : null}
      {open > others ? <p class="field-hint">{rowByRow.othersHint}</p> : null}
    </fieldset>
  );
}
