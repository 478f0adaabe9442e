/** @file The checkbox that applies the answers to later files with the same headers, or e-invoices like this one. */

import { words } from "../../shared/words/spoken.ts";
import { settings, useSettings } from "../agent/use-settings.ts";
import { opened, remember, sheet } from "./use-sheet.ts";

interface RememberBoxProps {
  /** The answers so far, in short. */
  readonly chosen?: readonly string[];
}

export function RememberBox({ chosen = [] }: RememberBoxProps) {
  useSettings();
  const inbox = settings.value?.inboxes.find(({ id }) => id === opened.value?.inbox);
  const isApproved = inbox?.sending === "after-approval";
  const { eInvoice = null, questions = [] } = sheet.value ?? {};
  // See [Note: names are remembered per inbox].
  const isOfNames = questions.length > 0 && questions.every(({ id }) => id.startsWith("unlisted-"));
  const said = eInvoice ? words.look.rememberEInvoice : isOfNames ? words.look.rememberNames : words.look.remember;
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={remember.value}
        onChange={(event) => (remember.value = event.currentTarget.checked)}
      />
      <span>
        {said(chosen)}
        <span class="field-hint"> {words.look.rememberHint(isApproved)}</span>
      </span>
    </label>
  );
}
