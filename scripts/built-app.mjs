/** @file Finds the build for the Electron that will run it. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** True for the stand-in runtime and any other that is older than node:sqlite; see docs/decisions/0001. */
export function lacksSqlite() {
  const { PIGEONHOLE_ELECTRON: electron } = process.env;
  if (!electron) return false;
  const question = "process.exit(require('node:module').isBuiltin('node:sqlite') ? 0 : 7)";
  // Run as plain Node, which needs no display.
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
  "plan-writer": "main/journal/staging/plan-writer-entry.ts",
};

/**
 * Packages are bundled, because a start spends most of its time on finding and compiling files. keytar is native, and
 * the SQLite of an older Electron too (docs/decisions/0001).
 */
export const bundledPackages = { noExternal: true, external: ["keytar", "@photostructure/sqlite"] };

/** The output folder of the build, relative to the checkout. */
export const outFolder = () => (lacksSqlite() ? "out/older-electron" : "out");

/** The path of the window's entry in the build. */
export const builtMain = () => join(outFolder(), "main/main.js");
