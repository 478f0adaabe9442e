/**
 * @file The answers to an unknown outcome, and a way to leave it open. None is suggested.
 * Sending again needs a confirmation, because it may enter a batch twice.
 */

import { useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";

interface SettleButtonsProps {
  readonly file: string;
  /** What would be sent again, or null for a document. */
  readonly contents: string | null;
  /** True if other batches of the file are still to be sent. */
  readonly more: boolean;
  readonly isRunning: boolean;
  readonly settle: (answer: "arrived" | "send-again") => void;
}

export function SettleButtons({ file, contents, more, isRunning, settle }: SettleButtonsProps) {
  const asks = useSignal<boolean | null>(null);
  const isLeftOpen = useSignal(false);
  const hintId = useId();
  const { arrived, sendAgain: sendAgainMeans, notSureYet } = words.needsYou.settleMeans;
  const goBack = useRef<HTMLButtonElement>(null);
  const sendAgain = useRef<HTMLButtonElement>(null);
  // Focus the harmless button of the confirmation, and the original button afterwards.
  useLayoutEffect(() => {
    if (asks.value === true) goBack.current?.focus();
    if (asks.value === false) sendAgain.current?.focus();
  }, [asks.value]);

  if (asks.value === true)
    return (
      <fieldset class="question">
        <legend>{words.needsYou.sendAgainQuestion(contents)}</legend>
        <button ref={goBack} type="button" class="button" onClick={() => (asks.value = false)}>
          {words.needsYou.sendAgainNo}
        </button>
        <button type="button" class="button danger" aria-disabled={isRunning} onClick={() => settle("send-again")}>
          {words.needsYou.sendAgainYes}
        </button>
      </fieldset>
    );
  return (
    <fieldset class="settle" aria-describedby={hintId}>
      <legend>{words.needsYou.settleQuestion}</legend>
      <button
        type="button"
        class="button"
        aria-disabled={isRunning}
        aria-label={words.window.about(words.needsYou.arrived, file)}
        onClick={() => settle("arrived")}
      >
        {words.needsYou.arrived}
      </button>
      <button
        ref={sendAgain}
        type="button"
        class="button"
        aria-label={words.window.about(words.needsYou.sendAgain, file)}
        onClick={() => (asks.value = true)}
      >
        {words.needsYou.sendAgain}
      </button>
      <button
        type="button"
        class="button"
        aria-label={words.window.about(words.needsYou.notSureYet, file)}
        onClick={() => (isLeftOpen.value = true)}
      >
        {words.needsYou.notSureYet}
      </button>
      <ul id={hintId} class="field-hint">
        {[arrived(more), sendAgainMeans, notSureYet].map((means) => (
          <li key={means}>{means}</li>
        ))}
      </ul>
      <p role="status" class="field-hint">
        {isLeftOpen.value ? words.needsYou.notSureYetSaid : ""}
      </p>
    </fieldset>
  );
}
