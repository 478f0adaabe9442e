/** @file The card of an import that needs a person: what happened, every row problem, and the actions. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { canClose } from "../../shared/imports/can-reject.ts";
import { isOnlyUnsaved } from "../../shared/imports/copy/correction-copy.ts";
import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sinceWhen, wasToGoAgain } from "../../shared/imports/needs-person.ts";
import type { SentRow } from "../../shared/imports/row-fingerprint.ts";
import { sayRowsHaveProblems, sayRowsToCorrect } from "../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { sayImport, sayKind, sayState } from "../../shared/wording/imports/say-import.ts";
import { sayInstant, sayWhen } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone, today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { Neighbours } from "../documents/neighbours.tsx";
import { ActButton } from "../import/acts/act-button.tsx";
import { actionsFor } from "../import/acts/acts.ts";
import { CancelHint } from "../import/acts/cancel-hint.tsx";
import { NameForm } from "../import/acts/name-form.tsx";
import type { Settling } from "../import/acts/settle-buttons.tsx";
import { CorrectedElsewhere } from "../import/corrected-elsewhere.tsx";
import { Evidence } from "../import/evidence-list.tsx";
import { FilesInside } from "../import/files-inside.tsx";
import { ItsInvoices } from "../import/invoice-list.tsx";
import { ProblemTable } from "../import/problem-table.tsx";
import { SentRows } from "../import/sent-rows.tsx";
import { sayApprovingNow } from "../import/what-follows.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { markOfImport } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { RowsInDoubt } from "./answer-rows.tsx";
import { CardQuestion } from "./card-question.tsx";

export function ImportCard({ import_ }: { readonly import_: Import }) {
  const { id, state, place, kind } = import_;
  const since = sinceWhen(import_);
  const command = useCommand();
  const settling = useSignal<Settling>("at-once");
  // What is sent again may come back unknown: that is a new question.
  useLayoutEffect(() => {
    if (state.at !== "unknown") settling.value = "at-once";
  }, [state.at, settling]);
  // Doubts have a table of their own.
  const { title, detail } = sayImport(
    state.at === "held" ? { ...import_, state: { ...state, doubts: [] } } : import_,
    today.value,
  );
  const acts = actionsFor(import_);
  const sent = state.at === "waiting" && state.why.kind === "already-sent" ? state.why.rows : [];
  const rows = "why" in state && state.why?.kind === "rows-have-problems" ? state.why : null;
  const isAsked = kind === "batch" && state.at === "waiting" && state.why.kind === "cannot-tell";
  const doubts = state.at === "held" ? state.doubts : [];
  return (
    <article class="card" aria-labelledby={`file-${id}`} data-detail={id}>
      <div class="card-head">
        <StateMark mark={markOfImport(import_)} />
        <h3 id={`file-${id}`} tabIndex={-1}>
          {title}
        </h3>
        <p class="card-meta">
          <span>{sayState(import_)}</span>
          <span>{sayKind(import_)}</span>
          <time dateTime={new Date(since).toISOString()} title={sayInstant(since, timeZone)}>
            {words.needsYou.since(sayWhen(since, today.value, timeZone))}
          </time>
        </p>
      </div>
      <div class="card-body">
        {isAsked ? (
          <CardQuestion import_={import_} command={command} />
        ) : (
          <p class="card-words">{rows === null ? detail : sayRows(rows, import_)}</p>
        )}
        {state.at === "held" ? <p class="card-words">{sayApprovingNow(import_)}</p> : null}
        {doubts.length === 0 ? null : (
          <>
            <p class="card-words">{words.look.doubts(new Set(doubts.map(({ row }) => row)).size)}</p>
            <ProblemTable file={place.dropped} problems={doubts} mayBeRight />
          </>
        )}
        <FilesInside import_={import_} command={command} />
        <CorrectedElsewhere import_={import_} command={command} isSaid={rows === null && !isAsked} />
        {rows === null ? null : <ProblemTable file={place.dropped} problems={rows.problems} />}
        {sent.length === 0 ? null : <SentRows label={labelOf(sent)} rows={sent} />}
        {state.at === "unknown" ? (
          <Evidence import_={import_} command={command} isByInvoice={settling.value === "by-invoice"} />
        ) : null}
        {kind === "batch" && state.at === "unknown" && settling.value !== "confirming" ? (
          <RowsInDoubt import_={import_} command={command} settling={settling} />
        ) : null}
        {kind === "batch" ? <Neighbours import_={import_} /> : null}
        <NameForm import_={import_} command={command} />
        {kind === "batch" && isAboutInvoices(state) ? <ItsInvoices import_={import_} /> : null}
        <div class="card-acts">
          {acts.map((act) => (
            <ActButton key={act} act={act} import_={import_} command={command} settling={settling} />
          ))}
          <button
            type="button"
            class={acts.length === 0 ? "button" : "button quiet"}
            aria-label={words.window.about(words.window.showFile, place.dropped)}
            onClick={() => void command.run("imports.showFile", { id })}
          >
            {words.window.showFile}
          </button>
        </div>
        {!acts.includes("reject") || state.at === "failed" ? null : canClose(import_) ? (
          <p class="field-hint">{words.look.closeHint}</p>
        ) : state.at === "unknown" ? (
          <p class="field-hint">{words.look.closeUnsentHint}</p>
        ) : (
          <CancelHint import_={import_} command={command} />
        )}
        <FailureLine failure={command.failure} />
      </div>
    </article>
  );
}

/** True if a person looks at the invoices before they are sent, or compares them with the finance system afterwards. */
const isAboutInvoices = (state: Import["state"]): boolean =>
  state.at === "held" || (state.at === "failed" && wasToGoAgain(state.why));

const sayRows = (rows: Extract<Failure, { kind: "rows-have-problems" }>, import_: Import): string =>
  import_.place.copy === undefined
    ? sayRowsHaveProblems(rows, "no row")
    : sayRowsToCorrect(rows, import_.parts.length > 0, isOnlyUnsaved(import_));

/** Only what is the same for certain was sent: a row that is like one may be another invoice. */
const labelOf = (rows: readonly SentRow[]): string =>
  rows.every(({ is, openAs }) => is === "same" && openAs === undefined)
    ? words.needsYou.rowsSentBefore(rows.length)
    : words.needsYou.rowsToCompare(rows.length);
