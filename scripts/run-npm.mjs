/** @file Starts npm, if possible the one that started us, because a person chose its Node. */

import { spawn } from "node:child_process";
import { runQuietly } from "./run-quietly.mjs";

/**
 * The command line for npm with `args`.
 *
 * Under `npm test` the first `node` on PATH is the one in node_modules, which
 * `npm ci` will replace; npm tells its scripts the path of its own Node.
 */
function npmCommand(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith("npm-cli.js") && node) return { command: node, args: [npm, ...args], shell: false };
  return { command: "npm", args, shell: process.platform === "win32" };
}

export function runNpmQuietly(args, options) {
  const { command, args: all, shell } = npmCommand(args);
  return runQuietly(command, all, { shell, ...options });
}

/** Runs npm in the foreground, and resolves with its exit code. */
export function runNpm(args, options) {
  const { command, args: all, shell } = npmCommand(args);
  const child = spawn(command, all, { stdio: "inherit", shell, ...options });
  // A terminal sends Ctrl-C to npm too, so we only have to wait for it to end.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : code));
  });
}
