/** @file Finds the usual folders of this person, the same for the window and the command line. */

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

/** The folder for what may be deleted at any time, an absolute path. */
export function cacheFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  switch (platform) {
    case "win32":
      return environment["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local");
    case "darwin":
      return join(homedir(), "Library", "Caches");
    default:
      return environment["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  }
}
