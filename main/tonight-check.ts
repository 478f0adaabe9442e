/** @file The tonight check: looks at everything that a night needs, while there is still someone there to mend it. */

import type { NotSent } from "../shared/failure.ts";
import type { Result } from "../shared/result.ts";
import type { Connection, InboxSettings, ReadSettings } from "../shared/settings.ts";
import type { SleepSetting, TonightCheck, TonightPoint, TonightVerdict } from "../shared/tonight.ts";
import { quote } from "../shared/wording-grammar.ts";
import { dayIn } from "../shared/wording-time.ts";
import {
  type FolderProblem,
  leastFreeBytes,
  sayAgentTonight,
  sayAuthority,
  sayDisk,
  sayFolder,
  sayJournal,
  sayService,
  saySignIn,
  saySleep,
} from "../shared/wording-tonight.ts";
import type { Clock, JournalEvent } from "./imports/ports.ts";

/** Each asks the world one question. None of them may create anything at the finance service. */
interface TonightProbes {
  /** Whether a new token can be had now. */
  readonly signIn: (connection: Connection) => Promise<Result<unknown, NotSent>>;
  /** Null where it answers, else why not. */
  readonly authority: (connection: Connection) => Promise<string | null>;
  /** Null where it answers, whatever it says; else why not. */
  readonly service: (connection: Connection) => Promise<string | null>;
  readonly folder: (inbox: InboxSettings) => Promise<FolderProblem | null>;
  /** Null where it cannot be read. */
  readonly freeBytes: (path: string) => Promise<number | null>;
  /** As 2026-11-21, or null where there is no backup. */
  readonly backupDay: () => string | null;
  /** Epoch ms of the first import in the journal, or null where there is none. */
  readonly firstSeenAt: () => number | null;
  readonly isRunning: () => boolean;
  readonly isPaused: () => boolean;
  readonly sleep: () => Promise<SleepSetting>;
}

interface Parts {
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
/** A share that hangs must not keep the check from its end. */
const longestFolderMs = 30_000;
const dayMs = 24 * 60 * 60_000;

export function createTonight({ probes, clock, timeZone, dataFolder, readSettings, journal }: Parts): Tonight {
  const point = (about: TonightPoint["about"], isGood: boolean | null, sentence: string): TonightPoint => {
    const verdict: TonightVerdict = isGood === null ? "unknown" : isGood ? "good" : "bad";
    return { about, verdict, sentence };
  };

  async function checkConnection(connection: Connection): Promise<readonly TonightPoint[]> {
    const { name } = connection;
    const [signIn, authority, service] = await Promise.all([
      probes.signIn(connection),
      probes.authority(connection),
      probes.service(connection),
    ]);
    return [
      point("sign-in", signIn.ok, saySignIn(name, signIn.ok ? null : signIn.error)),
      point("authority", authority === null, sayAuthority(name, authority)),
      point("service", service === null, sayService(name, service)),
    ];
  }

  async function checkFolder(inbox: InboxSettings): Promise<readonly TonightPoint[]> {
    const over = new AbortController();
    const hangs = clock.wait(longestFolderMs, over.signal).then((): "hangs" => "hangs");
    const look = Promise.all([probes.folder(inbox), probes.freeBytes(inbox.path)]);
    const found = await Promise.race([look, hangs]);
    over.abort();
    if (found === "hangs") return [point("folder", false, sayFolder(inbox.path, { step: "answer", detail: "" }))];
    const [problem, freeBytes] = found;
    const folder = point("folder", problem === null, sayFolder(inbox.path, problem));
    // Of a folder that is not there nobody asks how much room it has.
    return problem === null ? [folder, checkDisk(`the inbox ${quote(inbox.path)}`, freeBytes)] : [folder];
  }

  const checkDisk = (where: string, freeBytes: number | null) =>
    point("disk", freeBytes === null ? null : freeBytes >= leastFreeBytes, sayDisk(where, freeBytes));

  /** A backup is made every day; a journal that is younger than two days may not have one yet. */
  function checkJournal(): TonightPoint {
    const backupDay = probes.backupDay();
    const [now, firstSeenAt] = [clock.now(), probes.firstSeenAt()];
    const isYoung = firstSeenAt === null || now - firstSeenAt < 2 * dayMs;
    const isGood = isYoung || (backupDay !== null && backupDay >= dayIn(timeZone, now - 2 * dayMs));
    return point("journal", isGood, sayJournal(backupDay, isGood));
  }

  function checkAgent(): TonightPoint {
    const [isRunning, isPaused] = [probes.isRunning(), probes.isPaused()];
    return point("agent", isRunning && !isPaused, sayAgentTonight(isRunning, isPaused));
  }

  async function checkSleep(): Promise<TonightPoint> {
    const setting = await probes.sleep();
    return point("sleep", setting.is === "unreadable" ? null : setting.is === "never", saySleep(setting));
  }

  /** It is looked at twice a second, and changes once a day. */
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
        [checkAgent()],
        ...used.map(checkConnection),
        ...inboxes.map(checkFolder),
        probes.freeBytes(dataFolder).then((free) => [checkDisk("Pigeonhole's own data", free)]),
        [checkJournal()],
        checkSleep().then((sleep) => [sleep]),
      ]);
      const points = found.flat();
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
