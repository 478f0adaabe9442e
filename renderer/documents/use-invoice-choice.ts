/** @file What was typed to find an invoice, what was found, and whether it can be attached to. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FoundInvoice, FoundInvoices } from "../../shared/imports/candidate.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { readPurchaseInvoiceId } from "../parts/fields/check-fields.ts";

/** A pause in the typing that is long enough to look something up. */
const pauseMs = 120;
/** One character fits almost every invoice. */
const shortest = 2;

const nothing: FoundInvoices = { invoices: [], hasMore: false, isListed: null };

export interface InvoiceChoice {
  /** An ID, or words to search for. */
  readonly typed: Signal<string>;
  readonly found: Signal<FoundInvoices>;
  /** True while the list below the input is shown. */
  readonly isOpen: Signal<boolean>;
  /** The index of the invoice that Enter chooses; -1 for none. */
  readonly active: Signal<number>;
  readonly problem: Signal<string | null>;
  /** The ID that no list has, and that is attached to if the person asks once more. */
  readonly unlisted: Signal<string | null>;
  readonly type: (text: string) => void;
  readonly pick: (invoice: FoundInvoice) => void;
  readonly submit: (event: SubmitEvent) => void;
}

/**
 * The state of a form that asks for an invoice.
 *
 * @param importId of a file whose finance system counts
 * @param attach is called with a valid ID
 */
export function useInvoiceChoice(
  importId: string,
  typed: Signal<string>,
  attach: (purchaseInvoiceId: string) => void,
): InvoiceChoice {
  const found = useSignal(nothing);
  const isOpen = useSignal(false);
  const active = useSignal(-1);
  const problem = useSignal<string | null>(null);
  const unlisted = useSignal<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = async (text: string): Promise<FoundInvoices> => {
    const reply = await ask("imports.findInvoices", { id: importId, text });
    const came = reply.ok ? reply.value : nothing;
    if (typed.peek() !== text) return came;
    found.value = came;
    // An ID is attached to as it is; otherwise the best guess is only chosen, and attached to with another Enter.
    active.value = readPurchaseInvoiceId(text) === null && came.invoices.length > 0 ? 0 : -1;
    return came;
  };

  return {
    ...{ typed, found, isOpen, active, problem, unlisted },
    type(text) {
      typed.value = text;
      problem.value = null;
      unlisted.value = null;
      clearTimeout(timer.current);
      isOpen.value = text.trim().length >= shortest;
      if (!isOpen.value) found.value = nothing;
      else timer.current = setTimeout(() => void look(text), pauseMs);
    },
    pick(invoice) {
      clearTimeout(timer.current);
      typed.value = invoice.purchaseInvoiceId;
      found.value = { invoices: [invoice], hasMore: false, isListed: true };
      problem.value = null;
      unlisted.value = null;
      isOpen.value = false;
    },
    async submit(event) {
      event.preventDefault();
      const text = typed.peek();
      const id = readPurchaseInvoiceId(text);
      clearTimeout(timer.current);
      const { invoices, isListed } = await look(text);
      if (typed.peek() !== text) return;
      isOpen.value = id === null && invoices.length > 0;
      if (id === null) {
        const { chooseOne, purchaseInvoiceIdWrong } = words.needsYou;
        problem.value = invoices.length > 0 ? chooseOne : purchaseInvoiceIdWrong;
        return;
      }
      if (isListed === false && unlisted.peek() !== id) unlisted.value = id;
      else attach(id);
    },
  };
}
