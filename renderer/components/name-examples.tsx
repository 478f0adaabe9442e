/** @file What the rules of a form make of a few file names, as the real matching says. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Input } from "../../shared/ipc.ts";
import type { NameExample } from "../../shared/settings-form.ts";
import { labelsForms } from "../labels-forms.ts";
import { ask } from "../use-agent.ts";

const usualNames = ["10023 scan.pdf", "scan 10023 signed.pdf", "delivery note 10023.pdf", "2026-11-20 invoice.pdf"];

export function NameExamples({ rules }: { readonly rules: Input<"documents.example">["rules"] }) {
  const examples = useSignal<readonly NameExample[]>([]);
  const { idAt, idPrefixes } = rules;
  const prefix = idPrefixes[0] ?? "PI-";
  const key = JSON.stringify([idAt, idPrefixes]);
  useEffect(() => {
    let isOver = false;
    void ask("documents.example", { rules, names: [...usualNames, `${prefix}10023.pdf`] }).then((reply) => {
      if (reply.ok && !isOver) examples.value = reply.value;
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  return (
    <dl class="examples" aria-label={labelsForms.inbox.examples}>
      {examples.value.map(({ name, purchaseInvoiceId, because }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={because}>{purchaseInvoiceId ?? labelsForms.inbox.examplesAsk}</dd>
        </div>
      ))}
    </dl>
  );
}
