/** @file Marks rows as found that were to be sent again: they aren't, and the others are. */

import { askedBeforeAgain } from "../../../shared/confirmation/answered-rows.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { CommandRun } from "../../agent/use-command.ts";
import { FileButton } from "./file-button.tsx";

interface FoundButtonProps {
  readonly import_: Import;
  readonly command: CommandRun;
  readonly isRunning: boolean;
}

export function FoundButton({ import_, command, isRunning }: FoundButtonProps) {
  const { id, state, place, parts } = import_;
  const part = askedBeforeAgain(import_);
  if (part === null || state.at !== "waiting" || state.why.kind !== "already-sent") return null;
  const rows = [...new Set(state.why.rows.map(({ row }) => row))];
  const others = (parts[part]?.invoices ?? 0) - rows.length;
  const label = words.rowByRow.foundBeforeAgain(rows.length, others);
  const found = () =>
    command.run(
      "imports.settleRows",
      { id, part, answer: "arrived", rows },
      words.window.about(words.rowByRow.answer.arrived, place.dropped),
    );
  return (
    <FileButton
      label={label}
      about={place.dropped}
      isRunning={isRunning}
      press={() => (isRunning ? undefined : void found())}
    />
  );
}
