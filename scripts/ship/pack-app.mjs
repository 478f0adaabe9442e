/** @file `npm run package`: stages what was built, and has electron-builder make this system's installers of it. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { say } from "../say.mjs";
import { stageApp } from "./stage-app.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

if (process.env.PIGEONHOLE_ELECTRON_KIND === "stand-in") {
  say(
    "installers need the official Electron, which could not be fetched from here. To try the packed app: npm run selftest",
  );
  process.exit(1);
}
const shipped = stageApp(root, join(root, "out/app"));
say(`staged the app with ${shipped.length} packages`);
const builder = join(root, "node_modules/electron-builder/cli.js");
const ran = spawnSync(process.execPath, [builder, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
process.exit(ran.status ?? 1);
