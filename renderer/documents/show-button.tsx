/** @file A button that shows and hides a document, for a list of several. */

import type { Signal } from "@preact/signals";
import { words } from "../../shared/words/spoken.ts";

interface ShowButtonProps<Key> {
  /** The key of the one that is shown; null for none. */
  readonly shown: Signal<Key | null>;
  readonly of: Key;
  readonly file: string;
}

export function ShowButton<Key extends string | number>({ shown, of, file }: ShowButtonProps<Key>) {
  const isShown = shown.value === of;
  const label = isShown ? words.preview.hide : words.preview.show;
  return (
    <button
      type="button"
      class="button quiet"
      aria-expanded={isShown}
      aria-label={words.window.about(label, file)}
      onClick={() => (shown.value = isShown ? null : of)}
    >
      {label}
    </button>
  );
}

/** True for what the preview draws. */
export const isDrawn = (name: string): boolean => /[.](?:pdf|png|jpe?g)$/i.test(name);
