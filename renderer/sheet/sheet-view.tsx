/** @file The view of one spreadsheet: its questions, its sums, how it was read, and its rows; of an e-invoice also the invoice itself. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { isNamedAsEInvoice, isNamedAsPdf } from "../../shared/e-invoice/e-invoice-name.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import { words } from "../../shared/words/spoken.ts";
import { announcement } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { InvoicePaper } from "../e-invoice/invoice-paper.tsx";
import { sayStateNow } from "../import/state-now.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChangesBar } from "./changes-bar.tsx";
import { CorrectionBar } from "./correction-bar.tsx";
import { sendAnswers } from "./send-answers.ts";
import { questionInTurn } from "./sheet-draft.ts";
import { SheetFacts } from "./sheet-facts.tsx";
import { tableFromSheet } from "./sheet-lines.ts";
import { type Stage, sumsOf } from "./sheet-stage.ts";
import { SheetTable } from "./sheet-table.tsx";
import { SheetSums } from "./sheet-totals.tsx";
import { SheetVerdict } from "./sheet-verdict.tsx";
import { beginTyping, checked, correctable } from "./typed-cells.ts";
import { changes, closeSheet, draft, isReading, sheet, sheetFailure, stage } from "./use-sheet.ts";

const noDoubts: readonly RowProblem[] = [];

/** Nothing of it was sent, and it has rows: an e-invoice is corrected by its supplier. */
const isCorrectable = ({ parts, place }: Import): boolean =>
  parts.length === 0 && place.path !== null && !isNamedAsEInvoice(place.dropped) && !isNamedAsPdf(place.dropped);

export function Sheet({ import_ }: { readonly import_: Import }) {
  const { id, state, place } = import_;
  const section = useRef<HTMLElement>(null);
  const command = useCommand();
  const view = sheet.value;
  const at = stage.value;
  const inTurn = at === "asking" && view !== null ? questionInTurn(view, draft.value) : null;
  const canChange = at === "asking" || at === "stuck" || at === "problems" || at === "empty" || at === "held";
  const doubts = state.at === "held" ? state.doubts : noDoubts;
  const asked = inTurn?.question.column ?? null;
  // Corrected rows stay in view, as the file has them, with what is still wrong now.
  const typing = at === "problems" && isCorrectable(import_) ? (checked.value ?? view) : null;
  const problems = typing?.problems ?? view?.problems;
  const table = useMemo(
    () =>
      view === null || view.shown.length === 0
        ? null
        : tableFromSheet({ ...view, problems: problems ?? [] }, doubts, asked),
    [view, problems, doubts, asked],
  );
  const canCorrect =
    typing === null || view === null || changes.value.size > 0
      ? null
      : correctable([...view.problems, ...typing.problems]);
  useLayoutEffect(() => beginTyping(import_), [id]);
  const sums = sumsOf(import_, view);
  useEscape(closeSheet);
  useFocusOnNews(section, `${at} ${inTurn?.question.id ?? ""} ${command.running}`);

  const showNextProblem = () => {
    const notes = [...(section.current?.querySelectorAll<HTMLElement>("[data-note]") ?? [])];
    const here = notes.findIndex((note) => note.dataset["note"] === "here");
    const next = notes[(here + 1) % notes.length];
    for (const note of notes) note.dataset["note"] = note === next ? "here" : "";
    next?.scrollIntoView({ block: "center" });
    next?.focus({ preventScroll: true });
  };

  return (
    <section ref={section} class="sheet-view" aria-labelledby="sheet-title">
      <button type="button" class="button quiet back" onClick={closeSheet}>
        <svg class="icon-drawing" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path class="line" d="M12.5 4l-6 6 6 6" />
        </svg>
        {words.look.back}
      </button>
      <div class="sheet-head">
        <h2 id="sheet-title" tabIndex={-1}>
          {place.dropped}
        </h2>
        <p class="muted">{sayStateNow(import_)}</p>
      </div>
      <div class="sheet-above">
        <SheetVerdict import_={import_} stage={at} command={command} showNextProblem={showNextProblem} />
        {sums === null ? null : (
          <SheetSums title={titleOfSums(at)} sums={sums} hint={at === "problems" ? hintOnProblems(import_) : null} />
        )}
      </div>
      {view === null ? null : <SheetFacts sheet={view} />}
      {canChange && sheetFailure.value !== null ? <FailureLine failure={sheetFailure.value} /> : null}
      {view?.eInvoice ? <InvoicePaper id={id} eInvoice={view.eInvoice} /> : null}
      {view === null || table === null ? null : (
        <div class={isReading.value ? "sheet-below is-old" : "sheet-below"}>
          <div class="section-head">
            <h3>{words.look.table}</h3>
            <p class="muted">{words.look.tableHint}</p>
          </div>
          <SheetTable
            file={place.dropped}
            table={table}
            canChange={canChange && view.eInvoice === null}
            canCorrect={canCorrect}
          />
          {canCorrect === null ? null : (
            <CorrectionBar import_={import_} command={command} problems={view.problemCount} />
          )}
          <ChangesBar
            isRunning={command.running !== null}
            hasRemember={at !== "asking"}
            readLikeThis={() => sendAnswers(command, id, view)}
          />
        </div>
      )}
    </section>
  );
}

function titleOfSums(at: Stage): string {
  if (at === "held") return words.look.totalsToSend;
  return at === "problems" ? words.look.totalsReady : words.look.totals;
}

/** What becomes of the rows that the sums leave out; null while they are unknown. */
function hintOnProblems({ state }: Import): string | null {
  if (state.at !== "waiting" || state.why.kind !== "rows-have-problems") return null;
  return words.look.totalsWithoutProblems(new Set(state.why.problems.map(({ row }) => row)).size);
}

function useEscape(leave: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) leave();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [leave]);
}

/** Focuses the file's name at first, and the current question or message when it changes. */
function useFocusOnNews(section: { readonly current: HTMLElement | null }, news: string): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const focus = (id: string) => section.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
    if (isFirst.current) {
      window.scrollTo({ top: 0 });
      focus("sheet-title");
    } else if (document.activeElement === document.body) focus("verdict");
    else announcement.value = section.current?.querySelector("#verdict")?.textContent ?? "";
    isFirst.current = false;
  }, [section, news]);
}
