/** @file The page of one e-invoice: the invoice itself, what is sent of it, and why. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { sayProgressNow } from "../import/state-now.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { Figures, InvoicePaper } from "./invoice-paper.tsx";
import { titleOf } from "./invoice-sections.ts";

interface InvoicePageProps {
  readonly import_: Import;
  readonly close: () => void;
}

export function InvoicePage({ import_, close }: InvoicePageProps) {
  const { id, place } = import_;
  const title = useRef<HTMLHeadingElement>(null);
  const view = useSignal<SheetPreview | null>(null);
  const failure = useSignal<string | null>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    void ask("imports.sheet", { id }).then((reply) => {
      view.value = reply.ok ? reply.value : null;
      const isNone = reply.ok && !reply.value?.eInvoice;
      failure.value = !reply.ok ? reply.error.message : isNone ? words.look.noSheet : null;
    });
  }, [id, view, failure]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [close]);
  const sheet = view.value;
  const eInvoice = sheet?.eInvoice ?? null;
  return (
    <section class="invoice-page" aria-labelledby="invoice-title">
      <button type="button" class="button quiet back" onClick={close}>
        {words.invoicePage.back}
      </button>
      <div class="sheet-head">
        <h2 id="invoice-title" ref={title} tabIndex={-1}>
          {eInvoice === null ? place.dropped : titleOf(eInvoice)}
        </h2>
        <p class="muted">{place.dropped}</p>
      </div>
      <p>{sayProgressNow(import_)}</p>
      <FailureLine failure={failure.value} />
      {eInvoice === null ? null : <InvoicePaper eInvoice={eInvoice} />}
      {sheet === null || eInvoice === null ? null : <Sent sheet={sheet} />}
    </section>
  );
}

/** The rows with the properties of the finance system, and the evidence. */
function Sent({ sheet: { columns, shown, questions, derived, skipped } }: { readonly sheet: SheetPreview }) {
  const { invoicePage } = words;
  const heads = columns.map(({ use, name }) => (use?.as === "property" ? use.property : name));
  const why = [
    invoicePage.sentWhy,
    ...derived.map((line) => sentence(sayMessage(line))),
    ...skipped.map(({ row, reason }) => sentence(`${words.look.rows(row, row)}: ${sayMessage(reason)}`)),
  ];
  return (
    <div class="paper">
      <Figures
        title={invoicePage.sent}
        heads={heads}
        rows={questions.length > 0 ? [] : shown.map(({ cells }) => cells)}
        hint={questions.length > 0 ? invoicePage.nothingSent : null}
      />
      <section class="paper-texts">
        <h3>{invoicePage.why}</h3>
        <ul>
          {why.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
