/** @file Asks for the one purchase invoice that all chosen documents belong to. */

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { InvoiceInput, InvoiceInputHint } from "./invoice-input.tsx";
import { useInvoiceChoice } from "./use-invoice-choice.ts";

interface AttachTogetherProps {
  /** In the order in which they will be attached; at least one. */
  readonly documents: readonly Import[];
  readonly purchaseInvoiceId: Signal<string>;
  readonly isRunning: boolean;
  readonly attach: (purchaseInvoiceId: string) => void;
}

export function AttachTogether({ documents, purchaseInvoiceId, isRunning, attach }: AttachTogetherProps) {
  const inputId = useId();
  const choice = useInvoiceChoice(documents[0]?.id ?? "", purchaseInvoiceId, attach);
  const label = words.waiting.attachTogether(documents.length);
  return (
    <form class="together attach" onSubmit={choice.submit} noValidate>
      <label for={inputId}>{words.waiting.together(documents.length)}</label>
      <div class="attach-line">
        <InvoiceInput id={inputId} describedBy={`${inputId}-hint ${inputId}-order`} choice={choice} />
        <button type="submit" class="button" aria-disabled={isRunning}>
          {choice.unlisted.value === null ? label : words.needsYou.attachUnlisted(label)}
        </button>
      </div>
      <InvoiceInputHint id={`${inputId}-hint`} choice={choice} />
      <p id={`${inputId}-order`} class="field-hint">
        {sayOrder(documents)}
      </p>
    </form>
  );
}

const mostNamed = 4;

function sayOrder(documents: readonly Import[]): string {
  const named = documents.slice(0, mostNamed).map(({ place }) => place.dropped);
  return words.waiting.order(named, documents.length - named.length);
}
