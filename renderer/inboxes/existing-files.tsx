/** @file Asks what to do with the files that already are in a folder: import them, or leave them alone. */

import { useId } from "preact/hooks";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { FilesInFolder } from "../../shared/settings/settings-form.ts";
import { words } from "../../shared/words/spoken.ts";

type Choice = InboxSettings["existingFiles"];

interface ExistingFilesProps {
  readonly holds: FilesInFolder;
  /** Undefined until a person has chosen. */
  readonly chosen: Choice | undefined;
  readonly problem: string | null;
  readonly onChange: (chosen: Choice) => void;
}

const choices: readonly Choice[] = ["leave", "import"];

export function ExistingFiles({ holds, chosen, problem, onChange }: ExistingFilesProps) {
  const id = useId();
  const { existingFilesQuestion, existingFilesChoices, existingFilesMore } = words.forms.inbox;
  const { files, spreadsheets, names } = holds;
  return (
    <fieldset class="field existing-files" aria-describedby={`${id}-names ${id}-problem`}>
      <legend>{existingFilesQuestion(files, spreadsheets)}</legend>
      <ul id={`${id}-names`} class="plain-words muted">
        {names.map((name) => (
          <li key={name} class="path">
            {name}
          </li>
        ))}
        {files > names.length ? <li>{existingFilesMore(files - names.length)}</li> : null}
      </ul>
      {choices.map((choice) => (
        <label key={choice} class="choice">
          <input
            type="radio"
            name="existingFiles"
            value={choice}
            checked={chosen === choice}
            aria-invalid={problem !== null}
            onChange={() => onChange(choice)}
          />
          <span>{existingFilesChoices[choice]}</span>
        </label>
      ))}
      <p id={`${id}-problem`} class="field-hint field-problem" role="status">
        {problem}
      </p>
    </fieldset>
  );
}
