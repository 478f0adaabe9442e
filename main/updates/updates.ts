/** @file The updates' door: looks for a release, loads it in the background, and installs it when that disturbs no one. */

import { join } from "node:path";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Release } from "../../shared/updates/release.ts";
import type { UpdateProblem, UpdateState, UpdateView } from "../../shared/updates/update-view.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Installer } from "./electron-updater.ts";
import type { InstalledAs } from "./install-kind.ts";
import { diskProblem } from "./load-file.ts";
import { planUpdate, type UpdateStep } from "./plan-update.ts";
import { readRecord, writeRecord } from "./update-record.ts";

/** What a release of Pigeonhole was built with. */
export interface BuiltFor {
  /** The folder of its feed, where the settings name none; null for none. */
  readonly url: string | null;
  /** Who may sign a feed; see FeedSource. */
  readonly keys: readonly string[];
}

interface UpdateParts {
  readonly version: string;
  readonly installed: InstalledAs;
  readonly builtFor: BuiltFor;
  readonly settings: () => Pick<Settings, "updates" | "tonight" | "report">;
  readonly timeZone: string;
  readonly now: () => number;
  /** The folder of all that this needs to keep. */
  readonly folder: string;
  /** Copies what leads back to the running version; returns its path, or null. @throws what the disk says */
  readonly keepWayBack: () => string | null;
  readonly isBusy: () => boolean;
  readonly isSomeoneThere: () => boolean;
  readonly freeBytes: () => Promise<number | null>;
  readonly readFeed: (folder: string) => Promise<Result<Release, UpdateProblem>>;
  /** Loads the library on first use. */
  readonly installer: () => Promise<Installer>;
  /** Backs up the journal under a name of its own. Resolves with why not, or null. */
  readonly backUp: (version: string) => Promise<string | null>;
  /** Stops the agent and closes all files, acts, and ends this process; starts the program again where `act` says so. */
  readonly restart: (act: () => Promise<"start-again" | "end">) => void;
  readonly onChange: (view: UpdateView) => void;
  readonly reportBug: (bug: unknown) => void;
}

export interface Updates {
  view(): UpdateView;
  /** Looks for a release now. */
  look(): Promise<void>;
  /** A person wants it now: it waits for nothing but what is being read or sent. */
  installNow(): Promise<void>;
  /** Goes on with what is due. Call it every minute. Never throws. */
  tick(): Promise<void>;
}

export const recordIn = (folder: string): string => join(folder, "record.json");

const lookEveryMs = 6 * 60 * 60_000;
const lookAfterProblemMs = 60 * 60_000;
/** Room for what is loaded, for the copy of the running version, and for the new one beside it. */
const timesTheFile = 3;

export function createUpdates(parts: UpdateParts): Updates {
  const { now, version, installed } = parts;
  let release: Release | null = null;
  let loaded: Release | null = null;
  let lookedAt: number | null = null;
  let triedAt: number | null = null;
  let problem: UpdateProblem | null = null;
  let isAsked = false;
  let isInstalling = false;
  let isLoading = false;
  let underWay: Promise<void> | null = null;
  let told = "";

  const address = () => parts.settings().updates.url ?? parts.builtFor.url;
  const whyOff = (): Extract<UpdateState, { is: "off" }>["why"] | null => {
    if (installed.kind === "checkout") return "checkout";
    if (parts.builtFor.keys.length === 0) return "no-key";
    if (parts.settings().updates.install === "off") return "settings";
    return address() === null ? "no-address" : null;
  };
  const record = () => readRecord(recordIn(parts.folder));
  const step = (): UpdateStep => {
    const { last, attempts } = record();
    return planUpdate({
      ...{ now: now(), timeZone: parts.timeZone, settings: parts.settings(), kind: installed.kind, version, release },
      ...{ last, isLoaded: loaded !== null && loaded.file.sha512 === release?.file.sha512, isAsked },
      attempts: attempts !== null && attempts.version === release?.version ? attempts.times : 0,
      ...{ isBusy: parts.isBusy(), isSomeoneThere: parts.isSomeoneThere() },
    });
  };

  function state(): UpdateState {
    const off = whyOff();
    if (off !== null) return { is: "off", why: off };
    const planned = step();
    if (release === null || (planned.does === "nothing" && planned.because === "current")) return { is: "current" };
    const of = { version: release.version };
    if (isInstalling) return { is: "installing", ...of };
    switch (planned.does) {
      case "nothing":
        return { is: planned.because === "refused" ? "refused" : "by-it", ...of };
      case "put-off":
        return { is: "put-off", ...of, until: planned.until };
      case "load":
        return { is: isLoading ? "loading" : "found", ...of };
      case "install":
        return { is: "found", ...of };
      case "wait":
        return { is: "ready", ...of, waitsFor: planned.for };
    }
  }

  const view = (): UpdateView => ({ version, state: state(), lookedAt, problem, last: record().last });
  function tellChange(): void {
    const next = view();
    const text = JSON.stringify(next);
    if (text !== told) parts.onChange(next);
    told = text;
  }

  async function lookNow(): Promise<void> {
    const folder = address();
    if (whyOff() !== null || folder === null) return;
    triedAt = now();
    const found = await parts.readFeed(folder);
    problem = found.ok ? null : found.error;
    if (!found.ok) return;
    lookedAt = now();
    // Also an older one than before: a release that was taken back isn't installed.
    release = found.value;
  }

  async function loadNow(wanted: Release): Promise<void> {
    const folder = address();
    if (folder === null) return;
    const free = await parts.freeBytes();
    if (free !== null && free < timesTheFile * wanted.file.bytes) {
      problem = { is: "no-room" };
      return;
    }
    isLoading = true;
    tellChange();
    const installer = await parts.installer();
    const got = await installer.load(folder, wanted).finally(() => {
      isLoading = false;
    });
    problem = got.ok ? null : got.error;
    if (got.ok) loaded = wanted;
  }

  async function installThis(wanted: Release): Promise<void> {
    const installer = await parts.installer();
    let kept: string | null;
    try {
      kept = parts.keepWayBack();
    } catch (refused) {
      problem = diskProblem(refused);
      return;
    }
    const notBackedUp = await parts.backUp(wanted.version);
    if (notBackedUp !== null) {
      problem = { is: "backup", detail: notBackedUp };
      return;
    }
    isInstalling = true;
    tellChange();
    parts.restart(async () => {
      const before = record();
      const trial = { from: version, to: wanted.version, kind: installed.kind, program: installed.program, kept };
      writeRecord(recordIn(parts.folder), { ...before, trial: { ...trial, starts: 0, hasFailed: false } });
      const ended = await installer.install(wanted);
      if (ended.ok) return ended.value === "replaced" ? "start-again" : "end";
      const attempts = { version: wanted.version, times: (before.attempts?.times ?? 0) + 1 };
      const last = { is: "not-installed", from: version, to: wanted.version, at: now() } as const;
      writeRecord(recordIn(parts.folder), { trial: null, last, attempts });
      return "start-again";
    });
  }

  async function goOn(isLookWanted: boolean): Promise<void> {
    try {
      const everyMs = problem === null ? lookEveryMs : lookAfterProblemMs;
      const isDue = triedAt === null || now() - triedAt >= everyMs || now() < triedAt;
      if (isLookWanted || isDue) await lookNow();
      // Loaded and installed in one go where nothing is waited for; a problem ends it until the next look.
      for (let planned = step(); whyOff() === null && problem === null && release !== null && !isInstalling; ) {
        if (planned.does === "load") await loadNow(release);
        else if (planned.does === "install") return await installThis(release);
        else return;
        planned = step();
      }
    } catch (bug) {
      parts.reportBug(bug);
    } finally {
      if (problem !== null) isAsked = false;
      tellChange();
    }
  }

  const start = (isLookWanted: boolean): Promise<void> => {
    underWay ??= goOn(isLookWanted).finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    view,
    async look() {
      await underWay;
      await start(true);
    },
    async installNow() {
      isAsked = true;
      problem = null;
      await underWay;
      await start(false);
    },
    tick: () => start(false),
  };
}
