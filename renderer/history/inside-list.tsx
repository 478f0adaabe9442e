/** @file The files inside a zip or an e-mail of the history, each of which can be looked at. */

import { useSignal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import type { FilesInside } from "../../shared/ipc/imports-contract.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { DocumentPreview } from "../documents/document-preview.tsx";
import { isDrawn, ShowButton } from "../documents/show-button.tsx";
import { FailureLine } from "../parts/failure-line.tsx";

export function InsideList({ import_: { id, place } }: { readonly import_: Import }) {
  const found = useSignal<FilesInside["files"]>([]);
  const failure = useSignal<string | null>(null);
  const shown = useSignal<number | null>(null);
  // It is unpacked once a person wants to know.
  const load = async () => {
    const reply = await ask("imports.inside", { id });
    found.value = reply.ok ? reply.value.files : [];
    failure.value = reply.ok ? null : reply.error.message;
  };
  return (
    <details
      class="its-invoices"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary aria-label={words.window.about(words.inside.title, place.dropped)}>{words.inside.title}</summary>
      <FailureLine failure={failure.value} />
      <ul class="inside-files">
        {found.value.map(({ name }, at) => (
          <li key={name}>
            {name} {isDrawn(name) ? <ShowButton shown={shown} of={at} file={name} /> : null}
          </li>
        ))}
      </ul>
      {shown.value === null ? null : (
        <DocumentPreview key={shown.value} id={id} file={found.value[shown.value]?.name ?? ""} inside={shown.value} />
      )}
    </details>
  );
}
