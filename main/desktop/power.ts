/** @file Tells the agent when the computer goes to sleep, wakes, or shuts down. */

import { app, type BrowserWindow, powerMonitor } from "electron/main";

interface Sleeper {
  fallAsleep(): void;
  wakeUp(): void;
}

/** Call it when the app is ready. */
export function followPower(agent: Sleeper): void {
  powerMonitor.on("suspend", () => agent.fallAsleep());
  powerMonitor.on("resume", () => agent.wakeUp());
  // The system waits a little if asked, so that a running upload may finish.
  (powerMonitor as NodeJS.EventEmitter).on("shutdown", (event: { preventDefault(): void }) => {
    event.preventDefault();
    app.quit();
  });
  // Windows sends this event to windows only. Without one the process just ends; the journal knows what was being sent.
  app.on("browser-window-created", (_event, window: BrowserWindow) => window.on("session-end", () => app.quit()));
}
