/** @file `notify test` sends a test alert on each way that is set; `notify password` saves the mail server's password. */

import { escapeLine } from "../../../shared/values/text/escape-controls.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import type { Log } from "../../platform/log.ts";
import { askInTurn } from "../ask-in-turn.ts";
import { refuse } from "../refuse.ts";
import { tellSettings } from "../tell-settings.ts";

/** Exit codes: 0 all arrived, 2 none is set, 3 one didn't arrive. */
export async function tryAlerts(parts: Assembly, log: Log, asJson: boolean): Promise<number> {
  tellSettings(parts, log);
  const { alerts } = parts;
  const tried = await alerts.tryOut();
  if (asJson) process.stdout.write(`${JSON.stringify({ channels: tried }, null, 2)}\n`);
  else if (tried.length === 0) process.stderr.write(`${words.alerts.noneSet}\n`);
  else
    for (const { name, to, problem } of tried) {
      const { over, delivered, notDelivered } = words.alerts;
      const how = problem === null ? delivered : notDelivered(problem);
      process.stdout.write(`${escapeLine(`${over[name]}, ${to}: ${how}`)}\n`);
    }
  if (tried.length === 0) return 2;
  return tried.some(({ problem }) => problem !== null) ? 3 : 0;
}

export async function takeMailPassword(
  { alerts, settings }: Pick<Assembly, "alerts" | "settings">,
  signal: AbortSignal,
): Promise<number> {
  const { mail } = settings.read().settings.alerts;
  if (mail === null || mail.user === null) return refuse(words.alerts.noMailUser);
  const [password = ""] = await askInTurn([words.alerts.askPassword(mail.user, mail.host)], signal);
  if (password === "") return refuse(words.alerts.passwordEmpty);
  const kept = await alerts.keepPassword(mail, password);
  if (!kept.ok) {
    process.stderr.write(`${words.cli.noKeychain(sayMessage(kept.error.detail))}\n`);
    return 3;
  }
  process.stdout.write(`${words.alerts.passwordKept(mail.user, mail.host)}\n`);
  return 0;
}
