/** @file Links a file and the one that it was corrected in, and lets a person contradict that. See [Note: a corrected file]. */

import type { TrailEntry } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { openInHistory } from "./use-history.ts";

interface CorrectionsProps {
  readonly import_: Import;
  readonly trail: readonly TrailEntry[];
}

export function Corrections({ import_, trail }: CorrectionsProps) {
  const command = useCommand();
  const { id, state, place } = import_;
  const { showCorrected, showOriginal, notCorrected, reopened } = words.history;
  const { about } = words.window;
  const corrected = state.at === "done" ? state.correctedIn : undefined;
  const canReopen = state.at === "done" && state.was !== undefined;
  return (
    <>
      {originalsIn(trail).map((one) => (
        <button
          key={one.id}
          type="button"
          class="button"
          aria-label={about(showOriginal, one.file)}
          onClick={() => openInHistory(one.id)}
        >
          {showOriginal}
        </button>
      ))}
      {corrected === undefined ? null : (
        <button
          type="button"
          class="button"
          aria-label={about(showCorrected, corrected.file)}
          onClick={() => openInHistory(corrected.id)}
        >
          {showCorrected}
        </button>
      )}
      {corrected === undefined || !canReopen ? null : (
        <button
          type="button"
          class="button"
          aria-disabled={command.running !== null}
          aria-label={about(notCorrected, place.dropped)}
          onClick={() =>
            command.running === null &&
            void command.run("imports.notCorrected", { id, in: corrected.id }, about(reopened, place.dropped))
          }
        >
          {notCorrected}
        </button>
      )}
      <FailureLine failure={command.failure} />
    </>
  );
}

/** The files that this one corrects, each once. */
function originalsIn(trail: readonly TrailEntry[]): readonly { readonly id: string; readonly file: string }[] {
  const found = trail.flatMap(({ what, detail }) => {
    const of =
      what === "mark-correction" ? (detail as { of?: { id?: unknown; file?: unknown } } | null)?.of : undefined;
    return typeof of?.id === "string" && typeof of.file === "string" ? [{ id: of.id, file: of.file }] : [];
  });
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
