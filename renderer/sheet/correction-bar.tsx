/** @file The cells that were corrected in the sheet, what is still wrong, and the button that sends the corrected copy. */

import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { isSentNext, WhatFollows } from "../import/what-follows.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { checkFailure, checkTyped, forgetTyped, left, typedCells } from "./typed-cells.ts";

interface CorrectionBarProps {
  readonly import_: Import;
  readonly command: CommandRun;
  /** How many problems the file has before anything is typed. */
  readonly problems: number;
}

export function CorrectionBar({ import_, command, problems }: CorrectionBarProps) {
  const { id, place } = import_;
  const cells = typedCells.value;
  const { correct } = words;
  const isRunning = command.running !== null;
  // What was typed last may not be checked yet.
  const send = async () => {
    if (isRunning || cells.length === 0) return;
    if (left.value === null) await checkTyped();
    if (left.value !== 0) return;
    const said = words.window.about(correct.done, place.dropped);
    await command.run("imports.correctCells", { id, cells: typedCells.value }, said, () => forgetTyped());
  };
  return (
    <div class={cells.length === 0 ? "changes is-untouched" : "changes"} role="status">
      <div class="changes-words">
        {cells.length === 0 ? (
          <p>{correct.left(problems)}</p>
        ) : (
          <>
            <h3>{correct.typed(cells.length)}</h3>
            <p>{left.value === null ? correct.checking : correct.left(left.value)}</p>
          </>
        )}
        {left.value === 0 ? <WhatFollows import_={import_} after={correct.hint} /> : null}
        <FailureLine failure={checkFailure.value} />
      </div>
      <div class="card-acts">
        {cells.length === 0 ? null : (
          <button type="button" class="button" onClick={() => forgetTyped()}>
            {correct.discard}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          aria-disabled={isRunning || cells.length === 0 || (left.value ?? 0) > 0}
          onClick={() => void send()}
        >
          {isSentNext(import_) ? correct.send : correct.add}
        </button>
      </div>
    </div>
  );
}
