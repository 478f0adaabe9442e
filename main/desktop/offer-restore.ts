/** @file Asks what to do about a damaged or missing journal: restore the backup, start with an empty one, or quit. */

import { app, dialog } from "electron/main";
import type { Result } from "../../shared/values/result.ts";
import { type Restored, sayRestored } from "../../shared/wording/agent/say-journal.ts";
import { sayIsoDay } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

interface LostJournal {
  readonly happened: string;
  readonly backupDay: string | null;
}

/** True if the person wants to restore the journal. Nothing is sent while the dialog is open. */
function offerRestore({ happened, backupDay }: LostJournal): boolean {
  const day = backupDay === null ? null : sayIsoDay(backupDay);
  const chosen = dialog.showMessageBoxSync({
    type: "error",
    title: words.desktop.cannotStart,
    message: happened,
    detail: day === null ? words.desktop.noBackup : words.desktop.backup(day),
    buttons: [day === null ? words.desktop.beginEmpty : words.desktop.useBackup(day), words.desktop.quit],
    // Enter and Escape quit without a change.
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return chosen === 0;
}

/**
 * Restores the journal and calls `goOn`, if the person wants that and it works; else quits.
 *
 * @param restore restores the journal; the error is a sentence
 */
export async function restoreOrQuit(
  lost: LostJournal,
  restore: () => Promise<Result<Restored, string>>,
  goOn: () => void,
): Promise<void> {
  if (!offerRestore(lost)) {
    app.quit();
    return;
  }
  const restored = await restore();
  if (!restored.ok) {
    giveUp(restored.error);
    return;
  }
  const [message = "", ...rest] = sayRestored(restored.value, Intl.DateTimeFormat().resolvedOptions().timeZone);
  dialog.showMessageBoxSync({ type: "info", title: "Pigeonhole", message, detail: rest.join("\n") });
  goOn();
}

/** Shows why Pigeonhole cannot start, and quits. */
export function giveUp(message: string): void {
  dialog.showErrorBox(words.desktop.cannotStart, message);
  app.quit();
}
