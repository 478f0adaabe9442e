/** @file Where the built app lies for the Electron that is going to run it. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** True for the stand-in runtime and any other that is older than node:sqlite; see docs/decisions/0001. */
export function lacksSqlite() {
  const { PIGEONHOLE_ELECTRON: electron } = process.env;
  if (!electron) return false;
  const question = "process.exit(require('node:module').isBuiltin('node:sqlite') ? 0 : 7)";
  // It answers as a plain Node: no display is needed for that.
  const asked = spawnSync(electron, ["-e", question], { env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" } });
  return asked.status === 7;
}

/** The files of main that a process of its own starts from, by the name that each has when it is built. */
export const mainEntries = {
  main: "main/main.ts",
  cli: "main/cli.ts",
  parser: "main/parser/parser-entry.ts",
  "pdf-text": "main/parser/pdf-text-entry.ts",
  "backup-worker": "main/journal/backup/backup-worker-entry.ts",
};

/** The folder that the build goes to, relative to the checkout. */
export const outFolder = () => (lacksSqlite() ? "out/older-electron" : "out");

/** The window's entry in it. */
export const builtMain = () => join(outFolder(), "main/main.js");
