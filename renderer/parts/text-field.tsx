/** @file One line to type in, with its label, its hint, and what is wrong with it. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface TextFieldProps {
  readonly name: string;
  readonly kind?: "text" | "url" | "numeric" | "secret" | "time";
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | null;
  readonly isOptional?: boolean;
  /** It is shown and stays as it is. */
  readonly isLocked?: boolean;
  readonly onInput: (value: string) => void;
  /** A button beside the line. */
  readonly children?: ComponentChildren;
}

export function TextField(props: TextFieldProps) {
  const { name, kind = "text", label, hint, value, problem, isOptional, isLocked, onInput, children } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <input
          id={id}
          name={name}
          // Preact's types want to know it before there is a page.
          type={(kind === "secret" ? "password" : kind === "time" ? "time" : "text") as "text"}
          inputMode={kind === "url" || kind === "numeric" ? kind : "text"}
          autoComplete="off"
          spellcheck={false}
          required={isOptional !== true}
          readOnly={isLocked === true}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {isLocked === true ? null : children}
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} problem={problem} />
    </div>
  );
}

/** What is wrong, in the place of what to write. */
export function FieldHint(props: { readonly id: string; readonly hint: string; readonly problem: string | null }) {
  const { id, hint, problem } = props;
  return (
    <p id={id} class={problem === null ? "field-hint" : "field-hint field-problem"}>
      {problem ?? hint}
    </p>
  );
}
