/** @file Finds the usual folder of settings, journal and log, the same for the window and the command line. */

import { homedir } from "node:os";
import { join } from "node:path";

/**
 * The usual data folder, an absolute path.
 *
 * On Windows not Electron's own choice, the roaming folder: offices redirect that to a server, where the journal must not
 * be, and a roaming profile carries it to other computers, where it would be a copy.
 */
export function usualDataFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  const home = homedir();
  switch (platform) {
    case "win32":
      return join(environment["LOCALAPPDATA"] ?? join(home, "AppData", "Local"), "Pigeonhole");
    case "darwin":
      return join(home, "Library", "Application Support", "Pigeonhole");
    default:
      return join(environment["XDG_CONFIG_HOME"] || join(home, ".config"), "Pigeonhole");
  }
}
