/** @file What “Cancel this file” leads to, with a way into the folder where the file is then. */

import type { Import } from "../../../shared/imports/import.ts";
import { hasSentAny } from "../../../shared/imports/sent-in-part.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { CommandRun } from "../../agent/use-command.ts";

interface CancelHintProps {
  readonly import_: Pick<Import, "inbox" | "parts">;
  readonly command: CommandRun;
}

export function CancelHint({ import_, command }: CancelHintProps) {
  return (
    <p class="field-hint">
      {hasSentAny(import_) ? words.look.rejectRestHint : words.look.rejectHint}{" "}
      <button type="button" class="link" onClick={() => void command.run("inbox.openFailed", { id: import_.inbox })}>
        {words.look.openFailed}
      </button>
    </p>
  );
}
