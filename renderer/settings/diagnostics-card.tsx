/** @file Collects diagnostics: a button, and a dialog that shows all of them before they are saved. */

import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import type { DiagnosticText } from "../../shared/ipc/settings-contract.ts";
import { saySize } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";
import { announcement, ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";

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
    else if (reply.value !== null) announcement.value = saved.value = words.diagnostics.saved(reply.value);
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
        {words.diagnostics.collect}
      </button>
      <dialog ref={dialog} class="diagnostics" aria-labelledby={titleId}>
        <h2 id={titleId}>{words.diagnostics.title}</h2>
        <p>{words.diagnostics.hint}</p>
        <p class="muted">{maskNames.value ? words.diagnostics.notInMasked : words.diagnostics.notIn}</p>
        <label>
          <input
            type="checkbox"
            checked={maskNames.value}
            onChange={(event) => {
              maskNames.value = event.currentTarget.checked;
              void look();
            }}
          />{" "}
          {words.diagnostics.maskNames}
        </label>
        <ul class="diagnostics-files" aria-label={words.diagnostics.files}>
          {files.value.map(({ name, says, bytes }) => (
            <li key={name}>
              <button
                type="button"
                class="button"
                aria-pressed={name === chosen.value}
                onClick={() => (chosen.value = name)}
              >
                {name}
              </button>
              <span>
                {says}, <span class="figure">{bytes < 1_000 ? words.diagnostics.bytes(bytes) : saySize(bytes)}</span>
              </span>
            </li>
          ))}
        </ul>
        {shown === undefined ? null : <Text file={shown} />}
        <FailureLine failure={failure.value} />
        {saved.value === null ? null : <p>{saved.value}</p>}
        <div class="toolbar">
          <button type="button" class="button primary" onClick={() => void save()}>
            {words.diagnostics.save}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {words.diagnostics.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Text({ file }: { readonly file: DiagnosticText }) {
  return (
    <>
      {file.isCut ? <p class="muted">{words.diagnostics.isCut}</p> : null}
      <textarea
        class="diagnostics-text"
        readOnly
        rows={12}
        aria-label={file.name}
        value={file.text === "" ? words.diagnostics.isEmpty : file.text}
      />
    </>
  );
}
