/** @file Asks what to do about a journal that is damaged or gone: use its backup, begin with an empty one, or quit. */

import { dialog } from "electron/main";

interface LostJournal {
  readonly happened: string;
  readonly backupDay: string | null;
}

const warning =
  "There is no backup of it. With an empty journal Pigeonhole knows nothing of what was sent before: what lies in the inboxes then waits until someone approves it, and whoever approves it should have looked for it in the finance system.";

/** True where the journal is to be restored. Nothing is sent while the question stands. */
export function offerRestore({ happened, backupDay }: LostJournal): boolean {
  const way = backupDay === null ? "Begin with an empty journal" : `Use the backup of ${backupDay}`;
  const chosen = dialog.showMessageBoxSync({
    type: "error",
    title: "Pigeonhole cannot start",
    message: happened,
    detail:
      backupDay === null
        ? warning
        : `There is a backup of ${backupDay}. What was sent since then it does not know; Pigeonhole then asks before it sends what may have gone.`,
    buttons: [way, "Quit"],
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
