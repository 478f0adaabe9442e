/** @file The page of one e-invoice: the invoice itself, what is sent of it, and why. */

import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { useSheetPage } from "../agent/use-sheet-page.ts";
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
  const { title, sheet: view, failure } = useSheetPage(id, close);
  const sheet = view.value;
  const eInvoice = sheet?.eInvoice ?? null;
  const isNone = sheet !== null && eInvoice === null;
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
      <FailureLine failure={isNone ? words.look.noSheet : failure.value} />
      {eInvoice === null ? null : <InvoicePaper id={id} eInvoice={eInvoice} />}
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
