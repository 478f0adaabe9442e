/** @file Quits the app, or starts it again, after it has finished what it is sending. */

import { app, dialog } from "electron/main";
import { words } from "../../shared/words/spoken.ts";
import { hiddenSwitch, isHiddenStart } from "./login-item.ts";

/**
 * Stops Pigeonhole for an update and starts it again.
 *
 * @param act installs it; `end` where an installer ends this process and starts the new one
 * @param isHidden true to start again without a window
 */
export async function restartForUpdate(
  stop: () => Promise<void>,
  act: () => Promise<"start-again" | "end">,
  reportBug: (bug: unknown) => void,
  program: string,
  isHidden: boolean,
): Promise<void> {
  let next: "start-again" | "end" = "start-again";
  try {
    await stop();
    next = await act();
  } catch (bug) {
    reportBug(bug);
  }
  if (next === "end") return;
  startAgain(program, isHidden);
  app.quit();
}

/** Has the program start once this process has ended. @param program an AppImage is started again by its own path */
export function startAgain(program: string, isHidden: boolean): void {
  const others = process.argv.slice(1).filter((word) => !isHiddenStart([word]));
  app.relaunch({ execPath: program, args: isHidden ? [...others, hiddenSwitch] : others });
}

/** Delays the first quit until the agent has stopped. A second quit does not wait. */
export function quitInOrder(agent: { stop(): Promise<void> }, quitting: AbortController, close: () => void): void {
  app.on("before-quit", (event) => {
    if (quitting.signal.aborted) return;
    event.preventDefault();
    quitting.abort();
    agent.stop().then(() => {
      close();
      app.quit();
    }, app.quit);
  });
}

/**
 * Starts the app again around something that only a stopped agent allows.
 *
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
  // The person who asked for it is looking at the window.
  startAgain(program, false);
  app.quit();
}
