/** @file The checkbox that applies the answers to later files with the same headers, or e-invoices like this one. */

import { words } from "../../shared/words/spoken.ts";
import { remember, sheet } from "./use-sheet.ts";

interface RememberBoxProps {
  /** The answers so far, in short. */
  readonly chosen?: readonly string[];
}

export function RememberBox({ chosen = [] }: RememberBoxProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={remember.value}
        onChange={(event) => (remember.value = event.currentTarget.checked)}
      />
      <span>
        {sheet.value?.eInvoice ? words.look.rememberEInvoice(chosen) : words.look.remember(chosen)}
        <span class="field-hint"> {words.look.rememberHint}</span>
      </span>
    </label>
  );
}
