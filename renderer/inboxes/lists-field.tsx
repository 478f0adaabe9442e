/** @file The files that the finance system exports its lists to, in the form of a connection. */

import type { Connection } from "../../shared/settings/settings.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { TextField } from "../parts/fields/text-field.tsx";

type ListName = keyof Connection["lists"];
export type TypedLists = Readonly<Record<ListName, string>>;

const names: readonly ListName[] = ["suppliers", "nominals", "projects", "vatCodes"];

interface ListsFieldProps {
  readonly value: TypedLists;
  readonly problem: (field: string) => string | null;
  readonly onInput: (value: TypedLists) => void;
  readonly onFailure: (message: string) => void;
}

export function ListsField({ value, problem, onInput, onFailure }: ListsFieldProps) {
  const texts = words.forms.connection.lists;
  const choose = async (name: ListName) => {
    const chosen = await ask("connection.chooseList", null);
    if (!chosen.ok) onFailure(chosen.error.message);
    else if (chosen.value !== null) onInput({ ...value, [name]: chosen.value });
  };
  return (
    <details class="advanced">
      <summary>{texts.title}</summary>
      <div class="advanced-fields">
        <p class="muted">{texts.intro}</p>
        {names.map((name) => (
          <TextField
            key={name}
            name={`lists.${name}`}
            setting="lists"
            label={texts[name]}
            hint={texts.hint}
            value={value[name]}
            problem={problem(`lists.${name}`)}
            isOptional
            onInput={(path) => onInput({ ...value, [name]: path })}
          >
            <button
              type="button"
              class="button"
              aria-label={words.window.about(texts.choose, texts[name])}
              onClick={() => void choose(name)}
            >
              {texts.choose}
            </button>
          </TextField>
        ))}
      </div>
    </details>
  );
}

export const typedFromLists = (lists: Connection["lists"]): TypedLists => ({
  suppliers: lists.suppliers ?? "",
  nominals: lists.nominals ?? "",
  projects: lists.projects ?? "",
  vatCodes: lists.vatCodes ?? "",
});

/** An empty field names no list. */
export const listsFrom = (typed: TypedLists): Connection["lists"] => {
  const path = (text: string): string | null => (text.trim() === "" ? null : text.trim());
  return {
    suppliers: path(typed.suppliers),
    nominals: path(typed.nominals),
    projects: path(typed.projects),
    vatCodes: path(typed.vatCodes),
  };
};
