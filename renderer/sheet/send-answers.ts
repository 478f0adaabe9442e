/** @file Sends the chosen answers about a spreadsheet, which is then read again with them. */

import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { changeOf } from "./sheet-draft.ts";
import { draft, remember } from "./use-sheet.ts";

/**
 * Does nothing while a command runs.
 *
 * @param said what is said once they are taken
 */
export function sendAnswers(command: CommandRun, id: string, sheet: SheetPreview, said = words.look.answered): void {
  if (command.running !== null) return;
  void command.run("imports.answer", { id, change: changeOf(sheet, draft.value), remember: remember.value }, said);
}
