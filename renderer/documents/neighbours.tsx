/** @file The documents that were added with a spreadsheet: of the same name, or in the same folder. Each can be looked at. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { DocumentPreview } from "./document-preview.tsx";
import { isDrawn, ShowButton } from "./show-button.tsx";

export function Neighbours({ import_: { id, version, place } }: { readonly import_: Import }) {
  const found = useSignal<readonly Import[]>([]);
  const shown = useSignal<string | null>(null);
  useEffect(() => {
    void ask("imports.neighbours", { id }).then((reply) => {
      found.value = reply.ok ? reply.value.filter((one) => isDrawn(one.place.dropped)) : [];
    });
  }, [id, version, found]);
  const one = found.value.find((other) => other.id === shown.value);
  if (found.value.length === 0) return null;
  return (
    <details class="its-invoices">
      <summary aria-label={words.window.about(words.preview.beside(found.value.length), place.dropped)}>
        {words.preview.beside(found.value.length)}
      </summary>
      <ul class="inside-files">
        {found.value.map((other) => (
          <li key={other.id}>
            {other.place.dropped} <ShowButton shown={shown} of={other.id} file={other.place.dropped} />
          </li>
        ))}
      </ul>
      {one === undefined ? null : <DocumentPreview key={one.id} id={one.id} file={one.place.dropped} />}
    </details>
  );
}
