/** @file The morning report: collects what the journal and the folders hold, and stores a report for each day. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Missed } from "../../shared/agent/missing-documents.ts";
import type { Difference, ReportMade } from "../../shared/agent/morning-report.ts";
import type { ToCompare } from "../../shared/confirmation/confirmation.ts";
import { isCopy } from "../../shared/imports/copy/correction-copy.ts";
import type { TrailEnd } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { sayAgent } from "../../shared/wording/agent/say-agent.ts";
import { sayDifference } from "../../shared/wording/agent/say-report.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import type { Metadata } from "../imports/ports/journal-port.ts";
import type { Clock, Ports } from "../imports/ports/ports.ts";
import { type Figures, type FoundInInbox, makeReport } from "../report/make-report.ts";
import { missingDocumentsIn } from "./sum-missing-documents.ts";

interface FoundFile {
  readonly path: string;
  readonly cameAt: number;
}

interface Parts {
  readonly clock: Clock;
  readonly timeZone: string;
  readonly readSettings: () => ReadSettings;
  readonly journal: {
    period(fromMs: number, untilMs: number): { readonly imports: readonly Import[]; readonly takenIn: number };
    atPath(inbox: string, path: string): Import | undefined;
    get(id: string): Import | undefined;
    trailEnd(): TrailEnd;
    findings(importId: string): readonly ToCompare[];
  } & Metadata &
    Missed;
  /** Lists the files in our own folders, and the ignored ones. Rejects where the inbox cannot be read. */
  readonly listFiles: (
    inbox: InboxSettings,
    fromDay: string,
  ) => Promise<{ readonly filed: readonly FoundFile[]; readonly ignored: readonly FoundFile[] }>;
  /** True where the file exists, or where that is unknown. */
  readonly exists: (inbox: string, path: string) => Promise<boolean>;
  readonly leftovers: Ports["leftovers"];
  readonly keep: ReportFiles;
}

/** The stored reports, by file name. */
export interface ReportFiles {
  path(name: string): string;
  /** Writes the whole file or nothing. */
  write(name: string, text: string): Promise<void>;
  /** Null where there is no such report. */
  read(name: string): Promise<string | null>;
}

/** What a report needs to know of the agent. */
export interface AgentView {
  status(): AgentStatus;
  unsettled(): readonly Unsettled[];
}

export interface MorningReport {
  /** The last report, made by any process; null where there is none. */
  last(): ReportMade | null;
  /** When the first file came, epoch ms; null while there is none. */
  firstFileAt(): number | null;
  /**
   * Makes today's report, up to now. It begins where yesterday's ended, so that no time is left out between the two.
   *
   * @param who `agent`, or the person who started it
   */
  make(who: string, agent: AgentView): Promise<ReportMade>;
  /** The path of a day's page. @param day as 2026-11-21 */
  page(day: string): string;
  /** The figures of a day's report as JSON text, or null where none was made. */
  figures(day: string): Promise<string | null>;
}

/** A report as the journal stores it: the differences are data, and become sentences when they are read. */
interface KeptReport extends Omit<ReportMade, "alarms"> {
  readonly alarms: readonly Difference[];
}

const reportKey = "report";
/** The period of the first report, and of the first one after reports were lost. */
const firstPeriodMs = 24 * 60 * 60_000;
/** While a file is being moved it may be in neither folder for a moment. */
const lookAgainMs = 1_500;

export function createMorningReport(parts: Parts): MorningReport {
  const { clock, timeZone, journal, keep } = parts;
  const last = (): ReportMade | null => {
    const kept: KeptReport | null = JSON.parse(journal.metadata(reportKey) ?? "null");
    return kept && say(kept);
  };

  // Never changes once there is one.
  let firstAt: number | null = null;

  function beginOf(untilMs: number): number {
    const made = last();
    if (made === null || made.until > untilMs) return untilMs - firstPeriodMs;
    return made.day === dayIn(timeZone, untilMs) ? made.from : made.until;
  }

  async function findIn(inbox: InboxSettings, imports: readonly Import[], from: number): Promise<FoundInInbox> {
    // One day earlier, because the day folders in Done follow the computer's calendar.
    const found = await parts
      .listFiles(inbox, dayIn(timeZone, from - firstPeriodMs))
      .catch((problem: Error) => problem);
    if (found instanceof Error)
      return { inbox: inbox.id, unreachable: found.message, inPlace: new Set(), unknown: [], ignored: [] };
    const there = new Set(found.filed.map(({ path }) => path));
    const inPlace = new Set<string>();
    for (const { id, inbox: of, place } of imports)
      if (of === inbox.id && place.path !== null && (there.has(place.path) || (await parts.exists(of, place.path))))
        inPlace.add(id);
    const before = parts.leftovers(inbox.id)?.paths;
    const unknown = found.filed.filter(
      ({ path, cameAt }) =>
        cameAt >= from && !isCopy(path) && !journal.atPath(inbox.id, path) && before?.has(path) !== true,
    );
    return {
      inbox: inbox.id,
      unreachable: null,
      inPlace,
      unknown: unknown.map(({ path }) => path),
      // An import goes on although a pattern came to fit its name, and is counted where it is.
      ignored: found.ignored
        .filter(({ path, cameAt }) => cameAt >= from && !journal.atPath(inbox.id, path))
        .map(({ path }) => path),
    };
  }

  async function look(agent: AgentView): Promise<ReturnType<typeof makeReport>> {
    const until = clock.now();
    const from = beginOf(until);
    const { inboxes } = parts.readSettings().settings;
    // Read at the same moment, so that a file is in exactly one of the two.
    const unsettled = agent.unsettled().filter(({ inbox, file }) => !journal.atPath(inbox, file));
    const { imports, takenIn } = journal.period(from, until);
    const trail = journal.trailEnd();
    const status = agent.status();
    // What another Pigeonhole files in an inbox that it imports is no file that was put there by hand, nor is one missing that
    // it has moved.
    const isOthers = ({ id }: InboxSettings) => status.inboxes.some((one) => one.id === id && one.notImported !== null);
    const found = await Promise.all(
      inboxes.map(async (inbox) => {
        const here = await findIn(inbox, imports, from);
        if (!isOthers(inbox)) return here;
        return { ...here, unknown: [], inPlace: new Set(imports.map(({ id }) => id)) };
      }),
    );
    return makeReport({
      from,
      until,
      timeZone,
      trouble: troubleIn(status, timeZone),
      trail,
      closed: status.closed,
      imports,
      takenIn,
      exceptions: status.exceptions,
      unconfirmed: status.unconfirmed,
      unsettled,
      notCome: missingDocumentsIn(inboxes, journal, unsettled, until),
      found,
      originalOf: ({ state }) => (state.at === "duplicate" && journal.get(state.of)) || null,
      findingsOf: (id) => journal.findings(id),
    });
  }

  return {
    last,
    firstFileAt() {
      firstAt ??= journal
        .period(0, clock.now())
        .imports.reduce<number | null>(
          (first, { seenAt }) => (first === null ? seenAt : Math.min(first, seenAt)),
          null,
        );
      return firstAt;
    },
    page: (day) => keep.path(`${day}.html`),
    figures: (day) => keep.read(`${day}.json`),
    async make(who, agent) {
      let report = await look(agent);
      if (report.figures.alarms.length > 0) {
        // A file that was being moved has arrived by then; one that is still missing is really missing.
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
      const event = { what: "report", who, detail } as const;
      await journal.commit((draft) => draft.setMetadata(reportKey, JSON.stringify(made), event));
      return say(made);
    },
  };
}

const say = ({ alarms, ...report }: KeptReport): ReportMade => ({
  ...report,
  alarms: alarms.map(sayDifference),
});

/** The journal keeps this many; the page shows all. */
const mostAlarms = 5;

/** What stops the agent from working now, as a sentence, or null. */
const troubleIn = (status: AgentStatus, timeZone: string): string | null =>
  ["offline", "signed-out", "paused", "not-running", "not-set-up"].includes(status.state)
    ? // The report lists what needs a person itself.
      sayAgent({ ...status, needPerson: 0, overdue: null, exceptions: [] }, timeZone)
    : null;

const isInstant = /^(at|from|until|since)$|At$/;

function jsonFrom(figures: Figures): string {
  const asText = (key: string, value: unknown) =>
    typeof value === "number" && isInstant.test(key) ? new Date(value).toISOString() : value;
  return `${JSON.stringify(figures, asText, 2)}\n`;
}
