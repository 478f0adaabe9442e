/** @file The rows of a batch that may have been sent, each with what lists say of it and three answers. */

import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RowAnswer } from "../../shared/confirmation/row-answers.ts";
import type { RowInDoubt } from "../../shared/confirmation/row-in-doubt.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayInvoice } from "../../shared/imports/sent-invoices.ts";
import { sayRowEvidence } from "../../shared/wording/imports/rows/say-row-in-doubt.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone } from "../agent/use-agent.ts";
import type { CommandRun } from "../agent/use-command.ts";
import type { Settling } from "../import/acts/settle-buttons.tsx";
import { useRowsInDoubt } from "../import/acts/use-rows-in-doubt.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { unbroken } from "../parts/unbroken.ts";

interface RowsInDoubtProps {
  readonly import_: Import;
  readonly command: CommandRun;
  readonly settling: Signal<Settling>;
}

export function RowsInDoubt({ import_, command, settling }: RowsInDoubtProps) {
  const { id } = import_;
  const isOpen = settling.value === "by-invoice";
  const list = useRef<HTMLDetailsElement>(null);
  const wasOpen = useRef(false);
  // A button elsewhere opens and closes it, and goes with that: the focus follows.
  useLayoutEffect(() => {
    if (isOpen || wasOpen.current) list.current?.querySelector("summary")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { loaded, failure } = useRowsInDoubt(import_, isOpen);
  const say = ({ part, row }: RowInDoubt, answer: RowAnswer) =>
    void command.run(
      "imports.settleRows",
      { id, part, answer, rows: [row] },
      words.rowByRow.answered(row, words.rowByRow.answer[answer]),
    );
  return (
    <details
      ref={list}
      class="its-invoices"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) settling.value = event.currentTarget.open ? "by-invoice" : "at-once";
      }}
    >
      <summary>{words.rowByRow.title}</summary>
      <p class="field-hint">
        {words.rowByRow.hint(
          import_.parts.some(({ state }) => state === "planned"),
          import_.place.path !== null,
        )}
      </p>
      {loaded.value === null ? null : (
        <>
          <ol class="rows-in-doubt">
            {loaded.value.rows.map((row) => (
              <li key={row.row}>
                <RowAnswers row={row} name={`${id}-${row.row}`} say={(answer) => say(row, answer)} />
              </li>
            ))}
          </ol>
          {loaded.value.more > 0 ? <p>{words.rowByRow.more(loaded.value.more)}</p> : null}
        </>
      )}
      <FailureLine failure={failure.value} />
    </details>
  );
}

interface RowAnswersProps {
  readonly row: RowInDoubt;
  readonly name: string;
  readonly say: (answer: RowAnswer) => void;
}

function RowAnswers({ row, name, say }: RowAnswersProps) {
  const evidence = sayRowEvidence(row, timeZone);
  return (
    <fieldset>
      <legend>{unbroken(words.rowByRow.rowOf(row.row, sayInvoice(row.invoice)))}</legend>
      {evidence === null ? null : <p class="field-hint">{evidence}</p>}
      {(["arrived", "missing", "later"] as const).map((answer) => (
        <label key={answer}>
          <input type="radio" name={name} checked={row.answer === answer} onChange={() => say(answer)} />
          {words.rowByRow.answer[answer]}
        </label>
      ))}
    </fieldset>
  );
}
