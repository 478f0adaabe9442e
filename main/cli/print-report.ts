/** @file `report`: makes this morning's report, or finds the report of another day. */

import { sayReport } from "../../shared/wording/agent/say-report.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Log } from "../platform/log.ts";
import { refuse } from "./refuse.ts";
import { statusNow } from "./status/show-status.ts";
import { tellSettings } from "./tell-settings.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/**
 * Prints the path of the report's page, or its figures as JSON.
 *
 * @param day such as "2026-11-21"; undefined makes today's report again
 * @returns the exit code: 1 if a person is needed or the count does not add up, 2 if there is no such report
 */
export async function makeReport(parts: Assembly, log: Log, day: string | undefined, asJson: boolean): Promise<number> {
  if (day !== undefined) return findReport(parts, day, asJson);
  tellSettings(parts, log);
  const { status, unsettled } = await statusNow(parts);
  const made = await parts.report.make(parts.who, { status: () => status, unsettled: () => unsettled });
  if (asJson) process.stdout.write((await parts.report.figures(made.day)) ?? "");
  else {
    process.stdout.write(`${sayReport(made, made.until, timeZone)}\n`);
    for (const alarm of made.alarms) process.stdout.write(`${alarm}\n`);
    process.stdout.write(`${parts.report.page(made.day)}\n`);
  }
  return made.needYou > 0 || made.alarms.length > 0 ? 1 : 0;
}

async function findReport(parts: Assembly, day: string, asJson: boolean): Promise<number> {
  const figures = /^\d{4}-\d{2}-\d{2}$/.test(day) ? await parts.report.figures(day) : null;
  if (figures === null) return refuse(words.cli.noReport(day));
  process.stdout.write(asJson ? figures : `${parts.report.page(day)}\n`);
  return 0;
}
