/** @file Shows what the form's rules find in a few file names, with the real matching. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Input } from "../../shared/ipc.ts";
import type { NameExample } from "../../shared/settings/settings-form.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";

export function NameExamples({ rules }: { readonly rules: Input<"documents.example">["rules"] }) {
  const examples = useSignal<readonly NameExample[]>([]);
  const { idAt, idPrefixes } = rules;
  const prefix = idPrefixes[0] ?? "PI-";
  const key = JSON.stringify([idAt, idPrefixes]);
  useEffect(() => {
    let isOver = false;
    void ask("documents.example", { rules, names: [...words.forms.inbox.exampleNames, `${prefix}10023.pdf`] }).then(
      (reply) => {
        if (reply.ok && !isOver) examples.value = reply.value;
      },
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return (
    <dl class="examples" aria-label={words.forms.inbox.examples}>
      {examples.value.map(({ name, purchaseInvoiceId, because }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={because}>{purchaseInvoiceId ?? words.forms.inbox.examplesAsk}</dd>
        </div>
      ))}
    </dl>
  );
}
