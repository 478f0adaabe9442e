/** @file One document that waits for its invoice: a checkbox, the possible invoices, and an input for the id. */

import { useSignal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import { sayImport } from "../../shared/wording/imports/say-import.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone, today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { attachWithUndo } from "../agent/use-undo.ts";
import { AttachForm } from "../import/attach-form.tsx";
import { ReasonForm } from "../import/reason-form.tsx";
import { candidatesOf, sayAge } from "../import/unmatched-documents.ts";
import { FailureLine } from "../parts/failure-line.tsx";

interface WaitingDocumentProps {
  readonly document: Import;
  readonly isChosen: boolean;
  /** Why it could not be attached with the others, or null. */
  readonly failure: string | null;
  readonly choose: (isChosen: boolean) => void;
  readonly onTyped: (text: string) => void;
  /** Called when a person starts to drag it. */
  readonly lift: () => void;
  /** Called when the dragged documents are dropped on it. */
  readonly receive: () => void;
}

export function WaitingDocument(props: WaitingDocumentProps) {
  const { id, place, seenAt } = props.document;
  const isUnder = useSignal(false);
  const { run, running, failure } = useCommand();
  const file = place.dropped;
  return (
    <li>
      <article
        class={`card waiting-document${props.isChosen ? " is-chosen" : ""}${isUnder.value ? " is-under" : ""}`}
        aria-labelledby={`file-${id}`}
        data-import={id}
        draggable
        onDragStart={(event) => {
          event.dataTransfer?.setData("text/plain", file);
          props.lift();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          isUnder.value = true;
        }}
        onDragLeave={() => (isUnder.value = false)}
        onDrop={(event) => {
          event.preventDefault();
          isUnder.value = false;
          props.receive();
        }}
      >
        <div class="card-head">
          <input
            type="checkbox"
            aria-label={words.waiting.choose(file)}
            checked={props.isChosen}
            onChange={(event) => props.choose(event.currentTarget.checked)}
          />
          <h3 id={`file-${id}`} tabIndex={-1}>
            {file}
          </h3>
          <p class="card-meta">
            <time dateTime={new Date(seenAt).toISOString()} title={sayInstant(seenAt, timeZone)}>
              {sayAge(seenAt, Date.now(), timeZone)}
            </time>
          </p>
        </div>
        <div class="card-body">
          <p class="card-words">{sayImport(props.document, today.value).detail}</p>
          <div class="card-acts">
            <AttachForm
              file={file}
              title={null}
              candidates={candidatesOf(props.document)}
              isRunning={running !== null}
              onTyped={props.onTyped}
              attach={(purchaseInvoiceId) => {
                if (running !== null) return;
                void attachWithUndo(run, id, file, purchaseInvoiceId);
              }}
            />
            <ReasonForm
              file={file}
              isRunning={running !== null}
              opens={words.waiting.noInvoice}
              asks={words.look.rejectReason}
              submits={words.waiting.noInvoiceYes}
              hint={words.waiting.noInvoiceHint}
              missing={null}
              submit={(reason) => {
                if (running !== null) return;
                void run(
                  "imports.reject",
                  { id, reason: reason || null },
                  words.window.about(words.look.rejected, file),
                );
              }}
            />
            <button
              type="button"
              class="button quiet"
              aria-label={words.window.about(words.window.showFile, file)}
              onClick={() => void run("imports.showFile", { id })}
            >
              {words.window.showFile}
            </button>
          </div>
          <FailureLine failure={failure ?? props.failure} />
        </div>
      </article>
    </li>
  );
}
