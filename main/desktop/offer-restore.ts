/** @file Asks what to do about a journal that is damaged or gone: use its backup, begin with an empty one, or quit. */

import { dialog } from "electron/main";
import { sayIsoDay } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

interface LostJournal {
  readonly happened: string;
  readonly backupDay: string | null;
}

/** True where the journal is to be restored. Nothing is sent while the question stands. */
export function offerRestore({ happened, backupDay }: LostJournal): boolean {
  const day = backupDay === null ? null : sayIsoDay(backupDay);
  const chosen = dialog.showMessageBoxSync({
    type: "error",
    title: words.desktop.cannotStart,
    message: happened,
    detail: day === null ? words.desktop.noBackup : words.desktop.backup(day),
    buttons: [day === null ? words.desktop.beginEmpty : words.desktop.useBackup(day), words.desktop.quit],
    // Enter and Escape change nothing.
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return chosen === 0;
}

/** Says what was done, a line each. */
export function tellRestored(lines: readonly string[]): void {
  const [first = "", ...rest] = lines;
  dialog.showMessageBoxSync({ type: "info", title: "Pigeonhole", message: first, detail: rest.join("\n") });
}
