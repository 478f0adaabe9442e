/** @file Shows when and where a duplicate was first sent, and offers to send it anyway. */

import { useSignal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import { sayOriginal } from "../../shared/wording/imports/say-first-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, timeZone } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ActButton } from "./act-button.tsx";
import { actionsFor } from "./acts.ts";

export function WentBefore({ import_ }: { readonly import_: Import }) {
  const { state } = import_;
  const command = useCommand();
  const original = useSignal<string | null>(null);
  const failure = useSignal<string | null>(null);
  const load = async (isOpen: boolean) => {
    // Read each time: the original may have been sent meanwhile.
    if (!isOpen || state.at !== "duplicate") return;
    const reply = await ask("imports.get", { id: state.of });
    if (reply.ok) original.value = reply.value === null ? null : sayOriginal(reply.value, timeZone);
    failure.value = reply.ok ? null : reply.error.message;
  };
  return (
    <details class="its-invoices" onToggle={(event) => void load(event.currentTarget.open)}>
      <summary>{words.needsYou.wentBefore}</summary>
      {original.value === null ? null : <p>{original.value}</p>}
      <FailureLine failure={failure.value} />
      {actionsFor(import_).map((act) => (
        <ActButton key={act} act={act} import_={import_} command={command} />
      ))}
      <FailureLine failure={command.failure} />
    </details>
  );
}
