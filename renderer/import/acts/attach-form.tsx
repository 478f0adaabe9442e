/** @file Asks for the purchase invoice that a document belongs to. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Candidate } from "../../../shared/imports/candidate.ts";
import { sayCandidate } from "../../../shared/wording/imports/say-candidates.ts";
import { words } from "../../../shared/words/spoken.ts";
import { InvoiceInput, InvoiceInputHint } from "../../documents/invoice-input.tsx";
import { useInvoiceChoice } from "../../documents/use-invoice-choice.ts";

const mostShown = 6;

interface AttachFormProps {
  /** Of the import. */
  readonly id: string;
  readonly file: string;
  /** The title, if it is one of two answers. */
  readonly title: string | null;
  /** The possible purchase invoices, the likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly isRunning: boolean;
  readonly attach: (purchaseInvoiceId: string) => void;
}

export function AttachForm({ id, file, title, candidates, isRunning, attach }: AttachFormProps) {
  const inputId = useId();
  const typed = useSignal("");
  const choice = useInvoiceChoice(id, typed, attach);
  const label =
    choice.unlisted.value === null ? words.needsYou.attach : words.needsYou.attachUnlisted(words.needsYou.attach);
  return (
    <form class="attach" onSubmit={choice.submit} noValidate>
      {title === null ? null : <p>{title}</p>}
      {candidates.length > 0 && (
        <fieldset class="candidates">
          <legend>{words.needsYou.mayBelongTo(candidates.length)}</legend>
          <p class="field-hint">{words.needsYou.mayBelongToHint}</p>
          {candidates.slice(0, mostShown).map((candidate) => (
            <button
              key={candidate.purchaseInvoiceId}
              type="button"
              class="button"
              aria-disabled={isRunning}
              aria-label={words.window.about(words.needsYou.attachTo(sayCandidate(candidate)), file)}
              onClick={() => !isRunning && attach(candidate.purchaseInvoiceId)}
            >
              {words.needsYou.attachTo(sayCandidate(candidate))}
            </button>
          ))}
        </fieldset>
      )}
      <label for={inputId}>
        {words.needsYou.purchaseInvoiceId}
        <span class="unseen">: {file}</span>
      </label>
      <div class="attach-line">
        <InvoiceInput id={inputId} describedBy={`${inputId}-hint`} choice={choice} />
        <button
          type="submit"
          // Bold once it says to which invoice.
          class={typed.value.trim() === "" ? "button" : "button primary"}
          aria-disabled={isRunning}
          aria-label={words.window.about(label, file)}
        >
          {label}
        </button>
      </div>
      <InvoiceInputHint id={`${inputId}-hint`} choice={choice} />
    </form>
  );
}
