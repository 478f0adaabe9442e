/** @file Whether this desktop has a place for our icon: without one, the window is the only way to us. */

import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const watcher = "org.kde.StatusNotifierWatcher";
const bus = "org.freedesktop.DBus";

/** Whichever of them there is, for Electron does not say: they ask the bus whether anyone shows icons. */
const questions: readonly (readonly [command: string, ...args: string[]])[] = [
  [
    "dbus-send",
    "--session",
    "--print-reply",
    `--dest=${bus}`,
    "/org/freedesktop/DBus",
    `${bus}.NameHasOwner`,
    `string:${watcher}`,
  ],
  [
    "gdbus",
    "call",
    "--session",
    `--dest=${bus}`,
    "--object-path=/org/freedesktop/DBus",
    `--method=${bus}.NameHasOwner`,
    watcher,
  ],
];

/** A panel may come up after us at login. */
const panelComesWithinMs = 15_000;
const askEveryMs = 1_000;

/** False also where nobody can tell: a window that nobody needed does less harm than an agent that nobody can find. */
export async function hasTray(
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
  patienceMs = panelComesWithinMs,
): Promise<boolean> {
  if (platform !== "linux") return true;
  const until = performance.now() + patienceMs;
  for (;;) {
    if (await someoneShowsIcons(environment)) return true;
    if (performance.now() >= until) return false;
    await wait(askEveryMs);
  }
}

async function someoneShowsIcons(environment: NodeJS.ProcessEnv): Promise<boolean> {
  for (const [command, ...args] of questions) {
    const answer = await run(command, args, environment);
    if (answer !== null) return answer.includes("true");
  }
  return false;
}

/** Null where there is no such command, or it found no bus. */
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | null> =>
  new Promise((resolve) =>
    execFile(command, args, { timeout: 2_000, env }, (problem, stdout) => resolve(problem === null ? stdout : null)),
  );
