/** @file `npm start`: opens the window from a checkout, with the official Electron. */

import { spawn } from "node:child_process";
import { builtMain } from "./built-app.mjs";

const { PIGEONHOLE_ELECTRON: electron, PIGEONHOLE_ELECTRON_KIND: kind } = process.env;

if (!electron || kind === "stand-in") {
  process.stderr.write(
    "The official Electron cannot be fetched from here, and the stand-in is for tests and the demo only.\n" +
      "Set ELECTRON_OVERRIDE_DIST_PATH to an Electron of your own, or try: npm run demo\n",
  );
  process.exit(1);
}
const child = spawn(electron, [builtMain(), ...process.argv.slice(2)], { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
