/** @file Selects all that is listed, and acts on what is selected. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { AttachTogether } from "../documents/attach-together.tsx";
import { likeliestId } from "../import/unmatched-documents.ts";
import {
  approveAll,
  attachAllToMatch,
  attachTogether,
  dismissAll,
  isActing,
  outcome,
  retryAll,
} from "./act-on-many.ts";
import { AnswerTogether } from "./answer-together.tsx";
import { bulkActsFor } from "./bulk-acts.ts";
import { chooseAll, chosen, letGo, rows } from "./desk-state.ts";
import { ReviewTogether } from "./review-together.tsx";

export function BulkBar() {
  const { desk } = words;
  const all = rows.value;
  const some = chosen.value;
  const acts = bulkActsFor(some);
  const togetherId = useSignal("");
  const together = acts.together.map(({ id }) => id).join();
  useEffect(() => {
    // What was typed stays; otherwise the likeliest invoice is suggested.
    if (togetherId.value === "") togetherId.value = likeliestId(acts.together, new Map());
  }, [together]);
  return (
    <section class="bulk-bar" aria-label={desk.bulk}>
      <div class="bulk-line">
        <label class="bulk-all">
          <input
            type="checkbox"
            checked={some.length > 0 && some.length === all.length}
            indeterminate={some.length > 0 && some.length < all.length}
            onChange={(event) =>
              event.currentTarget.checked
                ? chooseAll(
                    all.map(({ id }) => id),
                    true,
                  )
                : letGo()
            }
          />
          {some.length === 0 ? desk.selectAll(all.length) : desk.selected(some.length, all.length)}
        </label>
        {some.length === 0 ? null : (
          <>
            <Act
              label={desk.approve(acts.approve.length)}
              howMany={acts.approve.length}
              isPrimary
              act={() => approveAll(acts.approve)}
            />
            <Act
              label={desk.attachToMatch(acts.attachToMatch.length)}
              howMany={acts.attachToMatch.length}
              act={() => attachAllToMatch(acts.attachToMatch)}
            />
            <Act label={desk.retry(acts.retry.length)} howMany={acts.retry.length} act={() => retryAll(acts.retry)} />
            <Act
              label={desk.dismiss(acts.dismiss.length)}
              howMany={acts.dismiss.length}
              act={() => dismissAll(acts.dismiss)}
            />
            <button type="button" class="button quiet" onClick={letGo}>
              {words.waiting.letGo}
            </button>
          </>
        )}
      </div>
      {acts.doubtful.length === 0 ? null : <p class="field-hint">{desk.leftOut(acts.doubtful.length)}</p>}
      {acts.toReview.length === 0 ? null : <ReviewTogether imports={acts.toReview} />}
      {acts.asking.length < 2 ? null : <AnswerTogether imports={acts.asking} />}
      {acts.dismiss.length === 0 ? null : <p class="field-hint">{desk.dismissHint}</p>}
      {acts.together.length === 0 ? null : (
        <AttachTogether
          documents={acts.together}
          purchaseInvoiceId={togetherId}
          isRunning={isActing.value}
          attach={(id) => {
            void attachTogether(acts.together, id).then(() => (togetherId.value = ""));
          }}
        />
      )}
      <p class="bulk-outcome" role="status">
        {outcome.value}
      </p>
    </section>
  );
}

interface ActProps {
  readonly label: string;
  readonly howMany: number;
  readonly isPrimary?: boolean;
  readonly act: () => unknown;
}

/** Nothing where it fits none of the files. */
function Act({ label, howMany, isPrimary = false, act }: ActProps) {
  if (howMany === 0) return null;
  return (
    <button
      type="button"
      class={isPrimary ? "button primary" : "button"}
      aria-disabled={isActing.value}
      onClick={() => {
        if (!isActing.value) void act();
      }}
    >
      {label}
    </button>
  );
}
