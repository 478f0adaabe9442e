/** @file Runs a terminal command in the installed app: no window, no tray, no Node needed. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { app } from "electron/main";
import { words } from "../../shared/words/spoken.ts";
import { cacheFolder } from "../platform/data-folder.ts";
import { hasOwnFolder, ownFolder } from "./command-words.ts";

/** Chromium starts without a display only with these switches on its command line. */
const withoutDisplay = ["--ozone-platform=headless", "--log-level=3"];

/** 128 plus the number of SIGTERM, as shells report it. */
const endedBySignal = 143;

/**
 * @param leavesNothing true if Chromium's files are deleted afterwards
 * @param carryOut runs the command line until the signal fires, and sets process.exitCode
 */
export function runInTerminal(
  typed: readonly string[],
  leavesNothing: boolean,
  carryOut: (stopping: AbortSignal) => Promise<void>,
): void {
  if (leavesNothing && !hasOwnFolder(process.argv)) startAgainInFolder();
  if (lacksDisplay()) startAgainWithout(typed);
  // A folder of its own for Chromium's files: two processes must not share the window's.
  if (!hasOwnFolder(process.argv))
    app.setPath("userData", join(cacheFolder(process.platform, process.env), "Pigeonhole", "terminal"));
  app.dock?.hide();
  app.disableHardwareAcceleration();
  // Chromium's warnings about buses and displays do not belong in a terminal.
  app.commandLine.appendSwitch("log-level", "3");
  // Electron handles the signals that end a program. Delay the quit, so that running uploads can finish.
  const stopping = new AbortController();
  app.on("before-quit", (event) => {
    event.preventDefault();
    if (stopping.signal.aborted) app.exit(endedBySignal);
    stopping.abort();
  });
  const leave = () => {
    process.stdout.write("", () => app.exit(Number(process.exitCode ?? 0)));
  };
  // Utility processes can be started only when the app is ready.
  app
    .whenReady()
    .then(() => carryOut(stopping.signal))
    .catch((bug) => {
      process.stderr.write(`${bug instanceof Error ? bug.stack : bug}\n`);
      process.exitCode = 70;
    })
    .finally(leave);
}

const lacksDisplay = () =>
  process.platform === "linux" &&
  !process.env["DISPLAY"] &&
  !process.env["WAYLAND_DISPLAY"] &&
  !process.argv.some((word) => word.startsWith("--ozone-platform="));

/** Chromium still writes while it ends, so only another process can delete its files. */
function startAgainInFolder(): never {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-selftest-"));
  const switches = [`${ownFolder}${folder}`, ...(lacksDisplay() ? withoutDisplay : [])];
  const again = spawnSync(process.execPath, [...switches, ...process.argv.slice(1)], { stdio: "inherit" });
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  process.exit(again.status ?? 1);
}

function startAgainWithout(typed: readonly string[]): never {
  if (typed.includes("run")) {
    // spawnSync below blocks, so this process could not pass on a signal to stop.
    process.stderr.write(`${words.desktop.noDisplay(`pigeonhole ${withoutDisplay[0]} run`)}\n`);
    process.exit(2);
  }
  const again = spawnSync(process.execPath, [...withoutDisplay, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exit(again.status ?? 1);
}
