/** @file The buttons at the end of a form. */

import { words } from "../../../shared/words/spoken.ts";

interface FormActsProps {
  readonly isSaving: boolean;
  readonly submit: string;
  readonly cancel: { readonly label: string; readonly act: () => void };
}

export function FormActs({ isSaving, submit, cancel }: FormActsProps) {
  return (
    <div class="form-acts">
      <button type="submit" class="button primary" aria-disabled={isSaving}>
        {isSaving ? words.forms.saving : submit}
      </button>
      <button type="button" class="button" onClick={cancel.act}>
        {cancel.label}
      </button>
    </div>
  );
}
