/** @file The one way to correct a file with problems: open the copy, and then say that it is corrected. */

import { isOnlyUnsaved } from "../../../shared/imports/copy/correction-copy.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { CommandRun } from "../../agent/use-command.ts";
import { isSentNext, WhatFollows } from "../what-follows.tsx";

interface CorrectButtonsProps {
  readonly import_: Import;
  readonly command: CommandRun;
  /** True where the cells themselves are at hand: the copy is the other way then. */
  readonly isBesideCells?: boolean;
}

export function CorrectButtons({ import_, command, isBesideCells = false }: CorrectButtonsProps) {
  const { id, place } = import_;
  const { openCopy, correctedHint, tryUnsavedHint, correctedSaid } = words.needsYou;
  const isSent = isSentNext(import_);
  const corrected = isOnlyUnsaved(import_)
    ? words.needsYou.tryUnsaved
    : isSent
      ? words.needsYou.correctedSend
      : words.needsYou.corrected;
  const { about } = words.window;
  return (
    <>
      {place.copy === undefined ? null : (
        <button
          type="button"
          class={isBesideCells ? "button" : "button primary"}
          aria-label={about(openCopy, place.dropped)}
          onClick={() => void command.run("imports.openCopy", { id })}
        >
          {openCopy}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={command.running !== null}
        aria-label={about(corrected, place.dropped)}
        onClick={() =>
          command.running === null && void command.run("imports.corrected", { id }, about(correctedSaid, place.dropped))
        }
      >
        {corrected}
      </button>
      {place.copy === undefined ? null : (
        <WhatFollows import_={import_} after={isOnlyUnsaved(import_) ? tryUnsavedHint : correctedHint} />
      )}
    </>
  );
}
