/** @file The buttons at the end of a form. */

import { labelsForms } from "../labels-forms.ts";

interface FormActsProps {
  readonly isSaving: boolean;
  readonly submit: string;
  readonly cancel: { readonly label: string; readonly act: () => void };
}

export function FormActs({ isSaving, submit, cancel }: FormActsProps) {
  return (
    <div class="form-acts">
      <button type="submit" class="button primary" aria-disabled={isSaving}>
        {isSaving ? labelsForms.saving : submit}
      </button>
      <button type="button" class="button" onClick={cancel.act}>
        {cancel.label}
      </button>
    </div>
  );
}
