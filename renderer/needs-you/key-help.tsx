/** @file The keys of the desk, in a dialog that ? opens. */

import type { RefObject } from "preact";
import { words } from "../../shared/words/spoken.ts";

export function KeyHelp({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { desk } = words;
  return (
    <dialog ref={dialog} class="key-help" aria-labelledby="key-help">
      <h3 id="key-help">{desk.keys}</h3>
      <dl>
        {desk.keyList.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="field-hint">{desk.keysHint}</p>
      <form method="dialog">
        <button type="submit" class="button">
          {words.history.close}
        </button>
      </form>
    </dialog>
  );
}
