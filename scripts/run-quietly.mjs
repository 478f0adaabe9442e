/** @file Runs a command and captures its output, to explain a failure. */

import { spawnSync } from "node:child_process";

/** npm and apt can print a lot; the default limit of one megabyte would kill them. */
const maxOutputBytes = 64 * 1024 * 1024;

export function runQuietly(command, args, options = {}) {
  const ran = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: maxOutputBytes,
    ...options,
  });
  return {
    ok: ran.status === 0,
    stdout: ran.stdout ?? "",
    everything: `${ran.stdout ?? ""}${ran.stderr ?? ""}${ran.error ? `${ran.error.message}\n` : ""}`,
  };
}
