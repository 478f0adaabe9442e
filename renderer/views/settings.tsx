/** @file What is set now, and the way to the file that it stands in. */

import { FailureLine } from "../components/failure-line.tsx";
import { ViewHead } from "../components/view-head.tsx";
import { labels } from "../labels.ts";
import { useCommand } from "../use-command.ts";

export function Settings() {
  const { run, failure } = useCommand();
  return (
    <section aria-labelledby="view-title">
      <ViewHead title={labels.view.settings} />
      <p class="muted">{labels.settingsIntro}</p>
      <div class="card-acts">
        <button type="button" class="button" onClick={() => void run("settings.openFile", null)}>
          {labels.openSettings}
        </button>
      </div>
      <FailureLine failure={failure} />
    </section>
  );
}
