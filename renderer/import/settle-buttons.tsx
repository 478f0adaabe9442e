/**
 * @file The two answers to an unknown outcome. Neither is suggested: the bold button beside them is for looking first.
 * Sending again needs a confirmation, because it may enter a batch twice.
 */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";

interface SettleButtonsProps {
  readonly file: string;
  readonly isRunning: boolean;
  readonly settle: (answer: "arrived" | "send-again") => void;
}

export function SettleButtons({ file, isRunning, settle }: SettleButtonsProps) {
  const asks = useSignal<boolean | null>(null);
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
        <legend>{words.needsYou.sendAgainQuestion}</legend>
        <button ref={goBack} type="button" class="button" onClick={() => (asks.value = false)}>
          {words.needsYou.sendAgainNo}
        </button>
        <button type="button" class="button danger" aria-disabled={isRunning} onClick={() => settle("send-again")}>
          {words.needsYou.sendAgainYes}
        </button>
      </fieldset>
    );
  return (
    <fieldset class="settle">
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
    </fieldset>
  );
}
