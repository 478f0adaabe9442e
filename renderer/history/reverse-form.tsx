/** @file Links a reversal and what it reverses, and asks for one: which batch, and with which date. */

import { useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { reversibleParts } from "../../shared/reversal/can-reverse.ts";
import { sayInvoices } from "../../shared/wording/imports/say-import.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChoiceField } from "../parts/fields/choice-field.tsx";
import { openInHistory } from "./use-history.ts";

export function Reversals({ import_ }: { readonly import_: Import }) {
  const { reverses, reversals = [] } = import_;
  const linked = [...(reverses ? [reverses.of] : []), ...reversals.flatMap(({ to }) => to ?? [])];
  return (
    <>
      {linked.map(({ id, file }) => {
        const own = linked.length > 1 ? words.reversal.showFile(id) : words.reversal.show;
        const label = reverses ? words.reversal.showReversed : own;
        return (
          <button
            key={id}
            type="button"
            class="button"
            aria-label={words.window.about(label, file)}
            onClick={() => openInHistory(id)}
          >
            {label}
          </button>
        );
      })}
      {reversibleParts(import_).length === 0 ? null : <ReverseForm import_={import_} />}
    </>
  );
}

function ReverseForm({ import_ }: { readonly import_: Import }) {
  const { id, parts, leftOut, place } = import_;
  const possible = reversibleParts(import_);
  const isOpen = useSignal<boolean | null>(null);
  const batch = useSignal("all");
  const keeps = useSignal(false);
  const date = useSignal("");
  const problem = useSignal<string | null>(null);
  const command = useCommand();
  const dateId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (isOpen.value === true) form.current?.querySelector<HTMLElement>("select, input")?.focus();
    if (isOpen.value === false) opener.current?.focus();
  }, [isOpen.value]);
  const { reversal, window } = words;
  if (isOpen.value !== true)
    return (
      <button
        ref={opener}
        type="button"
        class="button"
        aria-label={window.about(reversal.open, place.dropped)}
        onClick={() => (isOpen.value = true)}
      >
        {reversal.open}
      </button>
    );
  const chosen = batch.value === "all" ? possible : [Number(batch.value)];
  const sent = chosen.flatMap((part) => parts[part] ?? []);
  const unclear = leftOut.filter(({ notSaved }) => notSaved?.isCertain === false && chosen.includes(notSaved.part));
  const submit = async (event: Event) => {
    event.preventDefault();
    problem.value = keeps.value || date.value !== "" ? null : reversal.dateMissing;
    if (problem.value !== null || command.running !== null) return;
    const asked = {
      ...{ id, date: keeps.value ? null : date.value },
      parts: batch.value === "all" ? null : chosen,
    };
    if (await command.run("imports.reverse", asked, window.about(reversal.said, place.dropped))) isOpen.value = false;
  };
  return (
    <form ref={form} class="question reverse" onSubmit={(event) => void submit(event)} noValidate>
      <p>{reversal.title(sayInvoices(sent))}</p>
      <p class="field-hint">{reversal.hint}</p>
      {unclear.length === 0 ? null : <p class="field-hint">{reversal.unclear(unclear.length)}</p>}
      {possible.length < 2 ? null : (
        <ChoiceField
          name="batch"
          label={reversal.whichBatch}
          hint=""
          value={batch.value}
          choices={[["all", reversal.allBatches], ...possible.map((part) => [String(part), String(part + 1)] as const)]}
          onChange={(value) => (batch.value = value)}
        />
      )}
      <fieldset>
        <legend>{reversal.whichDate}</legend>
        <label>
          <input type="radio" name={`${dateId}-kind`} checked={!keeps.value} onChange={() => (keeps.value = false)} />
          {reversal.oneDate}
        </label>
        <input
          type="date"
          aria-label={reversal.whichDate}
          aria-invalid={problem.value !== null}
          value={date.value}
          onInput={(event) => {
            date.value = event.currentTarget.value;
            keeps.value = false;
            problem.value = null;
          }}
        />
        <label>
          <input
            type="radio"
            name={`${dateId}-kind`}
            checked={keeps.value}
            onChange={() => {
              keeps.value = true;
              problem.value = null;
            }}
          />
          {reversal.sameDates}
        </label>
      </fieldset>
      <FailureLine failure={problem.value ?? command.failure} />
      <div class="form-acts">
        <button type="submit" class="button primary" aria-disabled={command.running !== null}>
          {reversal.submit}
        </button>
        <button type="button" class="button" onClick={() => (isOpen.value = false)}>
          {words.look.goBack}
        </button>
      </div>
    </form>
  );
}
