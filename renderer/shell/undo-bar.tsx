/** @file Says what was just decided, and offers for some seconds to undo it, with a button and with Ctrl+Z. */

import { useLayoutEffect } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { undo, undoable } from "../agent/use-undo.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { isTypedInto } from "../parts/is-typed-into.ts";

export function UndoBar() {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const last = undoable.peek().findLast(({ ids }) => ids.length > 0);
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || last === undefined || isTypedInto(event.target))
        return;
      event.preventDefault();
      void undo(last.id);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <div class="undo-bar" role="status">
      {undoable.value.map(({ id, ids, said, failure }) => (
        <div key={id} class="undo-line" data-appears>
          {failure === null ? (
            <>
              <span>{said}</span>
              {ids.length === 0 ? null : (
                <button
                  type="button"
                  class="button"
                  aria-label={words.window.about(words.needsYou.undo, said)}
                  aria-keyshortcuts="Control+Z"
                  onClick={() => void undo(id)}
                >
                  {words.needsYou.undo}
                </button>
              )}
            </>
          ) : (
            <FailureLine failure={failure} />
          )}
        </div>
      ))}
    </div>
  );
}
