/** @file Where settings, journal and log lie unless told otherwise; the window and the command line must agree on it. */

import { homedir } from "node:os";
import { join } from "node:path";

/** The usual data folder: where Electron keeps an application's own files. */
export function usualDataFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  const home = homedir();
  switch (platform) {
    case "win32":
      return join(environment["APPDATA"] ?? join(home, "AppData", "Roaming"), "Pigeonhole");
    case "darwin":
      return join(home, "Library", "Application Support", "Pigeonhole");
    default:
      return join(environment["XDG_CONFIG_HOME"] || join(home, ".config"), "Pigeonhole");
  }
}
