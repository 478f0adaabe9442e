/** @file Opens the window at the start, or leaves the app in the tray. */

import { wasOpenedAtLogin } from "./login-item.ts";
import type { MainWindow } from "./main-window.ts";
import { hasTray } from "./tray/has-tray.ts";

/** Opens the window, except at login on a desktop with a tray. */
export async function showAtStart(window: Pick<MainWindow, "show">): Promise<void> {
  if (!wasOpenedAtLogin() || !(await hasTray(process.platform, process.env))) window.show();
}
