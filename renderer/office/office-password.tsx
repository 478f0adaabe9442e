/** @file The password of the office database, where it is missing or wrong on this computer. */

import { useSignal } from "@preact/signals";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { TextField } from "../parts/fields/text-field.tsx";

export function OfficePassword() {
  const password = useSignal("");
  const isSaved = useSignal(false);
  const { run, failure, running } = useCommand();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (password.value === "" || running !== null) return;
    isSaved.value = await run("office.keepPassword", { password: password.value }, words.officeWindow.passwordSaved);
    if (isSaved.value) password.value = "";
  };
  return (
    <form class="form card-fields" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        name="password"
        kind="secret"
        label={words.officeWindow.fields.password}
        hint={isSaved.value ? words.officeWindow.passwordSaved : words.officeWindow.hints.password}
        value={password.value}
        problem={null}
        onInput={(typed) => (password.value = typed)}
      />
      <div class="form-acts">
        <button type="submit" class="button primary" aria-disabled={password.value === "" || running !== null}>
          {words.officeWindow.savePassword}
        </button>
      </div>
      <FailureLine failure={failure} />
    </form>
  );
}
