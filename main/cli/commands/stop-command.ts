/** @file `stop`: has the Pigeonhole that runs on this data folder finish what it is sending and end, and waits for it. */

import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { words } from "../../../shared/words/spoken.ts";
import { journalIn } from "../../assemble/assemble-journal.ts";
import { acquireDriverLock, driverLock } from "../../journal/locks/driver-lock.ts";
import { forgetStopRequest, requestStop } from "../../journal/locks/stop-request.ts";

const lookEveryMs = 250;
/** The largest document on a slow line: as long as the service files allow. */
const longestMs = 15 * 60_000;

/**
 * Returns the exit code: 0 nothing runs any more, 3 it still does.
 *
 * @param stopping fires where this command itself is to stop waiting; the request stays
 */
export async function stopAgent(dataFolder: string, stopping: AbortSignal): Promise<number> {
  if (!isDriven(dataFolder)) {
    process.stdout.write(`${words.cli.stop.notRunning}\n`);
    return 0;
  }
  const until = Date.now() + longestMs;
  while (isDriven(dataFolder)) {
    if (stopping.aborted || Date.now() > until) {
      process.stderr.write(`${words.cli.stop.stillRunning}\n`);
      return 3;
    }
    // Again each time: a process that has only just begun forgets what was asked of the one before.
    requestStop(dataFolder);
    await wait(lookEveryMs, undefined, { signal: stopping }).catch(() => {});
  }
  forgetStopRequest(dataFolder);
  process.stdout.write(`${words.cli.stop.stopped}\n`);
  return 0;
}

function isDriven(dataFolder: string): boolean {
  const lock = driverLock(journalIn(dataFolder));
  if (!existsSync(lock)) return false;
  const release = acquireDriverLock(lock);
  release?.();
  return release === null;
}
