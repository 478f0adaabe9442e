/** @file The kinds of spreadsheet that an inbox knows: what each says, another name, a test, and how to forget it. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { SampleVerdict } from "../../shared/settings/settings-form.ts";
import type { InboxSnapshot, TemplateView } from "../../shared/settings/settings-snapshot.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings } from "../agent/use-settings.ts";
import { SampleFound } from "../first-run/try-sample.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { OtherHeadings } from "./more-headings.tsx";
import { TemplateContent } from "./template-content.tsx";

export function TemplateList({ inbox: { id, templates } }: { readonly inbox: InboxSnapshot }) {
  if (templates.length === 0) return <p class="muted">{words.preferences.noTemplates}</p>;
  return (
    <details>
      <summary>{words.preferences.templates(templates.length)}</summary>
      <ul class="plain-words templates">
        {templates.map((template) => (
          <li key={template.name}>
            <OneTemplate inbox={id} template={template} />
          </li>
        ))}
      </ul>
      <p class="field-hint">{words.preferences.templatesHint}</p>
    </details>
  );
}

interface OneTemplateProps {
  readonly inbox: string;
  readonly template: TemplateView;
}

function OneTemplate({ inbox, template }: OneTemplateProps) {
  const { name, columns, eInvoiceSuppliers } = template;
  const command = useCommand();
  const { window, preferences } = words;
  const forget = async () => {
    if (command.running !== null) return;
    const said = window.about(preferences.forgotten, name);
    if (await command.run("template.forget", { inbox, name }, said)) await readSettings();
  };
  return (
    <details>
      <summary>
        {name} <span class="muted">{eInvoiceSuppliers === null ? preferences.columns(columns.length) : ""}</span>
      </summary>
      <TemplateContent template={template} />
      {columns.length > 0 && <OtherHeadings inbox={inbox} template={template} />}
      <div class="card-acts">
        <RenameForm inbox={inbox} name={name} />
        {eInvoiceSuppliers === null ? <TestFile inbox={inbox} name={name} /> : null}
        <button
          type="button"
          class="button danger"
          aria-disabled={command.running !== null}
          aria-label={window.about(preferences.forget, name)}
          onClick={() => void forget()}
        >
          {preferences.forget}
        </button>
      </div>
      <FailureLine failure={command.failure} />
    </details>
  );
}

interface Named {
  readonly inbox: string;
  readonly name: string;
}

function RenameForm({ inbox, name }: Named) {
  const command = useCommand();
  const id = useId();
  const typed = useSignal(name);
  const { learnt, window } = words;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const to = typed.value.trim();
    if (to === "" || to === name || command.running !== null) return;
    if (await command.run("template.setName", { inbox, name, to }, window.about(learnt.renamed, to)))
      await readSettings();
  };
  return (
    <form class="card-acts" onSubmit={(event) => void submit(event)}>
      <label for={id}>
        {learnt.newName}
        <span class="unseen">: {name}</span>
      </label>
      <input
        id={id}
        maxLength={200}
        autoComplete="off"
        value={typed.value}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <button
        type="submit"
        class="button"
        aria-disabled={command.running !== null}
        aria-label={window.about(learnt.rename, name)}
      >
        {learnt.rename}
      </button>
      <FailureLine failure={command.failure} />
    </form>
  );
}

function TestFile({ inbox, name }: Named) {
  const found = useSignal<SampleVerdict | null>(null);
  const failure = useSignal<string | null>(null);
  const isRunning = useSignal(false);
  const { learnt, window } = words;
  const test = async () => {
    if (isRunning.value) return;
    isRunning.value = true;
    const reply = await ask("template.test", { inbox, name });
    isRunning.value = false;
    failure.value = reply.ok ? null : reply.error.message;
    if (reply.ok && reply.value !== null) found.value = reply.value;
  };
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={isRunning.value}
        aria-label={window.about(learnt.test, name)}
        onClick={() => void test()}
      >
        {isRunning.value ? learnt.testing : learnt.test}
      </button>
      <FailureLine failure={failure.value} />
      <div role="status">
        {found.value === null ? null : (
          <>
            <SampleFound found={found.value} />
            <p class="field-hint">{learnt.testHint}</p>
          </>
        )}
      </div>
    </>
  );
}
