/** @file All details of one import: its file's place, what was sent with its money, and its audit trail. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isNamedAsEInvoice, isNamedAsPdf } from "../../shared/e-invoice/e-invoice-name.ts";
import { waitsForId } from "../../shared/e-invoice/sent-pdf.ts";
import { canLookInside } from "../../shared/imports/can-look-inside.ts";
import type { TrailEntry } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import { sayKind, sayState } from "../../shared/wording/imports/say-import.ts";
import { answerIn, sayEvent, sayWho } from "../../shared/wording/imports/say-trail.ts";
import { saySize } from "../../shared/wording/say-money.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, timeZone } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { goTo } from "../agent/use-view.ts";
import { DocumentPreview } from "../documents/document-preview.tsx";
import { Neighbours } from "../documents/neighbours.tsx";
import { isDrawn } from "../documents/show-button.tsx";
import { AttachForm } from "../import/acts/attach-form.tsx";
import { WentBefore } from "../import/sent-earlier.tsx";
import { SentRows } from "../import/sent-rows.tsx";
import { sayProgressNow } from "../import/state-now.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { markOfImport } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { useStillPage } from "../parts/use-still-page.ts";
import { ConfirmationLine } from "./confirmation-line.tsx";
import { Corrections } from "./corrections.tsx";
import { InsideList } from "./inside-list.tsx";
import { InvoiceLifeSearch } from "./invoice-life.tsx";
import { PartList } from "./part-list.tsx";
import { Reversals } from "./reverse-form.tsx";
import { SettledByList } from "./settled-by-list.tsx";

interface ImportDetailProps {
  readonly import_: Import;
  readonly close: () => void;
  readonly showInvoice: () => void;
  readonly showSheet: () => void;
}

/** A PDF is a batch only where an e-invoice was found in it. */
const isEInvoice = ({ kind, place }: Import): boolean =>
  kind === "batch" && (isNamedAsEInvoice(place.dropped) || isNamedAsPdf(place.dropped));

export function ImportDetail({ import_, close, showInvoice, showSheet }: ImportDetailProps) {
  const { id, version, place, kind, state, parts, seenAt, since, sentBefore } = import_;
  const title = useRef<HTMLHeadingElement>(null);
  const trail = useSignal<readonly TrailEntry[]>([]);
  const trailFailure = useSignal<string | null>(null);
  const { run, running, failure } = useCommand();
  const isShown = useSignal(false);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    void ask("imports.trail", { id }).then((reply) => {
      if (reply.ok) trail.value = reply.value;
      trailFailure.value = reply.ok ? null : reply.error.message;
    });
  }, [id, version, trail, trailFailure]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [close]);

  const detail = sayProgressNow(import_);
  const facts = factsOf(import_);
  const copy = () => {
    const happened = trail.value.map(
      (entry) => `${sayInstant(entry.at, timeZone)}  ${sayWho(entry.who)}  ${sayEvent(entry)}`,
    );
    const text = [place.dropped, sayState(import_), detail, ...facts.map((fact) => fact.join(": ")), "", ...happened];
    void run("clipboard.write", { text: text.join("\n") }, words.history.copied);
  };
  useStillPage();
  return (
    <aside class="detail" aria-labelledby="detail-title">
      <div class="detail-head">
        <StateMark mark={markOfImport(import_)} />
        <h3 id="detail-title" ref={title} tabIndex={-1}>
          {place.dropped}
        </h3>
        <button type="button" class="button quiet" onClick={close}>
          {words.history.close}
        </button>
      </div>
      <p>{detail}</p>
      <div class="card-acts">
        {needsPerson(import_) ? (
          <button type="button" class="button primary" onClick={() => goTo("needs-you")}>
            {words.history.toCard}
          </button>
        ) : null}
        {place.path !== null && isDrawn(place.dropped) ? (
          <button
            type="button"
            class="button"
            aria-expanded={isShown.value}
            onClick={() => (isShown.value = !isShown.value)}
          >
            {isShown.value ? words.preview.hide : words.preview.show}
          </button>
        ) : null}
        {place.path === null ? null : (
          <button type="button" class="button" onClick={() => void run("imports.showFile", { id })}>
            {words.window.showFile}
          </button>
        )}
        {place.path !== null && isEInvoice(import_) ? (
          <button type="button" class="button" onClick={showInvoice}>
            {words.invoicePage.open}
          </button>
        ) : null}
        {place.path !== null && kind === "batch" && !isEInvoice(import_) ? (
          <button type="button" class="button" onClick={showSheet}>
            {words.look.lookAt}
          </button>
        ) : null}
        <button type="button" class="button" onClick={copy}>
          {words.history.copy}
        </button>
        <Reversals key={id} import_={import_} />
        <Corrections import_={import_} trail={trail.value} />
      </div>
      {canLookInside(import_) ? <InsideList key={id} import_={import_} /> : null}
      {kind === "batch" ? <Neighbours import_={import_} /> : null}
      {isShown.value ? <DocumentPreview id={id} file={place.dropped} /> : null}
      {waitsForId(import_) && import_.purchaseInvoiceId === null ? (
        <AttachForm
          id={id}
          file={place.dropped}
          title={words.history.attachInside}
          candidates={[]}
          isRunning={running !== null}
          attach={(purchaseInvoiceId) =>
            void run(
              "imports.attach",
              { id, purchaseInvoiceId },
              words.needsYou.attachedTo(place.dropped, purchaseInvoiceId),
            )
          }
        />
      ) : null}
      <FailureLine failure={failure ?? trailFailure.value} />
      {state.at === "duplicate" ? <WentBefore import_={import_} /> : null}
      {sentBefore.length === 0 ? null : (
        <SentRows label={words.needsYou.rowsSentBefore(sentBefore.length)} rows={sentBefore} />
      )}
      <h4>{words.history.facts}</h4>
      <dl class="facts-list">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ConfirmationLine id={id} version={version} />
      <SettledByList import_={import_} />
      {kind === "batch" && parts.length > 0 ? <InvoiceLifeSearch /> : null}
      {parts.length === 0 ? null : <PartList id={id} kind={kind} parts={parts} leftOut={import_.leftOut} />}
      <h4>{words.history.happened}</h4>
      <ol class="trail">
        {trail.value.map((entry) => {
          const answer = answerIn(entry);
          return (
            <li key={entry.seq}>
              <p class="trail-meta">
                <time dateTime={new Date(entry.at).toISOString()}>{sayInstant(entry.at, timeZone)}</time>
                {entry.who === "agent" ? null : <span>{sayWho(entry.who)}</span>}
              </p>
              <p>{sayEvent(entry)}</p>
              {answer === null ? null : (
                <details>
                  <summary>{words.history.answer}</summary>
                  <pre>{answer}</pre>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </aside>
  );

  function factsOf({ purchaseInvoiceId, documentId, sizeBytes }: Import): readonly (readonly [string, string])[] {
    const all: readonly (readonly [string, string | null])[] = [
      [words.window.columns.state, sayState(import_)],
      [words.history.kind, sayKind(import_)],
      [words.history.dropped, sayInstant(seenAt, timeZone)],
      [words.window.columns.when, sayInstant(since, timeZone)],
      [words.history.place, place.path ?? words.history.movedAway],
      [words.history.size, saySize(sizeBytes)],
      [words.needsYou.purchaseInvoiceId, purchaseInvoiceId],
      [words.history.documentId, documentId],
    ];
    return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  }
}
