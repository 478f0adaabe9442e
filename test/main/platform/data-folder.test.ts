/** @file Where everything lies unless told otherwise: the window and the command line must agree. */

import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { usualDataFolder } from "../../../main/platform/data-folder.ts";

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
  ["linux", {}, join(homedir(), ".config", "Pigeonhole")],
  ["linux", { XDG_CONFIG_HOME: "/etc/anna" }, join("/etc/anna", "Pigeonhole")],
  ["linux", { XDG_CONFIG_HOME: "" }, join(homedir(), ".config", "Pigeonhole")],
  ["darwin", {}, join(homedir(), "Library", "Application Support", "Pigeonhole")],
  ["win32", { LOCALAPPDATA: "C:\\Users\\Anna\\AppData\\Local" }, join("C:\\Users\\Anna\\AppData\\Local", "Pigeonhole")],
  ["win32", {}, join(homedir(), "AppData", "Local", "Pigeonhole")],
  ["freebsd", {}, join(homedir(), ".config", "Pigeonhole")],
])("on %s with %j it is %s", (platform, environment, folder) => {
  expect(usualDataFolder(platform, environment)).toBe(folder);
});
