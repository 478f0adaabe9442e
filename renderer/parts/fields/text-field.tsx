/** @file A text input with its label, hint and error. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { whoSet } from "../../agent/use-settings.ts";
import { useIsLocked } from "./locked-fields.ts";

interface TextFieldProps {
  readonly name: string;
  /** The key of its setting, if that isn't its name. */
  readonly setting?: string;
  readonly kind?: "text" | "url" | "numeric" | "secret" | "time";
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | null;
  readonly isOptional?: boolean;
  /** True if it is read-only. */
  readonly isLocked?: boolean;
  readonly onInput: (value: string) => void;
  /** A button beside the input. */
  readonly children?: ComponentChildren;
}

export function TextField(props: TextFieldProps) {
  const { name, setting = name, kind = "text", label, value, problem, isOptional, onInput, children } = props;
  const id = useId();
  const isByIt = useIsLocked(setting);
  const isLocked = isByIt || props.isLocked === true;
  const hint = isByIt ? whoSet() : props.hint;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-line">
        <input
          id={id}
          name={name}
          // Preact's types need a literal here.
          type={(kind === "secret" ? "password" : kind === "time" ? "time" : "text") as "text"}
          inputMode={kind === "url" || kind === "numeric" ? kind : "text"}
          autoComplete="off"
          spellcheck={false}
          required={isOptional !== true}
          readOnly={isLocked}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {isLocked ? null : children}
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} problem={problem} />
    </div>
  );
}

/** Shows the problem instead of the hint, if there is one. */
export function FieldHint(props: { readonly id: string; readonly hint: string; readonly problem: string | null }) {
  const { id, hint, problem } = props;
  return (
    <p id={id} class={problem === null ? "field-hint" : "field-hint field-problem"}>
      {problem ?? hint}
    </p>
  );
}
