/** @file Tells the agent when the machine falls asleep, wakes, or shuts down. */

import { app, type BrowserWindow, powerMonitor } from "electron/main";

interface Sleeper {
  fallAsleep(): void;
  wakeUp(): void;
}

/** To be called once the app is ready. */
export function followPower(agent: Sleeper): void {
  powerMonitor.on("suspend", () => agent.fallAsleep());
  powerMonitor.on("resume", () => agent.wakeUp());
  // The system waits a little for whoever asks: what is being sent comes to its end if it can.
  (powerMonitor as NodeJS.EventEmitter).on("shutdown", (event: { preventDefault(): void }) => {
    event.preventDefault();
    app.quit();
  });
  // Windows tells windows alone. Without one it just ends us, and the journal knows what was in flight.
  app.on("browser-window-created", (_event, window: BrowserWindow) => window.on("session-end", () => app.quit()));
}
