/** @file Tells on stderr what is wrong in the settings, and which files wait for an inbox that has left them. */

import { sayStrays } from "../../shared/wording/agent/say-strays.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Log } from "../platform/log.ts";

/** The most imports that one report lists. */
export const maxListed = 10_000;

/** Names on stderr the files that can't go on because their inbox has left the settings. */
export function tellStrays({ journal, settings }: Pick<Assembly, "journal" | "settings">): readonly string[] {
  const strays = sayStrays(journal.underWay(), settings.read().settings.inboxes);
  for (const problem of strays) process.stderr.write(`${words.cli.settings(problem)}\n`);
  return strays;
}

/** Reports bad settings on stderr and in the log. The good ones still apply. */
export function tellSettings({ settings, network }: Assembly, log: Log) {
  const { problems: unusable, unknownKeys, settings: usable } = settings.read();
  const problems = [...unusable, ...network.problems()];
  for (const problem of problems) process.stderr.write(`${words.cli.settings(problem)}\n`);
  for (const key of unknownKeys) process.stderr.write(`${words.cli.unknownSetting(key)}\n`);
  if (usable.inboxes.length === 0 && problems.length === 0)
    process.stderr.write(`${words.cli.noInboxYet(settings.path)}\n`);
  if (problems.length > 0) log.say("settings", { problems });
  return { problems };
}
