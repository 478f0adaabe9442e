/** @file What invoice lists say of the invoices of one file. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { sayConfirmation } from "../../shared/wording/imports/say-confirmation.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, status } from "../agent/use-agent.ts";

/** Nothing where nothing was sent, or no list was ever added. */
export function ConfirmationLine({ id, version }: { readonly id: string; readonly version: number }) {
  const said = useSignal<string | null>(null);
  // A list that is added changes the counts, and with them what is said here.
  const counts = JSON.stringify(status.value?.unconfirmed ?? null);
  useEffect(() => {
    void ask("imports.confirmation", { id }).then((reply) => {
      said.value = reply.ok && reply.value !== null ? sayConfirmation(reply.value) : null;
    });
  }, [id, version, counts, said]);
  if (said.value === null) return null;
  return (
    <>
      <h4>{words.confirmation.title}</h4>
      <p>{said.value}</p>
    </>
  );
}
