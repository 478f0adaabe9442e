/** @file The checkbox that applies the answers to later files with the same headers. */

import { words } from "../../shared/words/spoken.ts";
import { remember } from "./use-sheet.ts";

export function RememberBox() {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={remember.value}
        onChange={(event) => (remember.value = event.currentTarget.checked)}
      />
      <span>{words.look.remember}</span>
    </label>
  );
}
