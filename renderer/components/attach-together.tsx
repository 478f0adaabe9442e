/** @file Asks for the one purchase invoice that all chosen documents belong to. */

import { type Signal, useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Import } from "../../shared/import.ts";
import { readPurchaseInvoiceId } from "../check-fields.ts";
import { labels } from "../labels.ts";
import { labelsWaiting } from "../labels-waiting.ts";
import { FailureLine } from "./failure-line.tsx";

interface AttachTogetherProps {
  /** In the order in which they will be attached. */
  readonly documents: readonly Import[];
  readonly purchaseInvoiceId: Signal<string>;
  readonly isRunning: boolean;
  readonly attach: (purchaseInvoiceId: string) => void;
  readonly letGo: () => void;
}

export function AttachTogether({ documents, purchaseInvoiceId, isRunning, attach, letGo }: AttachTogetherProps) {
  const inputId = useId();
  const problem = useSignal<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const id = readPurchaseInvoiceId(purchaseInvoiceId.value);
    problem.value = id === null ? labels.purchaseInvoiceIdWrong : null;
    if (id !== null) attach(id);
  };
  return (
    <form class="together attach" onSubmit={submit} noValidate>
      <label for={inputId}>{labelsWaiting.together(documents.length)}</label>
      <div class="attach-line">
        <input
          id={inputId}
          class="figure"
          inputMode="numeric"
          autoComplete="off"
          spellcheck={false}
          placeholder="10023"
          aria-invalid={problem.value !== null}
          aria-describedby={`${inputId}-order`}
          value={purchaseInvoiceId.value}
          onInput={(event) => (purchaseInvoiceId.value = event.currentTarget.value)}
        />
        <button type="submit" class="button primary" aria-disabled={isRunning}>
          {labelsWaiting.attachTogether(documents.length)}
        </button>
        <button type="button" class="button" onClick={letGo}>
          {labelsWaiting.letGo}
        </button>
      </div>
      <p id={`${inputId}-order`} class="field-hint">
        {labelsWaiting.order(documents.map(({ place }) => place.dropped))}
      </p>
      <FailureLine failure={problem.value} />
    </form>
  );
}
