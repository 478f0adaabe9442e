/** @file An act that takes a reason: a button first, then a line to type the reason in. */

import { useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { longestReason } from "../../../shared/imports/row-fingerprint.ts";
import { words } from "../../../shared/words/spoken.ts";
import { FailureLine } from "../../parts/failure-line.tsx";

interface ReasonFormProps {
  readonly file: string;
  readonly isRunning: boolean;
  /** On the button that opens the form. */
  readonly opens: string;
  /** What the reason is asked with. */
  readonly asks: string;
  /** On the button that carries it out. */
  readonly submits: string;
  /** Below the line, or null. Of what can't be taken back, below the button that opens it too. */
  readonly hint: string | null;
  /** What is said where no reason is given; null where it may be left empty. */
  readonly missing: string | null;
  /** @param reason trimmed; empty only where it may be */
  /** In the look of what can't be taken back. */
  readonly isDanger?: boolean;
  readonly submit: (reason: string) => void;
}

export function ReasonForm(props: ReasonFormProps) {
  const { file, isRunning, opens, asks, submits, hint, missing, isDanger = false, submit } = props;
  const inputId = useId();
  const isOpen = useSignal<boolean | null>(null);
  const typed = useSignal("");
  const problem = useSignal<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isOpen.value === true) input.current?.focus();
    if (isOpen.value === false) opener.current?.focus();
  }, [isOpen.value]);

  const hintId = hint === null ? null : `${inputId}-hint`;
  if (isOpen.value !== true)
    return (
      <>
        <button
          ref={opener}
          type="button"
          class={isDanger ? "button danger" : "button"}
          aria-label={words.window.about(opens, file)}
          aria-describedby={isDanger ? (hintId ?? undefined) : undefined}
          onClick={() => (isOpen.value = true)}
        >
          {opens}
        </button>
        {isDanger && hintId !== null ? (
          <p id={hintId} class="field-hint">
            {hint}
          </p>
        ) : null}
      </>
    );
  const problemId = problem.value === null ? null : `${inputId}-problem`;
  return (
    <form
      class="attach"
      onSubmit={(event) => {
        event.preventDefault();
        const reason = typed.value.trim();
        problem.value = reason === "" ? missing : null;
        if (problem.value === null && !isRunning) submit(reason);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Escape closes the innermost thing, not the whole view.
        event.preventDefault();
        isOpen.value = false;
      }}
      noValidate
    >
      <label for={inputId}>{asks}</label>
      <div class="attach-line">
        <input
          ref={input}
          id={inputId}
          class="reason"
          maxLength={longestReason}
          autoComplete="off"
          aria-invalid={problem.value !== null}
          aria-describedby={problemId ?? hintId ?? undefined}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            if (typed.value.trim() !== "") problem.value = null;
          }}
        />
        <button
          type="submit"
          class="button danger"
          aria-disabled={isRunning}
          aria-label={words.window.about(submits, file)}
        >
          {submits}
        </button>
        <button type="button" class="button" onClick={() => (isOpen.value = false)}>
          {words.look.goBack}
        </button>
      </div>
      {missing === null ? null : (
        <div id={`${inputId}-problem`}>
          <FailureLine failure={problem.value} />
        </div>
      )}
      {hintId === null ? null : (
        <p id={hintId} class="field-hint">
          {hint}
        </p>
      )}
    </form>
  );
}
