/** @file Collects diagnostics: a button, and a dialog that shows all that is in them before they are saved. */

import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import type { DiagnosticText } from "../../shared/ipc.ts";
import { diagnosticsLabels as labels } from "../labels-diagnostics.ts";
import { announcement, ask } from "../use-agent.ts";
import { FailureLine } from "./failure-line.tsx";

export function Diagnostics() {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const files = useSignal<readonly DiagnosticText[]>([]);
  const chosen = useSignal<string | null>(null);
  const maskNames = useSignal(true);
  const failure = useSignal<string | null>(null);
  const saved = useSignal<string | null>(null);

  const look = async () => {
    failure.value = saved.value = null;
    const reply = await ask("diagnostics.preview", { maskNames: maskNames.value });
    if (!reply.ok) failure.value = reply.error.message;
    files.value = reply.ok ? reply.value : [];
    chosen.value ??= files.value[0]?.name ?? null;
  };
  const save = async () => {
    failure.value = null;
    const reply = await ask("diagnostics.save", null);
    if (!reply.ok) failure.value = reply.error.message;
    else if (reply.value !== null) announcement.value = saved.value = labels.saved(reply.value);
  };
  const shown = files.value.find(({ name }) => name === chosen.value);

  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          dialog.current?.showModal();
          void look();
        }}
      >
        {labels.collect}
      </button>
      <dialog ref={dialog} class="diagnostics" aria-labelledby={titleId}>
        <h2 id={titleId}>{labels.title}</h2>
        <p>{labels.hint}</p>
        <p class="muted">{maskNames.value ? labels.notInMasked : labels.notIn}</p>
        <label>
          <input
            type="checkbox"
            checked={maskNames.value}
            onChange={(event) => {
              maskNames.value = event.currentTarget.checked;
              void look();
            }}
          />{" "}
          {labels.maskNames}
        </label>
        <ul class="diagnostics-files" aria-label={labels.files}>
          {files.value.map(({ name, says, bytes }) => (
            <li key={name}>
              <button
                type="button"
                class="button"
                aria-pressed={name === chosen.value}
                onClick={() => (chosen.value = name)}
              >
                {name}
              </button>{" "}
              {says}, <span class="figure">{labels.size(bytes)}</span>
            </li>
          ))}
        </ul>
        {shown === undefined ? null : <Text file={shown} />}
        <FailureLine failure={failure.value} />
        {saved.value === null ? null : <p>{saved.value}</p>}
        <div class="toolbar">
          <button type="button" class="button primary" onClick={() => void save()}>
            {labels.save}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {labels.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Text({ file }: { readonly file: DiagnosticText }) {
  return (
    <>
      {file.isCut ? <p class="muted">{labels.isCut}</p> : null}
      <textarea
        class="diagnostics-text"
        readOnly
        rows={12}
        aria-label={file.name}
        value={file.text === "" ? labels.isEmpty : file.text}
      />
    </>
  );
}
