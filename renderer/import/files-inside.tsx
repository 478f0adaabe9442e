/** @file Lists the files inside a zip or an e-mail, and adds those that a person chooses. See [Note: files inside]. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { mayHaveFilesInside } from "../../shared/imports/can-look-inside.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { FilesInside as Found } from "../../shared/ipc/imports-contract.ts";
import { saySize } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { decideWithUndo } from "../agent/use-undo.ts";
import { DocumentPreview } from "../documents/document-preview.tsx";
import { isDrawn, ShowButton } from "../documents/show-button.tsx";
import { FailureLine } from "../parts/failure-line.tsx";

interface FilesInsideProps {
  readonly import_: Import;
  readonly command: CommandRun;
}

export function FilesInside({ import_, command }: FilesInsideProps) {
  return mayHaveFilesInside(import_) ? <Inside import_={import_} command={command} /> : null;
}

/** More are counted, not named: all of them are added. */
const mostListed = 60;

function Inside({ import_: { id, place, version }, command }: FilesInsideProps) {
  const found = useSignal<Found["files"] | null>(null);
  const left = useSignal<ReadonlySet<string>>(new Set());
  const failure = useSignal<string | null>(null);
  const shown = useSignal<number | null>(null);
  useEffect(() => {
    void ask("imports.inside", { id }).then((reply) => {
      found.value = reply.ok ? reply.value.files : null;
      failure.value = reply.ok ? null : reply.error.message;
    });
  }, [id, version, found, failure]);
  const { inside, window } = words;
  if (found.value === null) return <FailureLine failure={failure.value} />;
  const files = found.value;
  const usable = files.filter((file) => file.isUsable);
  const chosen = usable.filter(({ name }) => !left.value.has(name));
  if (usable.length === 0) return <p class="card-words">{inside.nothing}</p>;
  const leave = (name: string, isLeft: boolean) => {
    const next = new Set(left.value);
    if (isLeft) next.add(name);
    else next.delete(name);
    left.value = next;
    failure.value = null;
  };
  const add = () => {
    if (command.running !== null) return;
    failure.value = chosen.length === 0 ? inside.chooseFirst : null;
    if (failure.value !== null) return;
    const names = chosen.length === usable.length ? null : chosen.map(({ name }) => name);
    void decideWithUndo(command.run, "imports.addInside", { id, names }, window.about(inside.added, place.dropped));
  };
  return (
    <section aria-label={window.about(inside.title, place.dropped)}>
      <h4>{inside.title}</h4>
      <ul class="inside-files">
        {files.slice(0, mostListed).map(({ name, isUsable, sizeBytes }, at) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                disabled={!isUsable}
                checked={isUsable && !left.value.has(name)}
                onChange={(event) => leave(name, !event.currentTarget.checked)}
              />
              <span>
                {name} <span class="field-hint">{isUsable ? saySize(sizeBytes) : inside.notUsable}</span>
              </span>
            </label>
            {isDrawn(name) ? <ShowButton shown={shown} of={at} file={name} /> : null}
          </li>
        ))}
        {files.length > mostListed ? <li>{words.note.andMore(files.length - mostListed)}</li> : null}
      </ul>
      {shown.value === null ? null : (
        <DocumentPreview key={shown.value} id={id} file={files[shown.value]?.name ?? ""} inside={shown.value} />
      )}
      <button
        type="button"
        class="button primary"
        aria-disabled={command.running !== null}
        aria-label={window.about(inside.add(chosen.length), place.dropped)}
        onClick={add}
      >
        {inside.add(chosen.length)}
      </button>
      <p class="field-hint">{inside.hint}</p>
      <FailureLine failure={failure.value} />
    </section>
  );
}
