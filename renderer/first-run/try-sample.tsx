/** @file Checks a sample file without sending it, and shows what would happen to it in this inbox. */

import { useSignal } from "@preact/signals";
import type { Reply } from "../../shared/ipc.ts";
import type { SampleVerdict } from "../../shared/settings/settings-form.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, checkDropped } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import type { Mark } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { unbroken } from "../parts/unbroken.ts";

/** Not the mark of what is done: nothing is. */
const marks: Readonly<Record<SampleVerdict["verdict"], Mark>> = {
  ready: "waiting",
  ask: "needs-you",
  refuse: "failed",
};

export function TrySample({ inbox }: { readonly inbox: string }) {
  const found = useSignal<SampleVerdict | null>(null);
  const failure = useSignal<string | null>(null);
  const isRunning = useSignal(false);
  const isOver = useSignal(false);
  const check = async (asked: () => Promise<Reply<"sample.check">>) => {
    if (isRunning.value) return;
    isRunning.value = true;
    const reply = await asked();
    isRunning.value = false;
    failure.value = reply.ok ? null : reply.error.message;
    if (reply.ok && reply.value !== null) found.value = reply.value;
  };
  const choose = () => check(() => ask("sample.check", { inbox }));
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    // The window's own drop target would send the file.
    event.stopPropagation();
    isOver.value = false;
    void check(() => checkDropped(inbox, file));
  };
  return (
    <section
      class={isOver.value ? "card is-under" : "card"}
      aria-labelledby="try-sample"
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={drop}
    >
      <h3 id="try-sample">{words.forms.sample}</h3>
      <p class="card-words">{words.forms.sampleWords}</p>
      <div class="card-acts">
        <button type="button" class="button" aria-disabled={isRunning.value} onClick={() => void choose()}>
          {isRunning.value ? words.forms.sampleChecking : words.forms.sampleChoose}
        </button>
      </div>
      <FailureLine failure={failure.value} />
      <div role="status">{found.value === null ? null : <SampleFound found={found.value} />}</div>
    </section>
  );
}

export function SampleFound({
  found: { file, verdict, sentences, invoices, invoiceCount },
}: {
  readonly found: SampleVerdict;
}) {
  return (
    <div class="sample">
      <p class="sample-head">
        <StateMark mark={marks[verdict]} />
        <span>
          <strong>{file}</strong> {words.forms.sampleVerdicts[verdict]}
        </span>
      </p>
      <ul class="plain-words">
        {sentences.map((sentence, index) => (
          <li key={index}>{unbroken(sentence)}</li>
        ))}
      </ul>
      {invoices.length === 0 ? null : (
        <div class="sample-invoices">
          <p class="muted">{words.forms.sampleInvoices(invoiceCount)}</p>
          <ol>
            {invoices.map((line, index) => (
              <li key={index}>{unbroken(line)}</li>
            ))}
          </ol>
          {invoiceCount > invoices.length ? (
            <p class="muted">{words.forms.sampleMore(invoiceCount - invoices.length)}</p>
          ) : null}
        </div>
      )}
    </div>
  );
}
