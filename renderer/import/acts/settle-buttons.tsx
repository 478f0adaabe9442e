/**
 * @file The answers to an unknown outcome, and a way to leave it open. None is suggested.
 * While each invoice is answered in the list, there are no answers for all beside it.
 * Sending again needs a confirmation, because it may enter a batch twice.
 */

import { type Signal, useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Import } from "../../../shared/imports/import.ts";
import { words } from "../../../shared/words/spoken.ts";
import { InLists, LackedByList } from "./in-lists.tsx";
import { useRowsInDoubt } from "./use-rows-in-doubt.ts";

/** How an unknown outcome is answered: in one answer, invoice by invoice in the list, or while sending again is confirmed. */
export type Settling = "at-once" | "by-invoice" | "confirming";

interface SettleButtonsProps {
  readonly import_: Import;
  /** False where its file is gone; another button closes it then. */
  readonly canSendAgain: boolean;
  /** What would be sent again, or null for a document. */
  readonly batch: { readonly invoices: number; readonly contents: string } | null;
  /** True if other batches of the file are still to be sent. */
  readonly more: boolean;
  readonly isRunning: boolean;
  readonly settling: Signal<Settling>;
  readonly settle: (answer: "arrived" | "send-again") => void;
}

export function SettleButtons({ import_, canSendAgain, batch, more, isRunning, settling, settle }: SettleButtonsProps) {
  const file = import_.place.dropped;
  const known = useRowsInDoubt(import_, batch !== null).loaded.value;
  const asks = settling.value === "confirming";
  const hasAsked = useRef(false);
  const isLeftOpen = useSignal(false);
  const hintId = useId();
  const hasSome = batch !== null && batch.invoices > 1;
  const { arrived, sendAgain: sendAgainMeans, onlySome, notSureYet } = words.needsYou.settleMeans;
  const goBack = useRef<HTMLButtonElement>(null);
  const sendAgain = useRef<HTMLButtonElement>(null);
  // Focus the harmless button of the confirmation, and the original button afterwards.
  useLayoutEffect(() => {
    if (asks) goBack.current?.focus();
    else if (hasAsked.current) sendAgain.current?.focus();
    hasAsked.current = asks;
  }, [asks]);

  if (asks)
    return (
      <fieldset class="question">
        <legend>{words.needsYou.sendAgainQuestion(batch?.contents ?? null)}</legend>
        <InLists howMany={known?.inLists ?? 0} />
        <button ref={goBack} type="button" class="button" onClick={() => (settling.value = "at-once")}>
          {words.needsYou.sendAgainNo}
        </button>
        <button type="button" class="button danger" aria-disabled={isRunning} onClick={() => settle("send-again")}>
          {words.needsYou.sendAgainYes(batch?.invoices ?? null)}
        </button>
      </fieldset>
    );
  if (settling.value === "by-invoice")
    return (
      <div class="settle">
        {batch === null ? null : <p>{words.rowByRow.noneMarked(batch.invoices)}</p>}
        <button
          type="button"
          class="button"
          aria-label={words.window.about(words.rowByRow.allAtOnce, file)}
          onClick={() => (settling.value = "at-once")}
        >
          {words.rowByRow.allAtOnce}
        </button>
      </div>
    );
  return (
    <fieldset class="settle" aria-describedby={hintId}>
      <legend>{words.needsYou.settleQuestion}</legend>
      <LackedByList lacked={known?.lacked ?? null} />
      <button
        type="button"
        class="button"
        aria-disabled={isRunning}
        aria-label={words.window.about(words.needsYou.arrived, file)}
        onClick={() => settle("arrived")}
      >
        {words.needsYou.arrived}
      </button>
      {canSendAgain ? (
        <button
          ref={sendAgain}
          type="button"
          class="button"
          aria-label={words.window.about(words.needsYou.sendAgain, file)}
          onClick={() => (settling.value = "confirming")}
        >
          {words.needsYou.sendAgain}
        </button>
      ) : null}
      {hasSome ? (
        <button
          type="button"
          class="button"
          aria-label={words.window.about(words.needsYou.onlySome, file)}
          onClick={() => (settling.value = "by-invoice")}
        >
          {words.needsYou.onlySome}
        </button>
      ) : null}
      <button
        type="button"
        class="button"
        aria-label={words.window.about(words.needsYou.notSureYet, file)}
        onClick={() => (isLeftOpen.value = true)}
      >
        {words.needsYou.notSureYet}
      </button>
      <ul id={hintId} class="field-hint">
        {[
          arrived(more),
          ...(canSendAgain ? [sendAgainMeans] : []),
          ...(hasSome ? [onlySome(canSendAgain)] : []),
          notSureYet,
        ].map((means) => (
          <li key={means}>{means}</li>
        ))}
      </ul>
      <p role="status" class="field-hint">
        {isLeftOpen.value ? words.needsYou.notSureYetSaid : ""}
      </p>
    </fieldset>
  );
}
