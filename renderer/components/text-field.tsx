/** @file One line to type in, with its label, its hint, and what is wrong with it. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface TextFieldProps {
  readonly name: string;
  readonly inputMode: "text" | "url";
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | null;
  readonly onInput: (value: string) => void;
  /** A button beside the line. */
  readonly children?: ComponentChildren;
}

export function TextField({ name, inputMode, label, hint, value, problem, onInput, children }: TextFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <input
          id={id}
          name={name}
          inputMode={inputMode}
          autoComplete="off"
          spellcheck={false}
          required
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {children}
      </div>
      <p id={`${id}-hint`} class={problem === null ? "field-hint" : "field-hint field-problem"}>
        {problem ?? hint}
      </p>
    </div>
  );
}
