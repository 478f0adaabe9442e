/** @file The input for the invoice that a document belongs to: its ID, or a search with the invoices found below it. */

import { useId } from "preact/hooks";
import { sayFigures, sayFoundInvoice, sayWhose } from "../../shared/wording/say-found-invoice.ts";
import { words } from "../../shared/words/spoken.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import type { InvoiceChoice } from "./use-invoice-choice.ts";

interface InvoiceInputProps {
  readonly id: string;
  readonly describedBy: string;
  readonly choice: InvoiceChoice;
}

export function InvoiceInput({ id, describedBy, choice }: InvoiceInputProps) {
  const listId = useId();
  const { typed, found, isOpen, active, problem, type, pick } = choice;
  const { invoices, hasMore } = found.value;
  const isShown = isOpen.value && invoices.length > 0;
  const move = (by: number) => {
    const howMany = invoices.length;
    isOpen.value = true;
    active.value = (active.value + by + howMany + (active.value < 0 && by < 0 ? 1 : 0)) % howMany;
  };
  const press = (event: KeyboardEvent) => {
    const chosen = isShown ? invoices[active.value] : undefined;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && invoices.length > 0)
      move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && chosen !== undefined) pick(chosen);
    else if (event.key === "Escape" && isShown) isOpen.value = false;
    else return;
    event.preventDefault();
  };
  return (
    <div class="invoice-input">
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        spellcheck={false}
        maxLength={200}
        placeholder={words.needsYou.purchaseInvoiceIdExample}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active.value >= 0 ? `${listId}-${active.value}` : undefined}
        aria-invalid={problem.value !== null}
        aria-describedby={describedBy}
        value={typed.value}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => (isOpen.value = false)}
      />
      {isShown ? (
        <div class="found-invoices">
          <div role="listbox" id={listId} aria-label={words.needsYou.foundInvoices}>
            {invoices.map((invoice, index) => (
              // The input keeps the focus; its arrows and Enter choose by keyboard.
              <div
                key={invoice.purchaseInvoiceId}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active.value}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(invoice)}
                onKeyDown={press}
              >
                <span>{sayWhose(invoice)}</span>
                <span class="muted">{sayFigures(invoice)}</span>
              </div>
            ))}
          </div>
          {hasMore ? <p class="field-hint">{words.needsYou.moreInvoices}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** What is known of the typed ID, what is wrong with it, or how to use the input. */
export function InvoiceInputHint({ id, choice }: { readonly id: string; readonly choice: InvoiceChoice }) {
  const { typed, found, problem, unlisted } = choice;
  const { invoices } = found.value;
  const meant = invoices.find(({ purchaseInvoiceId }) => purchaseInvoiceId === typed.value.trim());
  return (
    <div id={id}>
      <p class="field-hint" role="status">
        {sayHint()}
      </p>
      <FailureLine failure={problem.value} />
    </div>
  );

  function sayHint(): string {
    if (problem.value !== null) return "";
    if (unlisted.value !== null) return words.needsYou.idNotListed(unlisted.value);
    if (meant !== undefined) return words.needsYou.isInvoice(sayFoundInvoice(meant));
    return words.needsYou.purchaseInvoiceIdHint;
  }
}
