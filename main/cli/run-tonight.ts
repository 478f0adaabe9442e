/** @file `tonight`: checks now whether tonight's run will work. */

import { sayTonight } from "../../shared/wording/agent/say-tonight.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Log } from "../platform/log.ts";
import { tellSettings } from "./tell-settings.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Prints the check. Exit code: 0 tonight will work, 1 it will not, 2 the settings are wrong. */
export async function runTonight(parts: Assembly, log: Log, asJson: boolean): Promise<number> {
  const { problems } = tellSettings(parts, log);
  if (parts.settings.read().settings.inboxes.length === 0) return 2;
  const check = await parts.tonight.check(parts.who);
  const { marks } = words.cli;
  const widest = Math.max(...Object.values(marks).map((mark) => mark.length));
  const lines = check.points.map(({ verdict, sentence }) => `${marks[verdict].padEnd(widest)}  ${sentence}`);
  process.stdout.write(
    asJson
      ? `${JSON.stringify({ ...check, at: new Date(check.at).toISOString() }, null, 2)}\n`
      : `${sayTonight(check, check.at, timeZone)}\n\n${lines.join("\n")}\n`,
  );
  if (problems.length > 0) return 2;
  return check.verdict === "green" ? 0 : 1;
}
