/** @file What is known of the rows of a batch that may have been sent, asked again whenever a list or an answer changes it. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RowsInDoubt } from "../../../shared/confirmation/row-in-doubt.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { ask, status } from "../../agent/use-agent.ts";

interface Asked {
  readonly loaded: Signal<RowsInDoubt | null>;
  /** A sentence, or null. */
  readonly failure: Signal<string | null>;
}

/** @param isWanted false where nobody sees them */
export function useRowsInDoubt({ id, version }: Pick<Import, "id" | "version">, isWanted: boolean): Asked {
  const loaded = useSignal<RowsInDoubt | null>(null);
  const failure = useSignal<string | null>(null);
  // A list that is added changes what is known of each row.
  const lists = JSON.stringify(status.value?.unconfirmed ?? null);
  useEffect(() => {
    if (!isWanted) return;
    void ask("imports.rowsInDoubt", { id }).then((reply) => {
      if (reply.ok) loaded.value = reply.value;
      failure.value = reply.ok ? null : reply.error.message;
    });
  }, [id, version, lists, isWanted, loaded, failure]);
  return { loaded, failure };
}
