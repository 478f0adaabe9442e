/** @file The card of a document that waits for its invoice: the possible invoices, and an input for the id. */

import type { Import } from "../../shared/imports/import.ts";
import { sayWhyUnmatched } from "../../shared/wording/imports/say-candidates.ts";
import { sayImport, sayKind } from "../../shared/wording/imports/say-import.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone, today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { decideWithUndo } from "../agent/use-undo.ts";
import { AttachForm } from "../import/acts/attach-form.tsx";
import { NotNeededButton } from "../import/acts/not-needed-button.tsx";
import { candidatesOf, sayAge } from "../import/unmatched-documents.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import { isDrawn } from "./show-button.tsx";

export function DocumentCard({ document }: { readonly document: Import }) {
  const { id, place, seenAt, state } = document;
  const command = useCommand();
  const { run, running, failure } = command;
  const file = place.dropped;
  const candidates = candidatesOf(document);
  // What speaks for a match is read before it is attached. How to go on without one is read once.
  const why = state.at === "waiting" && state.why.kind === "no-purchase-invoice-id" ? state.why.why : null;
  return (
    <article class="card" aria-labelledby={`file-${id}`} data-detail={id}>
      <div class="card-head">
        <StateMark mark="needs-you" />
        <h3 id={`file-${id}`} tabIndex={-1}>
          {file}
        </h3>
        <p class="card-meta">
          <span>{sayKind(document)}</span>
          <time dateTime={new Date(seenAt).toISOString()} title={sayInstant(seenAt, timeZone)}>
            {sayAge(seenAt, Date.now(), timeZone)}
          </time>
        </p>
      </div>
      <div class="card-body">
        {why === null || candidates.length === 0 ? null : <p class="card-words">{sayWhyUnmatched(why, candidates)}</p>}
        <div class="card-acts">
          <AttachForm
            id={id}
            file={file}
            title={null}
            candidates={candidates}
            isRunning={running !== null}
            attach={(purchaseInvoiceId) => {
              if (running !== null) return;
              void decideWithUndo(
                run,
                "imports.attach",
                { id, purchaseInvoiceId },
                words.needsYou.attachedTo(file, purchaseInvoiceId),
              );
            }}
          />
          <NotNeededButton import_={document} label={words.waiting.noInvoice} command={command} />
          <button
            type="button"
            class="button quiet"
            aria-label={words.window.about(words.window.showFile, file)}
            onClick={() => void run("imports.showFile", { id })}
          >
            {words.window.showFile}
          </button>
        </div>
        <FailureLine failure={failure} />
        {/* Below all that can be clicked: what is drawn late moves no button. Above what is read once. */}
        {place.path === null || !isDrawn(file) ? null : <DocumentPreview id={id} file={file} />}
        <div class="card-notes field-hint">
          <p>{sayImport(document, today.value).detail}</p>
          <p>{words.waiting.noInvoiceHint}</p>
        </div>
      </div>
    </article>
  );
}
