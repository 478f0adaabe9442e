/** @file The button that closes a document or a failed file in one click, with an undo. */

import type { Import } from "../../../shared/imports/import.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { CommandRun } from "../../agent/use-command.ts";
import { decideWithUndo } from "../../agent/use-undo.ts";
import { FileButton } from "./file-button.tsx";

interface NotNeededButtonProps {
  readonly import_: Import;
  readonly label: string;
  readonly command: CommandRun;
}

export function NotNeededButton({ import_, label, command }: NotNeededButtonProps) {
  const { id, place } = import_;
  const isRunning = command.running !== null;
  return (
    <FileButton
      label={label}
      about={place.dropped}
      isRunning={isRunning}
      press={() => {
        if (isRunning) return;
        void decideWithUndo(
          command.run,
          "imports.reject",
          { id, reason: null },
          words.window.about(words.desk.notNeeded, place.dropped),
        );
      }}
    />
  );
}
