/** @file The calls that an import made or will make, each with its money and, on request, its body. */

import { useSignal } from "@preact/signals";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { LeftOutRow } from "../../shared/imports/failures/open-question.ts";
import type { ImportKind, Part } from "../../shared/imports/import.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { sayBatchNames } from "../../shared/wording/imports/say-import.ts";
import { sayMoney } from "../../shared/wording/say-money.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, timeZone } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { PayloadTable } from "./payload-table.tsx";

interface PartListProps {
  readonly id: string;
  readonly kind: ImportKind;
  readonly parts: readonly Part[];
  readonly leftOut: readonly LeftOutRow[];
}

export function PartList({ id, kind, parts, leftOut }: PartListProps) {
  return (
    <>
      <h4>{words.history.parts}</h4>
      <ol class="parts">
        {parts.map((part, index) => (
          <li key={index}>
            <p class="part-state">{words.history.partStates[part.state]}</p>
            <dl class="facts-list">
              {factsOf(part, kind, leftOut.filter(({ notSaved }) => notSaved?.part === index).length).map(
                ([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
              )}
            </dl>
            {kind === "batch" ? <Payload id={id} part={index} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

function factsOf(part: Part, kind: ImportKind, notSaved: number): readonly (readonly [string, string])[] {
  const isUnknown = part.state === "unknown";
  const sent =
    part.sentAt === null
      ? []
      : [[isUnknown ? words.needsYou.sentAt : words.history.sent, sayInstant(part.sentAt, timeZone)] as const];
  if (kind !== "batch") return sent;
  const names = sayBatchNames(namesOfPart(part, timeZone));
  return [
    ...(names === "" ? [] : [[isUnknown ? words.needsYou.batchNamed : words.history.part, names] as const]),
    [words.history.invoices, figure(part.invoices)],
    ...(notSaved > 0 ? [[words.history.notSaved, figure(notSaved)] as const] : []),
    [words.needsYou.net, sayMoney(part.net)],
    [words.needsYou.vat, sayMoney(part.vat)],
    ...sent,
  ];
}

function Payload({ id, part }: { readonly id: string; readonly part: number }) {
  const text = useSignal<string | null>(null);
  const failure = useSignal<string | null>(null);
  const load = async (isOpen: boolean) => {
    if (!isOpen || text.value !== null) return;
    const reply = await ask("imports.payload", { id, part });
    if (reply.ok) text.value = reply.value;
    failure.value = reply.ok ? null : reply.error.message;
  };
  return (
    <details onToggle={(event) => void load(event.currentTarget.open)}>
      <summary>{words.history.showPayload}</summary>
      {text.value === null ? null : (
        <>
          <PayloadTable payload={text.value} />
          <details>
            <summary>{words.history.showJson}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
            <pre tabIndex={0}>{text.value}</pre>
          </details>
        </>
      )}
      <FailureLine failure={failure.value} />
    </details>
  );
}
