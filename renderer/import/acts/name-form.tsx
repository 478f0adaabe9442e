/** @file Asks what a supplier, nominal, project or VAT rate of some rows is called in the finance system, and remembers it. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { type AfterNaming, rowsToName } from "../../../shared/imports/can-name.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { NameInRows } from "../../../shared/spreadsheet/inbox-names.ts";
import { words } from "../../../shared/words/spoken.ts";
import { ask } from "../../agent/use-agent.ts";
import type { CommandRun } from "../../agent/use-command.ts";
import { FailureLine } from "../../parts/failure-line.tsx";

interface NameFormProps {
  readonly import_: Import;
  readonly command: CommandRun;
}

/** Nothing where no other name helps. See [Note: a learnt name]. */
export function NameForm({ import_, command }: NameFormProps) {
  const named = rowsToName(import_);
  const found = useSignal<readonly NameInRows[] | null>(null);
  const failure = useSignal<string | null>(null);
  if (named === null) return null;
  const { id, place } = import_;
  // The file is read once a person wants to know.
  const load = async () => {
    const reply = await ask("imports.names", { id });
    found.value = reply.ok ? reply.value : null;
    failure.value = reply.ok ? null : reply.error.message;
  };
  const { learnt, window } = words;
  return (
    <details
      class="its-invoices"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary aria-label={window.about(learnt.useAnother, place.dropped)}>{learnt.useAnother}</summary>
      {found.value === null ? (
        <p class="muted" role="status">
          {failure.value === null ? learnt.loading : ""}
        </p>
      ) : found.value.length === 0 ? (
        <p>{learnt.none}</p>
      ) : (
        <Fields id={id} file={place.dropped} names={found.value} next={named.next} command={command} />
      )}
      <FailureLine failure={failure.value} />
    </details>
  );
}

/** More are counted, not named. */
const mostNamed = 3;

interface FieldsProps {
  readonly id: string;
  readonly file: string;
  readonly names: readonly NameInRows[];
  readonly next: AfterNaming;
  readonly command: CommandRun;
}

function Fields({ id, file, names, next, command }: FieldsProps) {
  const fieldId = useId();
  const chosen = useSignal(0);
  const typed = useSignal("");
  const problem = useSignal<string | null>(null);
  const { learnt, window, look } = words;
  const name = names[chosen.value] ?? names[0];
  if (name === undefined) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const to = typed.value.trim();
    problem.value = to === "" ? learnt.missing : null;
    if (problem.value !== null || command.running !== null) return;
    const { property, text } = name;
    void command.run("imports.useName", { id, property, from: text, to }, window.about(learnt.submitted, file));
  };
  const sayName = ({ property, text, rows }: NameInRows): string =>
    learnt.nameInRows(look.properties[property], text, {
      rows: rows.slice(0, mostNamed),
      more: Math.max(0, rows.length - mostNamed),
    });
  return (
    <form class="attach naming" onSubmit={submit} noValidate>
      <label for={`${fieldId}-which`}>{learnt.which}</label>
      <select
        id={`${fieldId}-which`}
        value={String(chosen.value)}
        onChange={(event) => (chosen.value = Number(event.currentTarget.value))}
      >
        {names.map((one, index) => (
          <option key={sayName(one)} value={String(index)}>
            {sayName(one)}
          </option>
        ))}
      </select>
      <label for={`${fieldId}-to`}>{learnt.use}</label>
      <div class="attach-line">
        <input
          id={`${fieldId}-to`}
          class="reason"
          maxLength={300}
          autoComplete="off"
          spellcheck={false}
          aria-invalid={problem.value !== null}
          aria-describedby={`${fieldId}-hint`}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            problem.value = null;
          }}
        />
      </div>
      {name.suggestions.length === 0 ? null : (
        <div class="name-suggestions">
          {name.suggestions.map((text) => (
            <button
              key={text}
              type="button"
              class="button"
              onClick={() => {
                typed.value = text;
                problem.value = null;
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <p id={`${fieldId}-hint`} class={problem.value === null ? "field-hint" : "field-hint field-problem"}>
        {problem.value ?? learnt.useHint(name.suggestions.length > 0)}
      </p>
      <div class="card-acts">
        <button
          type="submit"
          class="button"
          aria-disabled={command.running !== null}
          aria-label={window.about(learnt.submit[next], file)}
        >
          {learnt.submit[next]}
        </button>
      </div>
      <p class="field-hint">{learnt.remembers}</p>
    </form>
  );
}
