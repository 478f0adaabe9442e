/** @file The connections and the inboxes: whose books, which account, which folder. */

import { FailureLine } from "../components/failure-line.tsx";
import { ViewHead } from "../components/view-head.tsx";
import { labels } from "../labels.ts";
import { status } from "../use-agent.ts";
import { useCommand } from "../use-command.ts";

export function Inboxes() {
  const { run, failure } = useCommand();
  return (
    <section aria-labelledby="view-title">
      <ViewHead title={labels.view.inboxes} />
      <FailureLine failure={failure} />
      <ul class="cards">
        {status.value?.inboxes.map(({ id, path, unreachable }) => (
          <li key={id} class="card">
            <h3>{path}</h3>
            {unreachable === null ? null : <p class="failure-line">{unreachable}</p>}
            <div class="card-acts">
              <button
                type="button"
                class="button"
                aria-label={labels.openInboxNamed(path)}
                onClick={() => void run("inbox.open", { id })}
              >
                {labels.openInbox}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
