/** @file Says that rows of a file were sent in another one, and closes the file in one click where that isn't certain. */

import type { Import } from "../../shared/imports/import.ts";
import { perhapsCorrectedIn } from "../../shared/imports/needs-person.ts";
import { shorten } from "../../shared/wording/grammar.ts";
import { sayCorrectedElsewhere } from "../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { decideWithUndo } from "../agent/use-undo.ts";

interface CorrectedElsewhereProps {
  readonly import_: Import;
  readonly command: CommandRun;
  /** True where the card has said it already. */
  readonly isSaid: boolean;
}

export function CorrectedElsewhere({ import_, command, isSaid }: CorrectedElsewhereProps) {
  const { id, state, place } = import_;
  const other = perhapsCorrectedIn(import_);
  const said = state.at === "waiting" || state.at === "failed" ? sayCorrectedElsewhere(state.why) : "";
  if (said === "" && other === null) return null;
  const { correctedIn, correctedInSaid } = words.needsYou;
  const label = other === null ? "" : correctedIn(shorten(other.file, 60));
  return (
    <>
      {isSaid ? null : <p class="card-words">{said}</p>}
      {other === null ? null : (
        <p>
          <button
            type="button"
            class="button"
            aria-disabled={command.running !== null}
            aria-label={words.window.about(label, place.dropped)}
            onClick={() =>
              command.running === null &&
              void decideWithUndo(
                command.run,
                "imports.markCorrected",
                { id, in: other.id },
                words.window.about(correctedInSaid, place.dropped),
              )
            }
          >
            {label}
          </button>
        </p>
      )}
    </>
  );
}
