/** @file `pause` and `resume`: take effect in whichever process drives the imports, including the window's. */

import type { PauseLength } from "../../shared/agent/pause.ts";
import { sayPaused } from "../../shared/wording/agent/say-pause.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { refuse } from "./refuse.ts";

const lengths: Readonly<Record<string, PauseLength>> = { hour: "hour", tomorrow: "tomorrow" };

/** @param word "hour", "tomorrow", or undefined to pause until someone resumes */
export async function pauseAgent({ pausing, ports, journal }: Assembly, word: string | undefined): Promise<number> {
  const length = word === undefined ? "until-resumed" : Object.hasOwn(lengths, word) ? lengths[word] : undefined;
  if (length === undefined) return refuse(words.cli.pauseTakes(word ?? ""));
  await pausing.begin(length);
  const until = pausing.now()?.until ?? null;
  const sentence = sayPaused(until, journal.underWay().length, ports.clock.now(), ports.timeZone);
  process.stdout.write(`${sentence} ${until === null ? words.cli.howToResume : words.cli.howToResumeSooner}\n`);
  return 0;
}

export async function resumeAgent({ pausing, isDriven }: Assembly): Promise<number> {
  const wasPaused = pausing.now() !== null;
  // A pause that has already ended by itself needs no entry in the audit trail.
  if (wasPaused) await pausing.end();
  const { resumed, notPaused } = words.cli;
  process.stdout.write(`${wasPaused ? resumed[isDriven() ? "running" : "not-running"] : notPaused}\n`);
  return 0;
}
