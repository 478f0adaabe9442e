/** @file The purchase invoices of a batch, to compare with the finance system. Read from main when opened. */

import { useSignal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import { sayInvoice } from "../../shared/imports/sent-invoices.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { unbroken } from "../parts/unbroken.ts";

export function ItsInvoices({ import_ }: { readonly import_: Import }) {
  const { id, state, parts } = import_;
  const lines = useSignal<readonly string[] | null>(null);
  const failure = useSignal<string | null>(null);
  const inQuestion =
    state.at === "unknown" ? parts.slice(state.part, state.part + 1) : parts.filter((part) => part.state !== "done");
  const load = async (isOpen: boolean) => {
    if (!isOpen || lines.value !== null) return;
    const reply = await ask("imports.invoices", { id });
    if (reply.ok) lines.value = reply.value.map((invoice) => unbroken(sayInvoice(invoice)));
    failure.value = reply.ok ? null : reply.error.message;
  };
  return (
    <details class="its-invoices" onToggle={(event) => void load(event.currentTarget.open)}>
      <summary>{words.needsYou.itsInvoices(countInvoices(inQuestion))}</summary>
      {lines.value === null ? null : (
        <ol>
          {lines.value.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
      <FailureLine failure={failure.value} />
    </details>
  );
}
