/** @file The progress of an upload: a bar, how much was sent, how long the rest will take, and a stop button. */

import { useComputed } from "@preact/signals";
import { sayUpload } from "../../shared/wording/imports/say-upload.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";

/** Empty before the first byte is sent. Redraws itself a few times a second without its row. */
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

/** Cancels what has not been sent yet; a document also during its upload. */
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
