/** @file Sends what went before all the same: a button first, then the reason, which stands in the trail. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { longestReason } from "../../shared/print.ts";
import { labels } from "../labels.ts";
import { FailureLine } from "./failure-line.tsx";

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
  useEffect(() => {
    if (asks.value === true) input.current?.focus();
    if (asks.value === false) opener.current?.focus();
  }, [asks.value]);

  if (asks.value !== true)
    return (
      <button
        ref={opener}
        type="button"
        class="button"
        aria-label={labels.about(labels.sendAnyway, file)}
        onClick={() => (asks.value = true)}
      >
        {labels.sendAnyway}
      </button>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reason = typed.value.trim();
    problem.value = reason === "" ? labels.sendAnywayReasonMissing : null;
    if (reason !== "") sendAnyway(reason);
  };
  return (
    <form class="attach" onSubmit={submit} noValidate>
      <label for={inputId}>{labels.sendAnywayReason}</label>
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
            // A complaint goes as soon as it is met.
            if (typed.value.trim() !== "") problem.value = null;
          }}
        />
        <button
          type="submit"
          class="button danger"
          aria-disabled={isRunning}
          aria-label={labels.about(labels.sendAnyway, file)}
        >
          {labels.sendAnyway}
        </button>
        <button type="button" class="button" onClick={() => (asks.value = false)}>
          {labels.sendAgainNo}
        </button>
      </div>
      <div id={`${inputId}-problem`}>
        <FailureLine failure={problem.value} />
      </div>
    </form>
  );
}
