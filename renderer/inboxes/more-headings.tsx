/** @file A form for the other headings that a column of a kind of spreadsheet may have. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { TemplateView } from "../../shared/settings/settings-snapshot.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";

export function OtherHeadings({
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
  const changed = columns.filter(({ alsoCalled }) => alsoCalled.length > 0);
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
    <>
      {changed.length === 0 ? null : (
        <div class="card-acts">
          {changed.map(({ heading }) => (
            <button
              key={heading}
              type="button"
              class="button quiet"
              aria-disabled={command.running !== null}
              onClick={() => void save(heading, [])}
            >
              {words.window.about(preferences.removeHeadings, heading)}
            </button>
          ))}
        </div>
      )}
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
    </>
  );
}
