/** @file Whether an update would disturb anybody now, and the clock that asks. */

import { app, type BrowserWindow, powerMonitor } from "electron/main";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";

const idleSeconds = 10 * 60;

/** True while the window is open and the computer is in use. */
export const isSomeoneThere = (window: BrowserWindow | null): boolean =>
  window?.isVisible() === true && powerMonitor.getSystemIdleTime() < idleSeconds;

/** True while something is read or sent. Files that wait for an hour or a person are at rest. */
export const isBusy = ({ state, uploads }: Pick<AgentStatus, "state" | "uploads">): boolean =>
  state === "working" || uploads.length > 0;

const firstMs = 10_000;
const everyMs = 60_000;

/** Goes on with updates once a minute until the signal fires. A checkout has none. */
export function followUpdates(updates: { tick(): Promise<void> }, signal: AbortSignal): void {
  if (!app.isPackaged) return;
  const timer = setInterval(() => void updates.tick(), everyMs);
  const first = setTimeout(() => void updates.tick(), firstMs);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    clearTimeout(first);
  });
}
