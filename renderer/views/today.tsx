/** @file Today: what is under way, and what came to its end today. */

import { ViewHead } from "../components/view-head.tsx";
import { labels } from "../labels.ts";
import { split } from "../use-agent.ts";
import { goTo } from "../use-view.ts";
import { ImportList } from "./import-list.tsx";

export function Today() {
  const waiting = split.value.needPerson.length;
  return (
    <section aria-labelledby="view-title">
      <ViewHead title={labels.view.today} />
      {waiting === 0 ? null : (
        <p class="today-call">
          <button type="button" class="button primary" onClick={() => goTo("needs-you")}>
            {labels.lookAtWhatNeedsYou(waiting)}
          </button>
        </p>
      )}
      <ImportList />
    </section>
  );
}
