/** @file The empty list, before any file was dropped: says how to begin. */

import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";

/** @param isAsking true until main has answered whether there are any imports */
export function EmptyState({ isAsking }: { readonly isAsking: boolean }) {
  if (isAsking) return <div class="skeleton" aria-hidden="true" />;
  return (
    <div class="nothing">
      <svg class="nothing-drawing" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
        <path class="line" d="M4 6h88v60H4zM4 36h88M33.5 6v60M62.5 6v60" />
        <path class="letter" d="M38 46h20v16H38zM38 46l10 8 10-8" />
      </svg>
      <p class="nothing-title">{words.window.noImports}</p>
      <p class="muted">
        {status.value?.state === "signed-out" ? words.window.noImportsSignedOut : words.window.noImportsHint}
      </p>
    </div>
  );
}
