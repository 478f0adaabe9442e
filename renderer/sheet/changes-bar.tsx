/** @file The unsent changes of columns, with the button that reads the file again with them. */

import { quote } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { sayUse } from "./column-use.ts";
import { RememberBox } from "./remember-box.tsx";
import { withoutUses } from "./sheet-draft.ts";
import { changes, draft } from "./use-sheet.ts";

interface ChangesBarProps {
  readonly isRunning: boolean;
  /** False if the question has a "remember" checkbox of its own. */
  readonly hasRemember: boolean;
  readonly readLikeThis: () => void;
}

export function ChangesBar({ isRunning, hasRemember, readLikeThis }: ChangesBarProps) {
  const uses = changes.value;
  return (
    // Screen readers read out a status region only if it existed before its content.
    <div class={uses.size === 0 ? "changes is-empty" : "changes"} role="status">
      {uses.size === 0 ? null : (
        <>
          <div class="changes-words">
            <h3>{words.look.changes}</h3>
            <ul>
              {[...uses].map(([name, use]) => (
                <li key={name}>
                  {quote(name)}: {sayUse(use)}
                </li>
              ))}
              {draft.value.chosen.size === 0 ? null : <li>{words.look.answersToo}</li>}
            </ul>
            {hasRemember ? <RememberBox /> : null}
          </div>
          <div class="card-acts">
            <button type="button" class="button" onClick={() => (draft.value = withoutUses(draft.value))}>
              {words.look.undoChanges}
            </button>
            <button type="button" class="button primary" aria-disabled={isRunning} onClick={readLikeThis}>
              {words.look.readLikeThis}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
