/** @file Asks for the one purchase invoice that all chosen documents belong to. */

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { PurchaseInvoiceIdInput, usePurchaseInvoiceId } from "../parts/purchase-invoice-id-input.tsx";

interface AttachTogetherProps {
  /** In the order in which they will be attached. */
  readonly documents: readonly Import[];
  readonly purchaseInvoiceId: Signal<string>;
  readonly isRunning: boolean;
  readonly attach: (purchaseInvoiceId: string) => void;
}

export function AttachTogether({ documents, purchaseInvoiceId, isRunning, attach }: AttachTogetherProps) {
  const inputId = useId();
  const { problem, submit } = usePurchaseInvoiceId(purchaseInvoiceId, attach);
  return (
    <form class="together attach" onSubmit={submit} noValidate>
      <label for={inputId}>{words.waiting.together(documents.length)}</label>
      <div class="attach-line">
        <PurchaseInvoiceIdInput
          id={inputId}
          describedBy={`${inputId}-order`}
          typed={purchaseInvoiceId}
          problem={problem}
        />
        <button type="submit" class="button" aria-disabled={isRunning}>
          {words.waiting.attachTogether(documents.length)}
        </button>
      </div>
      <p id={`${inputId}-order`} class="field-hint">
        {sayOrder(documents)}
      </p>
      <FailureLine failure={problem.value} />
    </form>
  );
}

const mostNamed = 4;

function sayOrder(documents: readonly Import[]): string {
  const named = documents.slice(0, mostNamed).map(({ place }) => place.dropped);
  return words.waiting.order(named, documents.length - named.length);
}
