/** @file The morning report: gathers what the journal and the folders hold, and keeps the page of each day. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Missed } from "../../shared/agent/missing-documents.ts";
import type { Difference, ReportMade } from "../../shared/agent/morning-report.ts";
import { nameOfCopy } from "../../shared/imports/correction-copy.ts";
import type { TrailEnd } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { sayAgent } from "../../shared/wording/agent/say-agent.ts";
import { sayDifference } from "../../shared/wording/agent/say-report.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import type { Clock, JournalEvent } from "../imports/ports.ts";
import { type Figures, type Found, makeReport } from "../report/make-report.ts";
import { missingDocumentsIn } from "./sum-missing-documents.ts";

interface LyingFile {
  readonly path: string;
  readonly cameAt: number;
}

interface Parts {
  readonly clock: Clock;
  readonly timeZone: string;
  readonly readSettings: () => ReadSettings;
  readonly journal: {
    metadata(key: string): string | null;
    setMetadata(key: string, value: string | null, event: JournalEvent): void;
    period(fromMs: number, untilMs: number): { readonly imports: readonly Import[]; readonly takenIn: number };
    atPath(inbox: string, path: string): Import | undefined;
    get(id: string): Import | undefined;
    trailEnd(): TrailEnd;
  } & Missed;
  /** Rejects where the inbox cannot be looked into. */
  readonly listLying: (
    inbox: InboxSettings,
    fromDay: string,
  ) => Promise<{ readonly filed: readonly LyingFile[]; readonly ignored: readonly LyingFile[] }>;
  /** True where the file lies there, and where nobody can tell. */
  readonly exists: (inbox: string, path: string) => Promise<boolean>;
  readonly keep: ReportFiles;
}

/** Where the reports lie, by the names that they have there. */
export interface ReportFiles {
  path(name: string): string;
  /** Whole or not at all. */
  write(name: string, text: string): Promise<void>;
  /** Null where there is no such report. */
  read(name: string): Promise<string | null>;
}

/** How the agent stands when the report is made. */
export interface Standing {
  status(): AgentStatus;
  unsettled(): readonly Unsettled[];
}

export interface MorningReport {
  /** As last made, by whichever process. */
  last(): ReportMade | null;
  /**
   * Makes today's report, up to now: it begins where yesterday's ended, so that nothing falls between two of them.
   *
   * @param who `agent`, or the person who asked
   */
  make(who: string, agent: Standing): Promise<ReportMade>;
  /** The page of a day, as 2026-11-21. */
  page(day: string): string;
  /** The figures of a day's report as JSON text, or null where none was made. */
  figures(day: string): Promise<string | null>;
}

/** As the journal keeps it: the differences are data, and are put into words when somebody reads them. */
interface KeptReport extends Omit<ReportMade, "alarms"> {
  readonly alarms: readonly Difference[];
}

const reportKey = "report";
/** A first report covers this, and one that comes after reports were lost. */
const firstReachesMs = 24 * 60 * 60_000;
/** A file that is on its way from one folder to the next is in neither for a moment. */
const lookAgainMs = 1_500;

export function createMorningReport(parts: Parts): MorningReport {
  const { clock, timeZone, journal, keep } = parts;
  const last = (): ReportMade | null => {
    const kept: KeptReport | null = JSON.parse(journal.metadata(reportKey) ?? "null");
    return kept && say(kept);
  };

  function beginOf(untilMs: number): number {
    const made = last();
    if (made === null || made.until > untilMs) return untilMs - firstReachesMs;
    return made.day === dayIn(timeZone, untilMs) ? made.from : made.until;
  }

  async function findIn(inbox: InboxSettings, imports: readonly Import[], from: number): Promise<Found> {
    // A day more: Done's folders are named by the machine's own calendar.
    const found = await parts
      .listLying(inbox, dayIn(timeZone, from - firstReachesMs))
      .catch((problem: Error) => problem);
    if (found instanceof Error)
      return { inbox: inbox.id, unreachable: found.message, lying: new Set(), strangers: [], ignored: [] };
    const there = new Set(found.filed.map(({ path }) => path));
    const lying = new Set<string>();
    for (const { id, inbox: of, place } of imports)
      if (of === inbox.id && place.path !== null && (there.has(place.path) || (await parts.exists(of, place.path))))
        lying.add(id);
    const strangers = found.filed.filter(
      ({ path, cameAt }) => cameAt >= from && !isCopy(path) && !journal.atPath(inbox.id, path),
    );
    return {
      inbox: inbox.id,
      unreachable: null,
      lying,
      strangers: strangers.map(({ path }) => path),
      ignored: found.ignored.filter(({ cameAt }) => cameAt >= from).map(({ path }) => path),
    };
  }

  async function look(agent: Standing): Promise<ReturnType<typeof makeReport>> {
    const until = clock.now();
    const from = beginOf(until);
    const { inboxes } = parts.readSettings().settings;
    // At one and the same moment: a file is in one of the two, and never in both.
    const unsettled = agent.unsettled().filter(({ inbox, file }) => !journal.atPath(inbox, file));
    const { imports, takenIn } = journal.period(from, until);
    const trail = journal.trailEnd();
    const status = agent.status();
    const found = await Promise.all(inboxes.map((inbox) => findIn(inbox, imports, from)));
    return makeReport({
      from,
      until,
      timeZone,
      trouble: troubleIn(status, timeZone),
      trail,
      closed: status.closed,
      imports,
      takenIn,
      unsettled,
      notCome: missingDocumentsIn(inboxes, journal, unsettled, until),
      found,
      originalOf: ({ state }) => (state.at === "duplicate" && journal.get(state.of)) || null,
    });
  }

  return {
    last,
    page: (day) => keep.path(`${day}.html`),
    figures: (day) => keep.read(`${day}.json`),
    async make(who, agent) {
      let report = await look(agent);
      if (report.figures.alarms.length > 0) {
        // What was only on its way has arrived meanwhile; what is still missing then is missing.
        await clock.wait(lookAgainMs, new AbortController().signal);
        report = await look(agent);
      }
      const { figures, differences, page, table } = report;
      const { day, from, until, alarms } = figures;
      await keep.write(`${day}.html`, page);
      await keep.write(`${day}.csv`, table);
      await keep.write(`${day}.json`, jsonFrom(figures));
      const made: KeptReport = {
        day,
        from,
        until,
        needYou: figures.needYou.length,
        alarms: differences.slice(0, mostAlarms),
      };
      const detail = { day, needYou: made.needYou, alarms: alarms.length };
      journal.setMetadata(reportKey, JSON.stringify(made), { what: "report", who, detail });
      return say(made);
    },
  };
}

const say = ({ alarms, ...report }: KeptReport): ReportMade => ({
  ...report,
  alarms: alarms.map(sayDifference),
});

/** The page holds them all. */
const mostAlarms = 5;

/** What keeps the agent from its work just now, or null. */
const troubleIn = (status: AgentStatus, timeZone: string): string | null =>
  ["offline", "signed-out", "paused", "not-running", "not-set-up"].includes(status.state)
    ? sayAgent(status, timeZone)
    : null;

/** A correction copy, whether or not somebody has worked on it. */
function isCopy(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/ \(\d+\)(\.xlsx)$/, "$1");
  return name === nameOfCopy(name);
}

const isInstant = /^(at|from|until|since)$|At$/;

function jsonFrom(figures: Figures): string {
  const asText = (key: string, value: unknown) =>
    typeof value === "number" && isInstant.test(key) ? new Date(value).toISOString() : value;
  return `${JSON.stringify(figures, asText, 2)}\n`;
}
