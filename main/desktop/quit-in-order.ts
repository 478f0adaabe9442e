/** @file Goes when what is being sent has come to its end. */

import { app } from "electron/main";

/** What is being sent comes to its end before we go; a second quit does not wait. */
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
