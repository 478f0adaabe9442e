/** @file Carries out a command of the terminal with the app's own program: no window, no tray, no second Node. */

import { spawnSync } from "node:child_process";
import { homedir } from "node:os";
import { join } from "node:path";
import { app } from "electron/main";
import { words } from "../../shared/words/spoken.ts";

/** The engine starts without a display only when it is told so before anything else. */
const withoutDisplay = ["--ozone-platform=headless", "--log-level=3"];

/** As a shell has it: 128, and the number of SIGTERM. */
const endedBySignal = 143;

/**
 * @param entry where the app is not packaged, its main file
 * @param carryOut the command line; leaves its exit code in process.exitCode
 */
export function runInTerminal(typed: readonly string[], entry: string | null, carryOut: () => Promise<unknown>): void {
  if (lacksDisplay()) startAgainWithout(typed);
  // What the engine keeps is of no use here, and the window's own must not be touched beside it.
  app.setPath("userData", join(cacheFolder(process.platform, process.env), "Pigeonhole", "terminal"));
  app.dock?.hide();
  app.disableHardwareAcceleration();
  // Its own complaints, of buses and displays, are not what somebody in a terminal asked for.
  app.commandLine.appendSwitch("log-level", "3");
  // Electron takes the signals that end a program for itself; what is being sent comes to its end all the same.
  let isTold = false;
  app.on("before-quit", (event) => {
    event.preventDefault();
    if (isTold) app.exit(endedBySignal);
    isTold = true;
    // Not the signal itself: libraries that hear it end the process.
    process.emit("disconnect");
  });
  // As Node hands them over.
  process.argv = [process.execPath, entry ?? process.execPath, ...typed];
  const leave = () => {
    process.stdout.write("", () => app.exit(Number(process.exitCode ?? 0)));
  };
  // Our other processes can be started only then.
  app
    .whenReady()
    .then(carryOut)
    .catch((bug) => {
      process.stderr.write(`${bug instanceof Error ? bug.stack : bug}\n`);
      process.exitCode = 70;
    })
    .finally(leave);
}

function cacheFolder(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  switch (platform) {
    case "win32":
      return environment["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local");
    case "darwin":
      return join(homedir(), "Library", "Caches");
    default:
      return environment["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  }
}

const lacksDisplay = () =>
  process.platform === "linux" &&
  !process.env["DISPLAY"] &&
  !process.env["WAYLAND_DISPLAY"] &&
  !process.argv.some((word) => word.startsWith("--ozone-platform="));

function startAgainWithout(typed: readonly string[]): never {
  if (typed.includes("run")) {
    // It could not be told to stop: whoever waits for a child like this hears no signal.
    process.stderr.write(`${words.desktop.noDisplay(`pigeonhole ${withoutDisplay[0]} run`)}\n`);
    process.exit(2);
  }
  const again = spawnSync(process.execPath, [...withoutDisplay, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exit(again.status ?? 1);
}
