/** @file What follows once single rows of a batch are answered: the others at once, and what is missing sent again. */

import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openCount } from "../../../shared/confirmation/answered-rows.ts";
import type { RowAnswer } from "../../../shared/confirmation/row-answers.ts";
import type { Import, Part } from "../../../shared/imports/import.ts";
import { sayRowsAnswered } from "../../../shared/wording/imports/rows/say-row-in-doubt.ts";
import { words } from "../../../shared/words/spoken.ts";
import { InLists } from "./in-lists.tsx";
import type { Settling } from "./settle-buttons.tsx";
import { useRowsInDoubt } from "./use-rows-in-doubt.ts";

interface SettleRestProps {
  readonly import_: Import;
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
  import_,
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
  const known = useRowsInDoubt(import_, true).loaded.value;
  const { rowByRow, needsYou } = words;
  const missing = part.answers?.missing.length ?? 0;
  const open = openCount(part);
  const later = part.answers?.later.length ?? 0;
  const { arrived: othersFound, missing: othersMissing } = known?.others ?? { arrived: 0, missing: 0 };
  if (asks)
    return (
      <fieldset class="question">
        <legend>{needsYou.sendAgainQuestion(rowByRow.missingOnes(missing))}</legend>
        <InLists howMany={known?.inLists ?? 0} />
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
      {othersFound > 0 ? button(rowByRow.othersFound(othersFound), () => answerRest("arrived")) : null}
      {othersMissing > 0 ? button(rowByRow.othersMissing(othersMissing), () => answerRest("missing")) : null}
      {canSendAgain && open === 0 && missing > 0
        ? button(rowByRow.sendMissing(missing), () => (settling.value = "confirming"))
        : null}
      {open > 0 ? <p class="field-hint">{rowByRow.nothingSentBefore}</p> : null}
      {later > 0 ? <p class="field-hint">{rowByRow.othersHint}</p> : null}
      {open > 0 ? <InLists howMany={known?.inLists ?? 0} /> : null}
    </fieldset>
  );
}
