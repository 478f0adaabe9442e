/** @file What happened to one invoice, from the file to the invoice list that confirms it. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { InvoiceLife, LifeEntry } from "../../shared/confirmation/invoice-trail.ts";
import { list } from "../../shared/wording/grammar.ts";
import { sayLifeEntry } from "../../shared/wording/imports/say-confirmation.ts";
import { sayWho } from "../../shared/wording/imports/say-trail.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, timeZone } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";

/** Asks for an invoice number, and shows its life. */
export function InvoiceLifeSearch() {
  const typed = useSignal("");
  const found = useSignal<{
    readonly number: string;
    readonly hasSeveralSuppliers: boolean;
    readonly life: InvoiceLife["life"];
    readonly meant: InvoiceLife["meant"];
  } | null>(null);
  const failure = useSignal<string | null>(null);
  const id = useId();
  const show = async () => {
    const number = typed.value.trim();
    if (number === "") {
      found.value = null;
      failure.value = null;
      return;
    }
    const reply = await ask("imports.invoiceLife", { invoiceNumber: number });
    found.value = reply.ok ? { number, hasSeveralSuppliers: areOfSeveral(reply.value.sent), ...reply.value } : null;
    failure.value = reply.ok ? null : reply.error.message;
  };
  return (
    <details class="invoice-life">
      <summary>{words.confirmation.life}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <label for={id}>{words.confirmation.lifeOf}</label>
        <input
          id={id}
          type="text"
          maxLength={200}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {words.confirmation.showLife}
        </button>
      </form>
      <FailureLine failure={failure.value} />
      {found.value === null ? null : found.value.life.length === 0 ? (
        <p class="muted" role="status">
          {words.confirmation.noLife(found.value.number)}
          {found.value.meant.length === 0 ? "" : ` ${words.confirmation.didYouMean(list(found.value.meant, "or"))}`}
        </p>
      ) : (
        <ol class="trail">
          {found.value.life.map((one, index) => (
            <Entry key={index} one={one} namesSupplier={found.value?.hasSeveralSuppliers === true} />
          ))}
        </ol>
      )}
    </details>
  );
}

const areOfSeveral = (sent: InvoiceLife["sent"]): boolean => new Set(sent.map(({ supplier }) => supplier)).size > 1;

function Entry({ one, namesSupplier }: { readonly one: LifeEntry; readonly namesSupplier: boolean }) {
  const at = one.is === "entry" ? one.entry.at : one.at;
  const who = one.is === "entry" && one.entry.who !== "agent" ? sayWho(one.entry.who) : null;
  const file = one.is === "entry" && one.entry.kind !== "document" ? one.entry.file : null;
  return (
    <li>
      <p class="trail-meta">
        <time dateTime={new Date(at).toISOString()}>{sayInstant(at, timeZone)}</time>
        {who === null ? null : <span>{who}</span>}
        {file === null ? null : <span>{file}</span>}
        {namesSupplier && one.supplier !== null ? <span>{one.supplier}</span> : null}
      </p>
      <p>{sayLifeEntry(one)}</p>
    </li>
  );
}
