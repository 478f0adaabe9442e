/** @file Starts the built program from a terminal, with what it writes at hand. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { builtMain } from "../../scripts/built-app.mjs";

/** The packed program in the place of the build: see scripts/test-packed.mjs. */
const packed = process.env["PIGEONHOLE_PACKED"];

/** What starts the app, and the words that come before its own. */
export const startedBy = (): readonly [program: string, ...words: readonly string[]] =>
  packed === undefined ? [process.env["PIGEONHOLE_ELECTRON"] ?? "", builtMain()] : [packed];

/** @returns the process; what it has written to stderr so far; and its exit code and all its output once it has ended */
export function startBuilt(words: readonly string[], env: NodeJS.ProcessEnv) {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const [program, ...entry] = startedBy();
  const child = spawn(program, [...asRoot, ...entry, ...words], {
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
