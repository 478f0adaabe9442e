/** @file The documents inside an e-invoice. Those that can be drawn are shown beside it. */

import { useSignal } from "@preact/signals";
import type { EInvoice } from "../../shared/e-invoice/e-invoice.ts";
import { words } from "../../shared/words/spoken.ts";
import { DocumentPreview } from "../documents/document-preview.tsx";
import { isDrawn, ShowButton } from "../documents/show-button.tsx";
import { insideOf } from "./invoice-sections.ts";

interface EnclosuresProps {
  /** Of the e-invoice's import. */
  readonly id: string;
  readonly eInvoice: EInvoice;
}

export function Enclosures({ id, eInvoice }: EnclosuresProps) {
  const shown = useSignal<number | null>(null);
  const inside = insideOf(eInvoice);
  if (inside.length === 0) return null;
  return (
    <section class="paper-texts">
      <h3>{words.invoicePage.inside}</h3>
      <ul class="inside-files">
        {inside.map(({ at, name, text, isReadable }) => (
          <li key={at}>
            <span>{text}</span> {isReadable && isDrawn(name) ? <ShowButton shown={shown} of={at} file={name} /> : null}
          </li>
        ))}
      </ul>
      {shown.value === null ? null : (
        <DocumentPreview key={shown.value} id={id} file={inside[shown.value]?.name ?? ""} inside={shown.value} />
      )}
    </section>
  );
}
