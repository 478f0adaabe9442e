/** @file Starts the app again around something that only a stopped agent allows. */

import { app, dialog } from "electron/main";
import { words } from "../../shared/words/spoken.ts";
import { isHiddenStart } from "./login-item.ts";

/**
 * @param stop resolves once nothing uses the data folder any more
 * @param act resolves with a sentence for the person where it failed
 * @param reportBug is told what was not expected
 * @param program the app itself; an AppImage is started again by its own path
 */
export async function restartAfter(
  stop: () => Promise<void>,
  act: () => Promise<string | null>,
  reportBug: (bug: unknown) => void,
  program: string,
): Promise<void> {
  try {
    await stop();
    const failed = await act();
    if (failed !== null) dialog.showErrorBox(words.officeWindow.notDone, failed);
  } catch (bug) {
    reportBug(bug);
    dialog.showErrorBox(words.officeWindow.notDone, (bug as Error).message);
  }
  // Whoever asked for it is looking at the window.
  app.relaunch({ execPath: program, args: process.argv.slice(1).filter((word) => !isHiddenStart([word])) });
  app.quit();
}
