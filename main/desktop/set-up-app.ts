/** @file Sets the app up before Electron is ready: its folders, its sandbox, and one instance per data folder. */

import { join } from "node:path";
import { app, Menu } from "electron/main";
import { registerPageScheme } from "./page/serve-page.ts";

/** Call it before the app is ready. Returns false if Pigeonhole is already running on this data folder. */
export function setUpApp(dataFolder: string): boolean {
  // Windows shows notifications only of programs that the start menu knows by this id: see electron-builder.yml.
  app.setAppUserModelId("org.pigeonhole.agent");
  // A folder of its own for Chromium's files, apart from the settings and the journal.
  app.setPath("userData", join(dataFolder, "window"));
  registerPageScheme();
  // For every window. The switch is given only by root in a container, where Chromium has no sandbox.
  if (!app.commandLine.hasSwitch("no-sandbox")) app.enableSandbox();
  Menu.setApplicationMenu(null);
  return app.requestSingleInstanceLock();
}
