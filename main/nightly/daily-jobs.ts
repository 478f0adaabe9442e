/** @file Starts the daily jobs: the tonight check before the office closes, the morning report before it opens. */

import { isHourDue } from "../../shared/agent/daily-hour.ts";
import type { ReportMade } from "../../shared/agent/morning-report.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Clock } from "../imports/ports/ports.ts";
import type { FolderNow, SignInNow } from "./findings-now.ts";
import type { Tonight } from "./tonight-check.ts";
import type { AgentView, MorningReport } from "./write-morning-report.ts";

interface Parts {
  readonly tonight: Tonight;
  readonly report: MorningReport;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly readSettings: () => ReadSettings;
  /** Called with each check that ran at its hour. */
  readonly onTonight: (check: TonightCheck) => void;
  readonly reportBug: (bug: unknown) => void;
}

export interface DailyJobs {
  /** The check for this night and the last report, made by any process; null where there is none. */
  latest(
    connections: readonly SignInNow[],
    inboxes: readonly FolderNow[],
  ): {
    readonly tonight: TonightCheck | null;
    readonly report: ReportMade | null;
  };
  /** Starts the job that is due, if any. Called at each tick, so that a computer that slept catches up. */
  look(agent: AgentView): void;
  /** Resolves when no job is running any more. */
  stop(): Promise<void>;
}

/** A check counts for one night: from the hour when offices close until they open. */
const holdsForMs = 14 * 60 * 60_000;
/** A job that threw is not tried again for this long. */
const restAfterBugMs = 10 * 60_000;

export function createDailyJobs(parts: Parts): DailyJobs {
  const { tonight, report, clock, timeZone } = parts;
  let underWay: Promise<void> | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const startedAt = clock.now();

  /** Where none was made, the hours before the first file and the first start have nothing to report. */
  const reportedUntil = (): number => report.last()?.until ?? Math.min(startedAt, report.firstFileAt() ?? startedAt);

  /** The hour is looked at first: to find the first file of a long journal takes a while. */
  const isReportDue = (hour: Settings["report"], now: number): boolean =>
    isHourDue(hour, null, now, timeZone) && isHourDue(hour, reportedUntil(), now, timeZone);

  function begin(work: () => Promise<void>): void {
    underWay = work()
      .catch((bug) => {
        restUntil = clock.now() + restAfterBugMs;
        parts.reportBug(bug);
      })
      .finally(() => {
        underWay = null;
      });
  }

  return {
    latest(connections, inboxes) {
      const [found, now] = [tonight.last(connections, inboxes), clock.now()];
      // Yesterday's check says nothing about tonight.
      const isOfTonight = found !== null && found.at <= now && now - found.at < holdsForMs;
      return { tonight: isOfTonight ? found : null, report: report.last() };
    },
    look(agent) {
      const { settings } = parts.readSettings();
      const now = clock.now();
      if (underWay !== null || isStopped || now < restUntil || settings.inboxes.length === 0) return;
      const check = { at: settings.tonight.checkAt, days: settings.tonight.days };
      if (isHourDue(check, tonight.lastAt(), now, timeZone))
        begin(async () => parts.onTonight(await tonight.check("agent")));
      else if (isReportDue(settings.report, now)) begin(async () => void (await report.make("agent", agent)));
    },
    async stop() {
      isStopped = true;
      await underWay;
    },
  };
}
