/** @file `pause` and `resume`: for whichever process drives the imports, the window's included. */

import type { PauseLength } from "../../shared/pause.ts";
import { sayPaused } from "../../shared/wording-pause.ts";
import type { Parts } from "../assemble.ts";

const lengths: Readonly<Record<string, PauseLength>> = { hour: "hour", tomorrow: "tomorrow" };

/** @param word "hour", "tomorrow", or undefined for until somebody resumes */
export function pauseAgent({ pausing, ports, journal }: Parts, word: string | undefined): number {
  const length = word === undefined ? "until-resumed" : Object.hasOwn(lengths, word) ? lengths[word] : undefined;
  if (length === undefined) {
    process.stderr.write(`pause takes hour or tomorrow after it, or nothing; not ${word}.\n`);
    return 2;
  }
  pausing.begin(length);
  const until = pausing.now()?.until ?? null;
  const sentence = sayPaused(until, journal.underWay().length, ports.clock.now(), ports.timeZone);
  process.stdout.write(`${sentence} What is being sent now is finished. To go on sooner: pigeonhole resume\n`);
  return 0;
}

export function resumeAgent({ pausing, journal }: Parts): number {
  const wasPaused = pausing.now() !== null;
  // Also where it has ended by itself: then there is nothing to tell the trail.
  if (wasPaused) pausing.end();
  const giveBack = journal.claimDriving();
  giveBack?.();
  const next = giveBack ? "It goes on with the next sync, or when Pigeonhole is started." : "Pigeonhole goes on now.";
  process.stdout.write(wasPaused ? `Resumed. ${next}\n` : "Pigeonhole was not paused.\n");
  return 0;
}
