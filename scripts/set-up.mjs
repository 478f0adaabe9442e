/** @file Sets a fresh clone up, then runs one npm script in it: `node scripts/set-up.mjs test:run`. */

import { fileURLToPath } from "node:url";
import { findElectron } from "./find-electron.mjs";
import { installDebianPackages, setUpPackages } from "./install-debian-packages.mjs";
import { installNpmPackages } from "./install-npm-packages.mjs";
import { runNpm } from "./run-npm.mjs";
import { StopSetUp, say } from "./say.mjs";
import { setUpWindows } from "./windows-under-wine.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [script, ...rest] = process.argv.slice(2);

try {
  const canCompile = installDebianPackages();
  installNpmPackages(root, canCompile);
  const electron = await findElectron(root);
  if (electron) {
    process.env.PIGEONHOLE_ELECTRON = electron.executable;
    process.env.PIGEONHOLE_ELECTRON_KIND = electron.kind;
    process.env.ELECTRON_OVERRIDE_DIST_PATH = electron.dist;
  }
  if (script === "test:run") {
    setUpWindows(root);
    setUpPackages();
  }
  if (script) process.exitCode = await runNpm(["run", script, "--", ...rest], { cwd: root });
} catch (error) {
  if (!(error instanceof StopSetUp)) throw error;
  say(error.message);
  process.exitCode = 1;
}
