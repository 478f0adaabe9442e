/**
 * @file A request to stop, as a file in the data folder: Windows has no SIGTERM, and a program with a window has no console
 * that Ctrl+C could come from.
 */

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { watchFiles } from "../../platform/file-watcher.ts";
import { makePrivateFile } from "../../platform/private-files.ts";

const name = "stop-request";
/** Should the watcher miss it. */
const lookAgainMs = 5_000;

/** Asks whichever process drives the imports of this folder to finish what is being sent, and to end. */
export const requestStop = (dataFolder: string): void => makePrivateFile(join(dataFolder, name));

/** Takes the request back, or forgets one that was carried out. */
export const forgetStopRequest = (dataFolder: string): void => rmSync(join(dataFolder, name), { force: true });

/**
 * Calls `onStop` once, as soon as a process asks. Only for the process that drives the imports: a request from before is
 * forgotten, because it was for another one.
 *
 * @returns a function that stops watching
 */
export function followStopRequest(dataFolder: string, onStop: () => void): () => void {
  forgetStopRequest(dataFolder);
  const end = () => {
    unwatch();
    clearInterval(timer);
  };
  const look = () => {
    if (!existsSync(join(dataFolder, name))) return;
    end();
    onStop();
  };
  const unwatch = watchFiles(dataFolder, [name], look);
  const timer = setInterval(look, lookAgainMs);
  timer.unref();
  return end;
}
