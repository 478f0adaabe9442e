/** @file Asks for the purchase invoice id that a document belongs to. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Candidate } from "../../shared/imports/candidate.ts";
import { sayCandidate } from "../../shared/wording/imports/say-failure.ts";
import { words } from "../../shared/words/spoken.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { PurchaseInvoiceIdInput, usePurchaseInvoiceId } from "../parts/purchase-invoice-id-input.tsx";

const mostShown = 6;

interface AttachFormProps {
  readonly file: string;
  /** The title, if it is one of two answers. */
  readonly title: string | null;
  /** The possible purchase invoices, the likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly isRunning: boolean;
  readonly attach: (purchaseInvoiceId: string) => void;
  readonly onTyped?: (text: string) => void;
}

export function AttachForm({ file, title, candidates, isRunning, attach, onTyped }: AttachFormProps) {
  const inputId = useId();
  const typed = useSignal("");
  const { problem, submit } = usePurchaseInvoiceId(typed, attach);
  return (
    <form class="attach" onSubmit={submit} noValidate>
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
        <PurchaseInvoiceIdInput
          id={inputId}
          describedBy={`${inputId}-${problem.value === null ? "hint" : "problem"}`}
          typed={typed}
          problem={problem}
          onTyped={onTyped}
        />
        <button
          type="submit"
          class="button primary"
          aria-disabled={isRunning}
          aria-label={words.window.about(words.needsYou.attach, file)}
        >
          {words.needsYou.attach}
        </button>
      </div>
      <p id={`${inputId}-hint`} class="field-hint">
        {words.needsYou.purchaseInvoiceIdHint}
      </p>
      <div id={`${inputId}-problem`}>
        <FailureLine failure={problem.value} />
      </div>
    </form>
  );
}
