/** @file What “Cancel this file” leads to, with a way into the folder where the file is then. */

import type { Import } from "../../../shared/imports/import.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { CommandRun } from "../../agent/use-command.ts";

interface CancelHintProps {
  readonly import_: Pick<Import, "inbox">;
  readonly command: CommandRun;
}

export function CancelHint({ import_: { inbox }, command }: CancelHintProps) {
  return (
    <p class="field-hint">
      {words.look.rejectHint}{" "}
      <button type="button" class="link" onClick={() => void command.run("inbox.openFailed", { id: inbox })}>
        {words.look.openFailed}
      </button>
    </p>
  );
}
