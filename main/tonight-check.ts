/** @file The tonight check: looks at everything that a night needs, while there is still someone there to mend it. */

import { opensAt } from "../shared/posting-hours.ts";
import type { InboxSettings, ReadSettings } from "../shared/settings.ts";
import type { SleepSetting, TonightCheck, TonightPoint } from "../shared/tonight.ts";
import { dayIn } from "../shared/wording-time.ts";
import { sayAgentTonight, sayHoursTonight, sayJournal, saySleep } from "../shared/wording-tonight.ts";
import { type PointProbes, type Points, point } from "./check-points.ts";
import type { Clock, JournalEvent } from "./imports/ports.ts";

/** Beside what is asked of each connection and inbox. */
interface TonightProbes {
  readonly freeBytes: PointProbes["freeBytes"];
  /** As 2026-11-21, or null where there is no backup. */
  readonly backupDay: () => string | null;
  /** Epoch ms of the first import in the journal, or null where there is none. */
  readonly firstSeenAt: () => number | null;
  readonly isRunning: () => boolean;
  readonly isPaused: () => boolean;
  readonly sleep: () => Promise<SleepSetting>;
}

interface Parts {
  readonly points: Points;
  readonly probes: TonightProbes;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly dataFolder: string;
  readonly readSettings: () => ReadSettings;
  readonly journal: {
    mark(name: string): string | null;
    setMark(name: string, value: string | null, event: JournalEvent): void;
  };
}

export interface Tonight {
  /** As last found, by whichever process. */
  last(): TonightCheck | null;
  /** @param who `agent`, or the person who asked */
  check(who: string): Promise<TonightCheck>;
}

const tonightMark = "tonight";
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
  /** A backup is made every day; a journal that is younger than two days may not have one yet. */
  function checkJournal(): TonightPoint {
    const backupDay = probes.backupDay();
    const [now, firstSeenAt] = [clock.now(), probes.firstSeenAt()];
    const isYoung = firstSeenAt === null || now - firstSeenAt < 2 * dayMs;
    const isGood = isYoung || (backupDay !== null && backupDay >= dayIn(timeZone, now - 2 * dayMs));
    return point("journal", isGood, sayJournal(backupDay, isGood));
  }

  function checkAgent(inboxes: readonly InboxSettings[]): TonightPoint {
    const [isRunning, isPaused, now] = [probes.isRunning(), probes.isPaused(), clock.now()];
    const waits = inboxes.flatMap(({ path, hours }) => {
      const opens = hours === null ? now : opensAt(hours, now, timeZone);
      return opens <= now ? [] : [sayHoursTonight(path, opens, now, timeZone)];
    });
    return point("agent", isRunning && !isPaused, sayAgentTonight(isRunning, isPaused, waits));
  }

  async function checkSleep(): Promise<TonightPoint> {
    const setting = await probes.sleep();
    return point("sleep", setting.is === "unreadable" ? null : setting.is === "never", saySleep(setting));
  }

  /** It is looked at in every turn, and changes once a day. */
  let read: { readonly text: string | null; readonly check: TonightCheck | null } = { text: null, check: null };

  return {
    last() {
      const text = journal.mark(tonightMark);
      if (read.text !== text) read = { text, check: JSON.parse(text ?? "null") };
      return read.check;
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
        probes.freeBytes(dataFolder).then((free) => [look.ofDisk("Pigeonhole's own data", free)]),
        [checkJournal()],
        checkSleep().then((sleep) => [sleep]),
      ]);
      const points = found.flat().filter(isOfTheNight);
      const isRed = inboxes.length === 0 || points.some(({ verdict }) => verdict === "bad");
      const check: TonightCheck = { at: clock.now(), verdict: isRed ? "red" : "green", points };
      const bad = points.filter(({ verdict }) => verdict === "bad").map(({ about }) => about);
      journal.setMark(tonightMark, JSON.stringify(check), {
        what: "tonight-check",
        who,
        detail: { verdict: check.verdict, bad },
      });
      return check;
    },
  };
}

/** What a change of the settings alone can break is told only where it is broken. */
const isOfTheNight = ({ about, verdict }: TonightPoint): boolean =>
  verdict === "bad" || (about !== "audience" && about !== "apart");
