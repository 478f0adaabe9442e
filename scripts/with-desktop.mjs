/** @file Runs a command with a display and a keychain, temporary ones if necessary: `with-desktop.mjs COMMAND…`. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { hasDisplay, startDisplay } from "./start-display.mjs";
import { hasSecretService, startSecretService } from "./start-secret-service.mjs";

const [command, ...args] = process.argv.slice(2);
if (!command) {
  process.stderr.write("usage: node scripts/with-desktop.mjs COMMAND…\n");
  process.exit(2);
}

const onLinux = process.platform === "linux";
/** The clean-up functions, run in reverse order. */
const undo = [];
/** A signal that arrived before the command was started. */
let stoppedBy;
let child;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stoppedBy = signal;
    if (child) signalAll(child, signal);
  });
}

try {
  const environment = onLinux ? await furnish() : {};
  process.exitCode = stoppedBy ? exitCodeFor(stoppedBy) : await run({ ...process.env, ...environment });
} catch (error) {
  process.stderr.write(`with-desktop: ${error.message}\n`);
  process.exitCode = 127;
} finally {
  for (const step of undo.reverse()) await step();
}

/** Starts what is missing, and returns the environment variables that point to it. */
async function furnish() {
  const environment = {};
  if (!hasDisplay()) {
    const display = await startDisplay();
    undo.push(display.stop);
    environment.DISPLAY = display.name;
  }
  if (!hasSecretService()) {
    // A short path, because it contains sockets, whose paths have at most 107 bytes.
    const home = mkdtempSync(join(tmpdir(), "desktop-"));
    undo.push(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
    const secrets = await startSecretService(home);
    undo.push(secrets.stop);
    Object.assign(environment, secrets.environment);
  }
  return environment;
}

/** Runs the command in a process group of its own, so that its child processes can be ended with it. */
function run(env) {
  return new Promise((resolve, reject) => {
    child = start(env);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (onLinux) signalAll(child, "SIGKILL");
      resolve(signal ? exitCodeFor(signal) : code);
    });
  });
}

function start(env) {
  if (onLinux) return spawn(command, args, { stdio: "inherit", env, detached: true });
  if (process.platform !== "win32") return spawn(command, args, { stdio: "inherit", env });
  // On Windows the commands of npm packages are .cmd files, which only a shell can start.
  const quoted = [command, ...args].map((word) => (/[\s"&|<>^]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word));
  return spawn(quoted.join(" "), { stdio: "inherit", env, shell: true });
}

function signalAll(process_, signal) {
  try {
    if (onLinux) process.kill(-process_.pid, signal);
    else process_.kill(signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** The exit code that a shell reports for a command that was ended by a signal. */
function exitCodeFor(signal) {
  return 128 + constants.signals[signal];
}
