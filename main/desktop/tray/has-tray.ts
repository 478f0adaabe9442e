/** @file Finds out whether this desktop shows tray icons. Without one, the window is the only way to reach the app. */

import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const watcher = "org.kde.StatusNotifierWatcher";
const bus = "org.freedesktop.DBus";

/** Commands that ask D-Bus whether a program shows tray icons, because Electron cannot tell. The first one installed is used. */
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

/** At login the desktop's panel may start after us. */
const panelComesWithinMs = 15_000;
const askEveryMs = 1_000;

/** False also if it cannot be found out: an unneeded window does less harm than an agent that nobody can reach. */
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

/** The command's output, or null if there is no such command or no bus. */
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | null> =>
  new Promise((resolve) =>
    execFile(command, args, { timeout: 2_000, env }, (problem, stdout) => resolve(problem === null ? stdout : null)),
  );
