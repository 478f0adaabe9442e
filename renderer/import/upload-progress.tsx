/** @file A document on its way: a bar, how much has left, how long the rest will take, and the way to stop it. */

import { useComputed } from "@preact/signals";
import { sayUpload } from "../../shared/wording/imports/say-upload.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";

/** Nothing before its first byte has left. It draws itself anew a few times a second, and its row does not. */
export function UploadProgress({ id }: { readonly id: string }) {
  const upload = useComputed(() => status.value?.uploads.find((each) => each.id === id) ?? null);
  if (upload.value === null) return null;
  const { file, sizeBytes, sentBytes } = upload.value;
  const said = sayUpload(upload.value, Date.now());
  return (
    <span class="upload">
      <progress
        value={sentBytes}
        max={sizeBytes}
        aria-label={words.window.about(words.window.sending, file)}
        aria-valuetext={said}
      />
      <span class="upload-words figure">{said}</span>
    </span>
  );
}

/** Turns down what has not gone yet; a document also while it is on its way. */
export function StopButton({ id, file }: { readonly id: string; readonly file: string }) {
  const { run, running, failure } = useCommand();
  return (
    <>
      <button
        type="button"
        class="button quiet stop"
        aria-label={words.window.about(words.window.stop, file)}
        aria-disabled={running !== null}
        onClick={() => {
          if (running === null)
            void run("imports.reject", { id, reason: null }, words.window.about(words.window.stopped, file));
        }}
      >
        {words.window.stop}
      </button>
      <FailureLine failure={failure} />
    </>
  );
}
