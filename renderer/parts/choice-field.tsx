/** @file A field for one of a few choices, and a checkbox, each with a hint. */

import { useId } from "preact/hooks";
import { FieldHint } from "./text-field.tsx";

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** The stored value and its label. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
}

export function ChoiceField({ name, label, hint, value, choices, problem = null, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <select
          id={id}
          name={name}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} problem={problem} />
    </div>
  );
}

interface TickFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function TickField({ label, hint, checked, onChange }: TickFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="choice">
        <input
          type="checkbox"
          aria-describedby={`${id}-hint`}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={`${id}-hint`} hint={hint} problem={null} />
    </div>
  );
}
