/** @file Sends something that was sent before: a button first, then the reason, which the audit trail records. */

import { useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { longestReason } from "../../shared/imports/row-fingerprint.ts";
import { words } from "../../shared/words/spoken.ts";
import { FailureLine } from "../parts/failure-line.tsx";

interface SendAnywayFormProps {
  readonly file: string;
  readonly isRunning: boolean;
  readonly sendAnyway: (reason: string) => void;
}

export function SendAnywayForm({ file, isRunning, sendAnyway }: SendAnywayFormProps) {
  const inputId = useId();
  const asks = useSignal<boolean | null>(null);
  const typed = useSignal("");
  const problem = useSignal<string | null>(null);
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
        aria-label={words.window.about(words.needsYou.sendAnyway, file)}
        onClick={() => (asks.value = true)}
      >
        {words.needsYou.sendAnyway}
      </button>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reason = typed.value.trim();
    problem.value = reason === "" ? words.needsYou.sendAnywayReasonMissing : null;
    if (reason !== "") sendAnyway(reason);
  };
  return (
    <form class="attach" onSubmit={submit} noValidate>
      <label for={inputId}>{words.needsYou.sendAnywayReason}</label>
      <div class="attach-line">
        <input
          ref={input}
          id={inputId}
          class="reason"
          maxLength={longestReason}
          autoComplete="off"
          aria-invalid={problem.value !== null}
          aria-describedby={problem.value === null ? undefined : `${inputId}-problem`}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            // The error disappears as soon as the reason is not empty.
            if (typed.value.trim() !== "") problem.value = null;
          }}
        />
        <button
          type="submit"
          class="button danger"
          aria-disabled={isRunning}
          aria-label={words.window.about(words.needsYou.sendAnyway, file)}
        >
          {words.needsYou.sendAnyway}
        </button>
        <button type="button" class="button" onClick={() => (asks.value = false)}>
          {words.needsYou.sendAgainNo}
        </button>
      </div>
      <div id={`${inputId}-problem`}>
        <FailureLine failure={problem.value} />
      </div>
    </form>
  );
}
