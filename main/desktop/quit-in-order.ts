/** @file Quits the app after it has finished what it is sending. */

import { app } from "electron/main";

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
