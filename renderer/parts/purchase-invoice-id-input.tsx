/** @file The input for a purchase invoice id, with its error. */

import { type Signal, useSignal } from "@preact/signals";
import { words } from "../../shared/words/spoken.ts";
import { readPurchaseInvoiceId } from "./check-fields.ts";

/** The state of its form. `submit` calls `attach` with a valid id, or shows what is wrong. */
export function usePurchaseInvoiceId(typed: Signal<string>, attach: (purchaseInvoiceId: string) => void) {
  const problem = useSignal<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const id = readPurchaseInvoiceId(typed.value);
    problem.value = id === null ? words.needsYou.purchaseInvoiceIdWrong : null;
    if (id !== null) attach(id);
  };
  return { problem, submit };
}

interface PurchaseInvoiceIdInputProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly typed: Signal<string>;
  readonly problem: Signal<string | null>;
  readonly onTyped?: ((text: string) => void) | undefined;
}

export function PurchaseInvoiceIdInput({ id, describedBy, typed, problem, onTyped }: PurchaseInvoiceIdInputProps) {
  return (
    <input
      id={id}
      class="figure"
      inputMode="numeric"
      autoComplete="off"
      spellcheck={false}
      placeholder={words.needsYou.purchaseInvoiceIdExample}
      aria-invalid={problem.value !== null}
      aria-describedby={describedBy}
      value={typed.value}
      onInput={(event) => {
        typed.value = event.currentTarget.value;
        onTyped?.(typed.value);
      }}
    />
  );
}
