/** @file Shows what to look for in the finance system before an unknown outcome is settled, to be copied. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isAnsweredInPart, openCount } from "../../shared/confirmation/answered-rows.ts";
import type { Namesake } from "../../shared/imports/batch-names.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { sayNamesakes } from "../../shared/wording/imports/say-namesakes.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, timeZone } from "../agent/use-agent.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { unbroken } from "../parts/unbroken.ts";
import { type EvidenceLine, evidenceOf } from "./evidence-lines.ts";

interface EvidenceProps {
  readonly import_: Import;
  readonly command: CommandRun;
  /** True while each invoice is marked in the list below. */
  readonly isByInvoice: boolean;
}

export function Evidence({ import_, command, isByInvoice }: EvidenceProps) {
  const invoices = useInvoices(import_);
  const lines = evidenceOf(import_, timeZone, invoices);
  const key = keyToCopy(import_, lines);
  if (lines.length === 0) return null;
  return (
    <section class="evidence" aria-label={words.needsYou.evidence}>
      <h4>{words.needsYou.evidence}</h4>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {import_.kind === "batch" ? (
        <>
          <EvidenceHint of={import_} isByInvoice={isByInvoice} />
          <p>{words.needsYou.evidenceMore}</p>
        </>
      ) : null}
      {import_.kind === "batch" ? <Namesakes id={import_.id} version={import_.version} /> : null}
      {key === null ? null : (
        <button
          type="button"
          class="button"
          aria-label={words.window.about(key.label, import_.place.dropped)}
          onClick={() => void command.run("clipboard.write", { text: key.text }, words.needsYou.copied)}
        >
          {key.label}
        </button>
      )}
    </section>
  );
}

/** A list has a line for each of its values, and a long one is indented where it goes on. */
function Value({ value }: { readonly value: string }) {
  const lines = unbroken(value).split("\n");
  if (lines.length < 2) return <>{lines[0]}</>;
  return lines.map((line) => (
    <span key={line} class="evidence-line">
      {line}
    </span>
  ));
}

/** Names only buttons that are there. Nothing is left to search for where every row is answered. */
function EvidenceHint({ of: { state, parts }, isByInvoice }: { readonly of: Import; readonly isByInvoice: boolean }) {
  const part = state.at === "unknown" ? parts[state.part] : undefined;
  if (part === undefined) return null;
  const isAnswered = isAnsweredInPart(part);
  if (isAnswered && openCount(part) === 0) return null;
  const meant = isAnswered ? "others" : part.invoices === 1 ? "one" : isByInvoice ? "each" : "all";
  return <p class="caution">{words.needsYou.evidenceHint(meant)}</p>;
}

/** The invoices of the batch in question, which a search in the finance system finds. */
function useInvoices({ id, kind, version, state }: Import): readonly PurchaseInvoice[] {
  const invoices = useSignal<readonly PurchaseInvoice[]>([]);
  const isAsked = kind === "batch" && state.at === "unknown";
  useEffect(() => {
    invoices.value = [];
    if (!isAsked) return;
    void ask("imports.invoices", { id }).then((reply) => {
      if (reply.ok) invoices.value = reply.value;
    });
  }, [id, version, isAsked, invoices]);
  return invoices.value;
}

/** An invoice ID finds one invoice. The name of a batch may find another batch, so all that tells this one is copied. */
function keyToCopy({ kind, purchaseInvoiceId }: Import, lines: readonly EvidenceLine[]) {
  const { copyEvidence, copyInvoiceId } = words.needsYou;
  if (kind === "document") return purchaseInvoiceId === null ? null : { label: copyInvoiceId, text: purchaseInvoiceId };
  return { label: copyEvidence, text: lines.map(({ label, value }) => `${label}: ${value}`).join("\n") };
}

/** The other batches of the same minute, so that none of them is taken for this one. */
function Namesakes({ id, version }: Pick<Import, "id" | "version">) {
  const found = useSignal<readonly Namesake[]>([]);
  useEffect(() => {
    void ask("imports.namesakes", { id }).then((reply) => {
      if (reply.ok) found.value = reply.value;
    });
  }, [id, version, found]);
  if (found.value.length === 0) return null;
  return (
    <>
      <p>{words.needsYou.namesakes(found.value.length)}</p>
      <ul>
        {sayNamesakes(found.value).map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    </>
  );
}
