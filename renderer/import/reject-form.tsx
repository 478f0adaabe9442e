/** @file Cancels a file: a button first, then an input for the optional reason. */

import { useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { longestReason } from "../../shared/imports/row-fingerprint.ts";
import { words } from "../../shared/words/spoken.ts";

interface RejectFormProps {
  readonly file: string;
  readonly isRunning: boolean;
  readonly reject: (reason: string | null) => void;
}

export function RejectForm({ file, isRunning, reject }: RejectFormProps) {
  const inputId = useId();
  const asks = useSignal<boolean | null>(null);
  const typed = useSignal("");
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asks.value === true) input.current?.focus();
    if (asks.value === false) opener.current?.focus();
  }, [asks.value]);

  if (asks.value !== true)
    return (
      <button
        ref={opener}
        type="button"
        class="button"
        aria-label={words.window.about(words.look.reject, file)}
        onClick={() => (asks.value = true)}
      >
        {words.look.reject}
      </button>
    );
  return (
    <form
      class="attach"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) reject(typed.value.trim() || null);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Escape closes only this form, not the whole view.
        event.preventDefault();
        asks.value = false;
      }}
      noValidate
    >
      <label for={inputId}>{words.look.rejectReason}</label>
      <div class="attach-line">
        <input
          ref={input}
          id={inputId}
          class="reason"
          maxLength={longestReason}
          autoComplete="off"
          aria-describedby={`${inputId}-hint`}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button
          type="submit"
          class="button danger"
          aria-disabled={isRunning}
          aria-label={words.window.about(words.look.rejectYes, file)}
        >
          {words.look.rejectYes}
        </button>
        <button type="button" class="button" onClick={() => (asks.value = false)}>
          {words.look.goBack}
        </button>
      </div>
      <p id={`${inputId}-hint`} class="field-hint">
        {words.look.rejectHint}
      </p>
    </form>
  );
}
