/** @file What is unusual in several files, one after another, and one approval of those that were looked at. */

import type { Import } from "../../shared/imports/import.ts";
import { sayContents } from "../../shared/wording/imports/say-import.ts";
import { words } from "../../shared/words/spoken.ts";
import { ProblemTable } from "../import/problem-table.tsx";
import { approveAll, isActing } from "./act-on-many.ts";

/** @param imports that wait for approval because of their rows alone; at least one */
export function ReviewTogether({ imports }: { readonly imports: readonly Import[] }) {
  const { desk } = words;
  return (
    <details class="together">
      <summary>{desk.reviewTogether(imports.length)}</summary>
      {imports.map((import_) => (
        <section key={import_.id} aria-label={import_.place.dropped}>
          <h3>{import_.place.dropped}</h3>
          <p class="muted">{sayContents(import_)}</p>
          <ProblemTable
            file={import_.place.dropped}
            problems={import_.state.at === "held" ? import_.state.doubts : []}
            mayBeRight
          />
        </section>
      ))}
      <div class="card-acts">
        <button
          type="button"
          class="button"
          aria-disabled={isActing.value}
          onClick={() => {
            if (!isActing.value) void approveAll(imports);
          }}
        >
          {desk.approveReviewed(imports.length)}
        </button>
      </div>
      <p class="field-hint">{desk.reviewHint}</p>
    </details>
  );
}
