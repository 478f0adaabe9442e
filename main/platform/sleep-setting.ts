/** @file Reads whether this computer goes to sleep by itself on mains power. Not every system says so. */

import { execFile } from "node:child_process";
import type { SleepSetting } from "../../shared/agent/tonight.ts";

/** Runs a command of the system. Resolves with its output, or null if it is missing or fails. */
export type Ask = (command: string, ...words: readonly string[]) => Promise<string | null>;

const unreadable: SleepSetting = { is: "unreadable" };

/** @param ask a parameter, so that tests can try the answers of every system on any of them */
export async function readSleepSetting(platform: NodeJS.Platform, ask: Ask = askSystem): Promise<SleepSetting> {
  switch (platform) {
    case "win32": {
      const said = await ask("powercfg", "/query", "SCHEME_CURRENT", "SUB_SLEEP", "STANDBYIDLE");
      // The text is in the system's language, but the last two numbers are always mains and battery, in seconds.
      const onMains = said?.match(/0x[0-9a-f]+/gi)?.at(-2);
      return onMains === undefined ? unreadable : after(Number(onMains) * 1_000);
    }
    case "darwin": {
      const minutes = /^\s*sleep\s+(\d+)/m.exec((await ask("pmset", "-g")) ?? "")?.[1];
      return minutes === undefined ? unreadable : after(Number(minutes) * 60_000);
    }
    default:
      return readOnLinux(ask);
  }
}

async function readOnLinux(ask: Ask): Promise<SleepSetting> {
  // If an administrator has masked this target, no desktop can put the computer to sleep.
  if ((await ask("systemctl", "show", "--property=LoadState", "sleep.target"))?.includes("masked")) return after(0);
  const power = "org.gnome.settings-daemon.plugins.power";
  const act = await ask("gsettings", "get", power, "sleep-inactive-ac-type");
  if (act === null) return unreadable;
  if (act.includes("nothing")) return after(0);
  const seconds = /\d+\s*$/.exec((await ask("gsettings", "get", power, "sleep-inactive-ac-timeout")) ?? "")?.[0];
  return seconds === undefined ? unreadable : after(Number(seconds) * 1_000);
}

/** On every system 0 means never. */
const after = (ms: number): SleepSetting => (ms === 0 ? { is: "never" } : { is: "after", ms });

const longestAnswerMs = 5_000;

const askSystem: Ask = (command, ...words) =>
  new Promise((resolve) => {
    execFile(command, words, { timeout: longestAnswerMs, windowsHide: true }, (problem, said) =>
      resolve(problem ? null : said),
    );
  });
