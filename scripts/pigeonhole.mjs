/** @file `npm run pigeonhole`: the command line in a checkout. Sets the checkout up first if necessary. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const here = (path) => fileURLToPath(new URL(path, root));
const node = here("node_modules/node/bin/node");

/** The first version of Node that runs TypeScript directly. */
const firstWithTypes = 24;

if (!existsSync(here("node_modules/.package-lock.json"))) {
  // stdout is for results, so set-up writes to stderr.
  const prepared = spawnSync(process.execPath, [here("scripts/set-up.mjs")], { stdio: ["ignore", 2, 2] });
  if (prepared.status !== 0) process.exit(2);
}
if (Number.parseInt(process.versions.node, 10) >= firstWithTypes) {
  stopWithShell();
  await import("../main/cli.ts");
} else {
  const ran = spawnSync(existsSync(node) ? node : "node", [here("main/cli.ts"), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exit(ran.status ?? 1);
}

/**
 * npm starts a shell that starts us. A signal to npm ends the shell, which does
 * not pass it on, so the end of the shell is the only sign.
 */
function stopWithShell() {
  if (process.platform === "win32") return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    // Only once: a second signal would end us during an upload.
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
