/** @file Adding files: the button, the progress, and why some files were not copied. */

import type { Added } from "../../shared/agent/adding.ts";
import { sayAdded, sayAdding, sayNotAdded } from "../../shared/wording/imports/say-adding.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { added, adding, addingFailure, handOver } from "./use-adding.ts";

/** The most files that are listed at first; the details list them all. */
const mostShown = 20;
/** The id of the button that gets the focus when the result is closed. */
const addFilesId = "add-files";

export function AddFilesButton() {
  return (
    <button
      id={addFilesId}
      type="button"
      class="button"
      aria-disabled={adding.value !== null}
      onClick={() => (adding.value === null ? handOver("to-choose") : undefined)}
    >
      {words.adding.addFiles}
    </button>
  );
}

export function AddingPanel() {
  const now = adding.value;
  const outcome = added.value;
  return (
    <>
      {now === null ? null : (
        <div class="adding">
          <progress
            value={now.doneBytes}
            max={Math.max(1, now.sizeBytes)}
            aria-label={words.adding.copying}
            aria-valuetext={sayAdding(now)}
          />
          <span class="figure">{sayAdding(now)}</span>
        </div>
      )}
      {outcome === null ? null : <Outcome outcome={outcome} />}
      <FailureLine failure={addingFailure.value} />
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: Added }) {
  const { run, failure } = useCommand();
  const sentences = outcome.refused.map(({ name, why }) => sayNotAdded(name, why));
  const hidden = sentences.length - mostShown;
  const close = () => {
    added.value = null;
    document.getElementById(addFilesId)?.focus();
  };
  return (
    <section class={sentences.length === 0 ? "adding" : "panel"} aria-label={words.adding.outcome}>
      <StateMark mark={sentences.length === 0 ? "done" : "needs-you"} size="small" />
      <div class="panel-words">
        <p>{sayAdded(outcome)}</p>
        {sentences.length === 0 ? null : (
          <ul>
            {sentences.slice(0, mostShown).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {hidden <= 0 ? null : <li>{words.adding.andMore(hidden)}</li>}
          </ul>
        )}
        <FailureLine failure={failure} />
      </div>
      {sentences.length === 0 ? null : (
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            void run("clipboard.write", { text: [sayAdded(outcome), ...sentences].join("\n") }, words.adding.copied)
          }
        >
          {words.adding.copyDetails}
        </button>
      )}
      <button type="button" class="button quiet" onClick={close}>
        {words.adding.close}
      </button>
    </section>
  );
}
