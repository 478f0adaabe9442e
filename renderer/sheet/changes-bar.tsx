/** @file What a person has said of columns and not sent yet, with the button that has the file read like this. */

import { quote } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { sayUse } from "./column-use.ts";
import { RememberBox } from "./remember-box.tsx";
import { withoutUses } from "./sheet-draft.ts";
import { changes, draft } from "./use-sheet.ts";

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
