/** @file The kinds of spreadsheet that an inbox knows: their columns, the other headings of each, and what can be forgotten. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { InboxSnapshot, TemplateView } from "../../shared/settings/settings-snapshot.ts";
import { list, quote } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";

export function TemplateList({ inbox: { id, templates } }: { readonly inbox: InboxSnapshot }) {
  const command = useCommand();
  const { forget, forgotten, templatesHint } = words.preferences;
  const forgetOne = async (name: string) => {
    if (command.running !== null) return;
    const said = words.window.about(forgotten, name);
    if (await command.run("template.forget", { inbox: id, name }, said)) await readSettings();
  };
  if (templates.length === 0) return <p class="muted">{words.preferences.noTemplates}</p>;
  return (
    <details>
      <summary>{words.preferences.templates(templates.length)}</summary>
      <ul class="plain-words">
        {templates.map((template) => (
          <li key={template.name}>
            {template.name} <span class="muted">{words.preferences.columns(template.columns.length)}</span>{" "}
            <button
              type="button"
              class="button quiet"
              aria-disabled={command.running !== null}
              aria-label={words.window.about(forget, template.name)}
              onClick={() => void forgetOne(template.name)}
            >
              {forget}
            </button>
            {template.columns.length > 0 && <OtherHeadings inbox={id} template={template} />}
          </li>
        ))}
      </ul>
      <p class="field-hint">{templatesHint}</p>
      <FailureLine failure={command.failure} />
    </details>
  );
}

/** The columns with all their headings, and a form for one more. */
function OtherHeadings({
  inbox,
  template: { name, columns },
}: {
  readonly inbox: string;
  readonly template: TemplateView;
}) {
  const command = useCommand();
  const formId = useId();
  const column = useSignal(columns[0]?.heading ?? "");
  const typed = useSignal("");
  const { preferences } = words;
  const save = async (heading: string, alsoCalled: readonly string[]) => {
    if (command.running !== null) return;
    const saved = await command.run("template.rename", { inbox, name, heading, alsoCalled }, preferences.headingsSaved);
    if (!saved) return;
    typed.value = "";
    await readSettings();
  };
  const add = (event: Event) => {
    event.preventDefault();
    const before = columns.find(({ heading }) => heading === column.value)?.alsoCalled ?? [];
    if (typed.value.trim() !== "") void save(column.value, [...before, typed.value.trim()]);
  };
  return (
    <details>
      <summary aria-label={words.window.about(preferences.headings, name)}>{preferences.headings}</summary>
      <ul class="plain-words">
        {columns.map(({ heading, alsoCalled }) => (
          <li key={heading}>
            {alsoCalled.length === 0 ? heading : preferences.alsoCalled(heading, list(alsoCalled.map(quote), "or"))}{" "}
            {alsoCalled.length > 0 && (
              <button
                type="button"
                class="button quiet"
                aria-disabled={command.running !== null}
                aria-label={words.window.about(preferences.removeHeadings, heading)}
                onClick={() => void save(heading, [])}
              >
                {preferences.removeHeadings}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form class="card-acts" onSubmit={add}>
        <label for={`${formId}-column`}>{preferences.headingOf}</label>
        <select
          id={`${formId}-column`}
          value={column.value}
          onChange={(event) => (column.value = event.currentTarget.value)}
        >
          {columns.map(({ heading }) => (
            <option key={heading} value={heading}>
              {heading}
            </option>
          ))}
        </select>
        <label for={`${formId}-other`}>{preferences.otherHeading}</label>
        <input
          id={`${formId}-other`}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="button" aria-disabled={command.running !== null}>
          {preferences.addHeading}
        </button>
      </form>
      <p class="field-hint">{preferences.headingsHint}</p>
      <FailureLine failure={command.failure} />
    </details>
  );
}
