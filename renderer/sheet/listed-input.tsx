/** @file The input for an entry of the office's own list, with those that fit what is typed. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";

interface ListedInputProps {
  /** Of the file. */
  readonly id: string;
  readonly property: Property;
  readonly value: string;
  readonly problem: Signal<string | null>;
  readonly type: (text: string) => void;
}

export function ListedInput({ id, property, value, problem, type }: ListedInputProps) {
  const listId = useId();
  const found = useSignal<readonly string[]>([]);
  useEffect(() => {
    let isLatest = true;
    void ask("imports.searchLists", { id, property, text: value.trim() }).then((reply) => {
      if (isLatest && reply.ok) found.value = reply.value.found;
    });
    return () => {
      isLatest = false;
    };
  }, [id, property, value]);
  return (
    <>
      <input
        class="typed-id"
        list={listId}
        maxLength={300}
        autoComplete="off"
        spellcheck={false}
        aria-label={words.look.typedField.names}
        aria-invalid={problem.value !== null}
        value={value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {found.value.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
