/** @file The checks that only the installed program can carry out, and what Electron must know before it is ready. */

import { app } from "electron/main";
import { registerPageScheme } from "../../desktop/page/serve-page.ts";
import type { ChecksOfApp } from "../selftest.ts";
import { packageChecks } from "./package-checks.ts";
import { windowChecks } from "./window-checks.ts";

/** Call it before the app is ready. @param built path of the folder with the built app */
export function prepareChecksOfApp(built: string): ChecksOfApp {
  registerPageScheme();
  if (!app.commandLine.hasSwitch("no-sandbox")) app.enableSandbox();
  // The page's window closes before the last check.
  app.on("window-all-closed", () => {});
  return (desk, needs) => [...packageChecks, ...windowChecks(built, desk, needs)];
}
