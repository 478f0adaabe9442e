/** @file A field for one of a few choices, and a checkbox, each with a hint. */

import { useId } from "preact/hooks";
import { whoSet } from "../../agent/use-settings.ts";
import { useIsLocked } from "./locked-fields.ts";
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

export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, value, choices, problem = null, onChange } = props;
  const id = useId();
  const isLocked = useIsLocked(name);
  const hint = isLocked ? whoSet() : props.hint;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <select
          id={id}
          name={name}
          disabled={isLocked}
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
  /** The key of its setting. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function TickField({ name, label, hint, checked, onChange }: TickFieldProps) {
  const id = useId();
  const isLocked = useIsLocked(name);
  return (
    <div class="field">
      <label class="choice">
        <input
          type="checkbox"
          disabled={isLocked}
          aria-describedby={`${id}-hint`}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={`${id}-hint`} hint={isLocked ? whoSet() : hint} problem={null} />
    </div>
  );
}
