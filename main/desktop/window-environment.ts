/** @file What the assembly gets from Electron: our other processes, the proxies and the computer's language. */

import { join } from "node:path";
import { app, session } from "electron/main";
import { localeFromEnvironment } from "../platform/apply-language.ts";
import { launchUtility } from "./launch-utility.ts";

/** Starts our other processes. @param built path of the folder with the built app */
export function ourProcesses(built: string) {
  return {
    launchParser: launchUtility(join(built, "main/parser.js"), "Pigeonhole spreadsheet reader"),
    launchPdfText: launchUtility(join(built, "main/pdf-text.js"), "Pigeonhole PDF reader"),
    launchBackupWorker: launchUtility(join(built, "main/backup-worker.js"), "Pigeonhole backup worker"),
    launchPlanWriter: launchUtility(join(built, "main/plan-writer.js"), "Pigeonhole plan writer"),
  };
}

/** @param built path of the folder with the built app */
export function windowEnvironment(built: string) {
  return {
    ...ourProcesses(built),
    // Chromium reads the desktop's proxy settings, including PAC files.
    proxies: { find: (address: string) => session.defaultSession.resolveProxy(address), signInFor: () => null },
    systemLocale: localeFromEnvironment(process.env, process.platform, () => ({
      languages: app.getPreferredSystemLanguages(),
      formats: app.getSystemLocale(),
    })),
  };
}
