/** @file Shows when and where a duplicate was first sent, and offers to send it anyway. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { sayOriginal } from "../../shared/wording/imports/say-first-time.ts";
import { sayContents } from "../../shared/wording/imports/say-import.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, timeZone } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ActButton } from "./acts/act-button.tsx";
import { actionsFor } from "./acts/acts.ts";

export function WentBefore({ import_ }: { readonly import_: Import }) {
  const { state } = import_;
  const command = useCommand();
  const original = useSignal<Import | null>(null);
  const failure = useSignal<string | null>(null);
  const of = state.at === "duplicate" ? state.of : null;
  const load = async () => {
    if (of === null) return;
    const reply = await ask("imports.get", { id: of });
    if (reply.ok) original.value = reply.value;
    failure.value = reply.ok ? null : reply.error.message;
  };
  useEffect(() => {
    original.value = null;
    void load();
  }, [of]);
  // The very same file holds the same invoices; another one may hold only some of them.
  const repeats =
    original.value !== null && original.value.sha256 === import_.sha256 ? sayContents(original.value) : null;
  return (
    <>
      {original.value === null ? null : <p>{sayOriginal(original.value, timeZone)}</p>}
      <FailureLine failure={failure.value} />
      {/* Read again when it is opened: the original may have been sent meanwhile. */}
      <details class="its-invoices" onToggle={(event) => (event.currentTarget.open ? void load() : undefined)}>
        <summary>{words.needsYou.notTheSame}</summary>
        {actionsFor(import_).map((act) => (
          <ActButton key={act} act={act} import_={import_} command={command} repeats={repeats} />
        ))}
        <FailureLine failure={command.failure} />
      </details>
    </>
  );
}
