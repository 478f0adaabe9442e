/** @file The details beside the list: the card of one file, with all that can be done about it. */

import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { DocumentCard } from "../documents/document-card.tsx";
import { waitsForInvoice } from "../import/unmatched-documents.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { failures } from "./act-on-many.ts";
import { cameByItself, closeRow } from "./desk-state.ts";
import { ImportCard } from "./import-card.tsx";

export function DeskDetail({ import_ }: { readonly import_: Import }) {
  const { id } = import_;
  return (
    // What comes up by itself takes no click for a moment; see [Note: what has just moved].
    <div class="desk-detail" key={id} {...(cameByItself.value ? { "data-appears": "" } : {})}>
      <button type="button" class="button quiet back narrow-back" onClick={closeRow}>
        <svg class="icon-drawing" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path class="line" d="M12.5 4l-6 6 6 6" />
        </svg>
        {words.look.back}
      </button>
      {waitsForInvoice(import_) ? <DocumentCard document={import_} /> : <ImportCard import_={import_} />}
      <FailureLine failure={failures.value.get(id) ?? null} />
    </div>
  );
}
