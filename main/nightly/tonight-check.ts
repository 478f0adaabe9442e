/** @file The tonight check: checks everything that a night needs, while someone is still there to fix it. */

import type { SleepSetting, TonightCheck, TonightFound } from "../../shared/agent/tonight.ts";
import { opensAt } from "../../shared/settings/posting-hours.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { sayFound } from "../../shared/wording/agent/say-tonight.ts";
import { locale } from "../../shared/wording/language.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import type { Metadata } from "../imports/ports/journal-port.ts";
import type { Clock } from "../imports/ports/ports.ts";
import { type FolderNow, findingsNow, isToCheckAgain, type Present, type SignInNow } from "./findings-now.ts";
import { type HealthChecks, type HealthProbes, judge } from "./health-checks.ts";

/** The look-ups beside those for each connection and inbox. */
interface TonightProbes {
  readonly freeBytes: HealthProbes["freeBytes"];
  /** The day of the last backup, as 2026-11-21, or null where there is none. */
  readonly backupDay: () => string | null;
  /** Makes the backup of today where there is none. Never throws. */
  readonly backUp: () => Promise<void>;
  /** Epoch ms of the first import in the journal, or null where there is none. */
  readonly firstSeenAt: () => number | null;
  readonly isRunning: () => boolean;
  readonly isPaused: () => boolean;
  readonly sleep: () => Promise<SleepSetting>;
}

interface Parts {
  readonly points: HealthChecks;
  readonly probes: TonightProbes;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly dataFolder: string;
  readonly readSettings: () => ReadSettings;
  readonly journal: Metadata;
}

export interface Tonight {
  /**
   * The last check, made by any process; null where there is none. What it found of the agent, of sign-ins and of folders
   * that are away is looked up again.
   *
   * @param inboxes those that were looked at
   */
  last(connections: readonly SignInNow[], inboxes: readonly FolderNow[]): TonightCheck | null;
  /** Epoch ms of the last check, or null. */
  lastAt(): number | null;
  /** Runs all checks and records the result in the journal. @param who `agent`, or the person who started it */
  check(who: string): Promise<TonightCheck>;
}

/** A check as the journal stores it: the findings are data, and become sentences when they are read. */
interface KeptCheck extends Omit<TonightCheck, "points"> {
  readonly points: readonly TonightFound[];
}

const tonightKey = "tonight";
const dayMs = 24 * 60 * 60_000;

export function createTonight({
  points: look,
  probes,
  clock,
  timeZone,
  dataFolder,
  readSettings,
  journal,
}: Parts): Tonight {
  /** A backup is made every day, but a journal of less than two days may not have one yet. */
  async function checkJournal(): Promise<TonightFound> {
    const [now, firstSeenAt] = [clock.now(), probes.firstSeenAt()];
    const isYoung = firstSeenAt === null || now - firstSeenAt < 2 * dayMs;
    const look = () => {
      const backupDay = probes.backupDay();
      const isGood = isYoung || (backupDay !== null && backupDay >= dayIn(timeZone, now - 2 * dayMs));
      return { about: "journal", backupDay, isGood } as const;
    };
    // Nothing may have run for days, and the backup is only due.
    if (!look().isGood) await probes.backUp();
    const finding = look();
    return { verdict: finding.isGood ? "good" : "warning", finding };
  }

  function checkAgent(inboxes: readonly InboxSettings[]): TonightFound {
    const [isRunning, isPaused, now] = [probes.isRunning(), probes.isPaused(), clock.now()];
    const closed = inboxes.flatMap(({ path, hours }) => {
      const opens = hours === null ? now : opensAt(hours, now, timeZone);
      return opens <= now ? [] : [{ path, opensAt: opens }];
    });
    return judge(isRunning && !isPaused, { about: "agent", isRunning, isPaused, closed });
  }

  async function checkSleep(): Promise<TonightFound> {
    const setting = await probes.sleep();
    return judge(setting.is === "unreadable" ? null : setting.is === "never", { about: "sleep", setting });
  }

  const say = ({ points, ...check }: KeptCheck): TonightCheck => ({
    ...check,
    ...restingIn(points, check.at),
    points: points.map((point) => sayFound(point, check.at, timeZone)),
  });

  /** Cached, because it is read at every tick but changes once a day, with the agent or with the language. */
  let said: {
    readonly from: string | null;
    readonly locale: typeof locale;
    readonly check: TonightCheck | null;
  } = { from: null, locale, check: null };

  /** Cached for the same reason. */
  let dated: { readonly from: string | null; readonly at: number | null } = { from: null, at: null };

  return {
    last(connections, folders) {
      const text = journal.metadata(tonightKey);
      if (text === null) return null;
      const signIns = connections.map(({ id, name, flow, signedIn, doubt }) => ({
        ...{ id, name, flow, signedIn },
        ...(doubt && { doubt }),
      }));
      const inboxes = folders.map(({ path, unreachable }) => ({ path, unreachable }));
      const present = { isRunning: probes.isRunning(), isPaused: probes.isPaused(), connections: signIns, inboxes };
      const from = `${text} ${JSON.stringify(present)}`;
      if (said.from !== from || said.locale !== locale)
        said = { from, locale, check: say(upToDate(JSON.parse(text), present)) };
      return said.check;
    },
    lastAt() {
      const text = journal.metadata(tonightKey);
      if (text !== dated.from) dated = { from: text, at: text === null ? null : (JSON.parse(text) as KeptCheck).at };
      return dated.at;
    },
    async check(who) {
      const { connections, inboxes } = readSettings().settings;
      const used = connections.filter(({ id }) => inboxes.some(({ connection }) => connection === id));
      const found = await Promise.all([
        [checkAgent(inboxes)],
        ...used.map(look.ofConnection),
        ...inboxes.map((inbox) =>
          look.ofInbox(
            inbox,
            inboxes.filter((other) => other !== inbox),
          ),
        ),
        probes.freeBytes(dataFolder).then((free) => [look.ofDisk(null, free)]),
        checkJournal().then((journal) => [journal]),
        checkSleep().then((sleep) => [sleep]),
      ]);
      const points = found.flat().filter(isOfTheNight);
      const isRed = inboxes.length === 0 || points.some(isBad);
      const check: KeptCheck = { at: clock.now(), verdict: isRed ? "red" : "green", points };
      const bad = points.filter(isBad).map(({ finding }) => finding.about);
      const event = { what: "tonight-check", who, detail: { verdict: check.verdict, bad } } as const;
      await journal.commit((draft) => draft.setMetadata(tonightKey, JSON.stringify(check), event));
      return say(check);
    },
  };
}

/** What may be right now is left out. */
function upToDate(check: KeptCheck, present: Present): KeptCheck {
  const points = findingsNow(check.points, present);
  // A check without inboxes is red and names no point.
  const isRed = points.some(isBad) || (check.verdict === "red" && !check.points.some(isBad));
  const told = { ...check, points: points.filter((point) => !isToCheckAgain(point)) };
  if (!isRed && told.points.length < points.length) return { ...told, isOutdated: true };
  return { ...told, verdict: isRed ? "red" : "green" };
}

/** Hours that begin later than this (ms) are for another night, or for the day. */
const nightMs = 12 * 60 * 60_000;

/** How many inboxes send nothing tonight, by their posting hours. */
function restingIn(points: readonly TonightFound[], checkedAt: number): Pick<TonightCheck, "resting"> {
  const about = points.map(({ finding }) => finding);
  const closed = about.flatMap((finding) => (finding.about === "agent" ? finding.closed : []));
  const inboxes = closed.filter(({ opensAt }) => opensAt - checkedAt > nightMs).length;
  if (inboxes === 0) return {};
  return { resting: { inboxes, isAll: inboxes >= about.filter((finding) => finding.about === "folder").length } };
}

const isBad = ({ verdict }: TonightFound): boolean => verdict === "bad";

/** Points that only a change of settings can break are shown only where they are bad. */
const isOfTheNight = ({ verdict, finding: { about } }: TonightFound): boolean =>
  verdict === "bad" || (about !== "audience" && about !== "apart");
