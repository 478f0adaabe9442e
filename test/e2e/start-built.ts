/** @file Starts the built program from a terminal, with what it writes at hand. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { builtMain } from "../../scripts/built-app.mjs";

/** @returns the process; what it has written to stderr so far; and its exit code and all its output once it has ended */
export function startBuilt(words: readonly string[], env: NodeJS.ProcessEnv) {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const child = spawn(process.env["PIGEONHOLE_ELECTRON"] ?? "", [...asRoot, builtMain(), ...words], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (text) => {
    stdout += text;
  });
  child.stderr.on("data", (text) => {
    stderr += text;
  });
  return { child, stderr: () => stderr, ended: once(child, "close").then(([code]) => ({ code, stdout, stderr })) };
}
