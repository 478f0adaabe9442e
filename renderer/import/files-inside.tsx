/** @file Lists the files inside a zip or an e-mail, and adds them to the inbox in one click. See [Note: files inside]. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { mayHaveFilesInside } from "../../shared/imports/can-reject.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { FilesInside as Found } from "../../shared/ipc/imports-contract.ts";
import { saySize } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";

interface FilesInsideProps {
  readonly import_: Import;
  readonly command: CommandRun;
}

export function FilesInside({ import_, command }: FilesInsideProps) {
  return mayHaveFilesInside(import_) ? <Inside import_={import_} command={command} /> : null;
}

/** More are counted, not named. */
const mostListed = 30;

function Inside({ import_: { id, place, version }, command }: FilesInsideProps) {
  const found = useSignal<Found["files"] | null>(null);
  const failure = useSignal<string | null>(null);
  useEffect(() => {
    void ask("imports.inside", { id }).then((reply) => {
      found.value = reply.ok ? reply.value.files : null;
      failure.value = reply.ok ? null : reply.error.message;
    });
  }, [id, version, found, failure]);
  const { inside, window } = words;
  const files = found.value ?? [];
  const usable = files.filter((file) => file.isUsable).length;
  if (found.value === null) return <FailureLine failure={failure.value} />;
  if (usable === 0) return <p class="card-words">{inside.nothing}</p>;
  return (
    <section aria-label={window.about(inside.title, place.dropped)}>
      <h4>{inside.title}</h4>
      <ul class="inside-files">
        {files.slice(0, mostListed).map((file) => (
          <li key={file.name}>
            {file.name} <span class="field-hint">{file.isUsable ? saySize(file.sizeBytes) : inside.notUsable}</span>
          </li>
        ))}
        {files.length > mostListed ? <li>{words.note.andMore(files.length - mostListed)}</li> : null}
      </ul>
      <button
        type="button"
        class="button primary"
        aria-disabled={command.running !== null}
        aria-label={window.about(inside.add(usable), place.dropped)}
        onClick={() =>
          command.running === null &&
          void command.run("imports.addInside", { id }, window.about(inside.added, place.dropped))
        }
      >
        {inside.add(usable)}
      </button>
      <p class="field-hint">{inside.hint}</p>
    </section>
  );
}
