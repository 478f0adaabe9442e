/** @file What a person has said of columns and not sent yet, with the button that has the file read like this. */

import { sayUse } from "../column-use.ts";
import { sheetLabels } from "../labels-sheet.ts";
import { withoutUses } from "../sheet-draft.ts";
import { changes, draft } from "../use-sheet.ts";
import { RememberBox } from "./remember-box.tsx";

interface ChangesBarProps {
  readonly isRunning: boolean;
  /** The question has a box of its own. */
  readonly hasRemember: boolean;
  readonly readLikeThis: () => void;
}

export function ChangesBar({ isRunning, hasRemember, readLikeThis }: ChangesBarProps) {
  const uses = changes.value;
  return (
    // There before it is filled: only then is what comes into it read out.
    <div class={uses.size === 0 ? "changes is-empty" : "changes"} role="status">
      {uses.size === 0 ? null : (
        <>
          <div class="changes-words">
            <h3>{sheetLabels.changes}</h3>
            <ul>
              {[...uses].map(([name, use]) => (
                <li key={name}>{sheetLabels.changed(name, sayUse(use))}</li>
              ))}
              {draft.value.chosen.size === 0 ? null : <li>{sheetLabels.answersToo}</li>}
            </ul>
            {hasRemember ? <RememberBox /> : null}
          </div>
          <div class="card-acts">
            <button type="button" class="button" onClick={() => (draft.value = withoutUses(draft.value))}>
              {sheetLabels.undoChanges}
            </button>
            <button type="button" class="button primary" aria-disabled={isRunning} onClick={readLikeThis}>
              {sheetLabels.readLikeThis}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
