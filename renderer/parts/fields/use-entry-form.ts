/** @file The state of a form for one connection or inbox: the typed values, main's errors, and saving. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { CommandFailure } from "../../../shared/ipc.ts";
import type { Saved, WrongFields } from "../../../shared/settings/settings-form.ts";
import type { Result } from "../../../shared/values/result.ts";

/**
 * @param id null for a new entry
 * @param send sends the values to main, which validates them
 */
export function useEntryForm<Typed extends object>(
  id: string | null,
  start: Typed,
  send: (id: string | null, typed: Typed) => Promise<Result<Saved, CommandFailure>>,
) {
  const typed = useSignal(start);
  const wrong = useSignal<WrongFields>({});
  const failure = useSignal<string | null>(null);
  const isSaving = useSignal(false);
  /** Once saved, a new entry has an id, so that a second press changes it instead of adding another. */
  const savedId = useSignal(id);
  const form = useRef<HTMLFormElement>(null);
  const wrongNow = wrong.value;
  useEffect(() => {
    if (Object.keys(wrongNow).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Open the folded section, or the person could not see the wrong field.
    const folded = first?.closest("details");
    if (folded) folded.open = true;
    first?.focus();
  }, [wrongNow]);

  return {
    typed: typed.value,
    form,
    failure: failure.value,
    isSaving: isSaving.value,
    problem: (key: string): string | null => wrong.value[key] ?? null,
    set(changes: Partial<Typed>) {
      typed.value = { ...typed.value, ...changes };
    },
    /** @returns the entry's id, or null if it was not saved */
    async save(): Promise<string | null> {
      if (isSaving.value) return null;
      isSaving.value = true;
      failure.value = null;
      const reply = await send(savedId.value, typed.value);
      isSaving.value = false;
      if (!reply.ok) failure.value = reply.error.message;
      else if ("wrong" in reply.value) wrong.value = reply.value.wrong;
      else {
        wrong.value = {};
        savedId.value = reply.value.saved;
        return reply.value.saved;
      }
      return null;
    },
    fail(message: string) {
      failure.value = message;
    },
  };
}
