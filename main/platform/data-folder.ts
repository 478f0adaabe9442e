/** @file Finds the usual folder of settings, journal and log, the same for the window and the command line. */

import { homedir } from "node:os";
import { join } from "node:path";

/** The usual data folder, an absolute path: Electron's own choice for an application's files. */
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
