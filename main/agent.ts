/** @file The agent's life: sweeps the inboxes, keeps the queue running, and knows how it all stands. */

import type { AgentStatus, ConnectionStatus, InboxStatus } from "../shared/agent-status.ts";
import type { AgentHealth } from "../shared/health.ts";
import type { Import, StateName } from "../shared/import.ts";
import type { Unsettled } from "../shared/ipc.ts";
import type { Missed } from "../shared/not-come.ts";
import type { Pause, PauseLength } from "../shared/pause.ts";
import type { ReadSettings } from "../shared/read-settings.ts";
import type { Connection, InboxSettings } from "../shared/settings.ts";
import { speech } from "../shared/speech.ts";
import { words } from "../shared/words/spoken.ts";
import type { ImportQueue } from "./imports/import-queue.ts";
import { type MatchMarks, matchAnew } from "./imports/match-anew.ts";
import type { Ports } from "./imports/ports.ts";
import { judgeState } from "./judge-state.ts";
import { createNap, nextHour } from "./nap.ts";
import { findNetworkProblem } from "./network-problem.ts";
import { notComeIn, sumUp } from "./not-come.ts";
import type { SetHours } from "./set-hours.ts";
import { createSweeper, type SweepFindings } from "./sweep-inboxes.ts";
import { syncOnce } from "./sync-once.ts";
import { watchUntilChecked } from "./watch-until-checked.ts";

/** What the agent needs beside the pipeline's ports. */
export interface AgentParts {
  readonly ports: Ports;
  readonly queue: ImportQueue;
  readonly readSettings: () => ReadSettings;
  /** A sentence for each template of these inboxes that cannot be used. */
  readonly templateProblems: (inboxes: readonly InboxSettings[]) => readonly string[];
  readonly inboxes: {
    /** @param onlyLooks for a look that may write nothing down */
    sweep(inbox: InboxSettings, nowMs: number, onlyLooks: boolean): Promise<SweepFindings>;
    watch(inbox: InboxSettings, ring: () => void): { close(): Promise<void> };
  };
  readonly journal: {
    tally(): { readonly byState: Readonly<Partial<Record<StateName, number>>>; readonly needPerson: number };
    waitingDocuments(inbox: string, seenBefore: number): { readonly documents: number; readonly oldestSeenAt: number };
    newestRegister(connection: string): ConnectionStatus["register"];
    changesSince(seq: number): { readonly changed: readonly Import[]; readonly seq: number };
  } & MatchMarks &
    Missed;
  /** Rings when any process has changed the journal or the settings, and may fail to; ends with what it returns. */
  readonly watchData: (ring: () => void) => () => void;
  /** Changes whenever someone signs in or out, in whichever process. */
  readonly accountsMark: () => string | null;
  readonly standing: (connection: Connection) => Promise<{
    readonly signedIn: boolean;
    readonly account: string | null;
    readonly keychainProblem: string | null;
    readonly expiresAt: number | null;
    readonly canRefresh: boolean;
  }>;
  readonly setHours: SetHours;
  readonly pausing: {
    /** The pause that holds now, or null. */
    now(): Pause | null;
    begin(length: PauseLength): void;
    end(): void;
  };
  /** Told of every import that this or another process has changed, within a second. */
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
  readonly onUnsettled: (unsettled: readonly Unsettled[]) => void;
  /** Told at every turn how the rounds go: for the sign of life, and whoever watches from elsewhere. */
  readonly onTurn: (health: AgentHealth, status: AgentStatus) => Promise<void>;
  /** Keeps the queue from beginning anything while the machine goes to sleep. */
  readonly holdSending: (isHeld: boolean) => void;
  readonly report: (bug: unknown) => void;
}

export interface Agent {
  /**
   * Watches and imports until `stop`.
   *
   * @param journalChecked while it is open, the agent watches only; see [Note: watching before importing]. Where it is
   * rejected nothing is imported.
   */
  start(journalChecked?: Promise<unknown>): void;
  /** Looks once without touching anything: what lies in the inboxes that the journal does not know. */
  look(): Promise<readonly Unsettled[]>;
  /** Takes up what is in the inboxes now and drives it as far as it goes. */
  sync(): Promise<void>;
  stop(): Promise<void>;
  pause(length: PauseLength): void;
  resume(): void;
  /** Looks and tries now, whatever was being waited for, the hours included. A pause holds: nothing of it is kept for later. */
  syncNow(): void;
  /** Looks and tries now what may be sent now: something was put right. */
  lookAgain(): void;
  /** Asks the accounts again how they stand: someone signed in or out. */
  refreshAccounts(): Promise<void>;
  status(): AgentStatus;
  unsettled(): readonly Unsettled[];
  health(): AgentHealth;
  /** The machine goes to sleep: nothing new is begun, and what is under way ends as the line has it. */
  fallAsleep(): void;
  /** It is awake again: looks at everything at once, accounts included. */
  wakeUp(): void;
}

/** How often we look without being rung for; while files settle or a folder is away, and else. */
const settlingSweepMs = 1_000;
const quietSweepMs = 5_000;
/** For a single pass; the turns of an agent that lives on are as far apart as nap.ts says. */
const tickMs = 500;
const accountsEveryMs = 30_000;
const firstLookMs = 2_000;
/** Not every machine says that it is awake again; one that has run for so long is. */
const longestFallingAsleepMs = 60_000;

export function createAgent(parts: AgentParts): Agent {
  const { ports, queue, inboxes } = parts;
  const { clock } = ports;
  const stopping = new AbortController();
  const doorbells = new Map<string, { path: string; close(): Promise<void> }>();
  const nap = createNap(clock);
  let rung = true;
  let toldUnsettled = "[]";
  let connections: readonly Omit<ConnectionStatus, "register">[] = [];
  let keychainProblem: string | null = null;
  let settings = parts.readSettings();
  let templateProblems: readonly string[] = [];
  let lastStatus: AgentStatus | null = null;
  let lastSpeech = speech;
  let life: Promise<void> = Promise.resolve();
  const startedAt = clock.now();
  let lastSweepAt: number | null = null;
  let asleepAt: number | null = null;
  let isJustAwake = false;
  let isOnePass = false;
  const sweeper = createSweeper(ports, inboxes.sweep, parts.report);

  /** The templates lie on the disk too: they are looked at as often as this, and not at every tick. */
  function readSettings(): void {
    settings = parts.readSettings();
    templateProblems = parts.templateProblems(settings.settings.inboxes);
  }

  async function sweep(): Promise<void> {
    rung = false;
    readSettings();
    try {
      matchAnew(ports, parts.journal, settings.settings.inboxes);
    } catch (bug) {
      // A journal that takes nothing more must not keep anyone from seeing what lies there.
      parts.report(bug);
    }
    // Moves that were cut short first: a file that we have moved is not one that a person has.
    await queue.fileLeftovers();
    const before = found();
    await sweeper.sweep(settings.settings.inboxes);
    lastSweepAt = clock.now();
    if (found() !== before) nap.ring();
    await queue.fileLeftovers();
  }

  const found = () => JSON.stringify([sweeper.unsettled(), sweeper.standing()]);

  function health(): AgentHealth {
    const waiting = [...ports.journal.underWay().map(({ seenAt }) => seenAt), ...sweeper.unsettled().map(sinceOf)];
    const oldestWaitingAt = waiting.length === 0 ? null : waiting.reduce((a, b) => Math.min(a, b));
    return { startedAt, aliveAt: clock.now(), lastSweepAt, oldestWaitingAt, ...(isOnePass && { isOnePass }) };
  }

  function wakeUp(): void {
    asleepAt = null;
    isJustAwake = true;
    parts.holdSending(false);
    queue.hurry();
    nap.ring();
  }

  function lookAgain(): void {
    rung = true;
    queue.hurry();
    nap.ring();
  }

  async function refreshAccounts(): Promise<void> {
    const now: Omit<ConnectionStatus, "register">[] = [];
    readSettings();
    keychainProblem = null;
    for (const connection of settings.settings.connections) {
      const { id, name, office, isTest, flow } = connection;
      const { keychainProblem: problem, ...standing } = await parts.standing(connection);
      keychainProblem ??= problem;
      now.push({ id, name, office, isTest, flow, ...standing });
    }
    connections = now;
    tellStatus();
  }

  function status(): AgentStatus {
    const { byState, needPerson } = parts.journal.tally();
    const count = (...states: StateName[]) => states.reduce((sum, state) => sum + (byState[state] ?? 0), 0);
    const counts = {
      underWay: count("reading", "queued", "sending") + sweeper.unsettled().length,
      done: count("done"),
      failed: count("failed"),
      needsYou: count("held", "unknown", "waiting"),
      duplicate: count("duplicate"),
    };
    const underWay = ports.journal.underWay();
    const goOn = underWay.filter((import_) => queue.hours.waitsUntil(import_) === null);
    const pause = parts.pausing.now();
    const state = judgeState({
      isSetUp: settings.settings.inboxes.length > 0,
      isPaused: pause !== null,
      connections: connections.filter(({ id }) =>
        settings.settings.inboxes.some(({ connection }) => connection === id),
      ),
      inboxes: sweeper.standing(),
      underWay: goOn,
      outOfHours: underWay.length - goOn.length,
      unsettled: sweeper.unsettled().length,
      needPerson,
    });
    const since = lastStatus?.state === state ? lastStatus.since : clock.now();
    return {
      state,
      since,
      counts,
      needPerson,
      overdue: overdueIn(settings.settings.inboxes, parts.journal, clock.now()),
      notCome: sumUp(notComeIn(settings.settings.inboxes, parts.journal, sweeper.unsettled(), clock.now())),
      connections: connections.map((connection) => ({
        ...connection,
        register: parts.journal.newestRegister(connection.id),
      })),
      inboxes: inboxesNow(),
      uploads: queue.uploads(),
      pausedUntil: pause?.until ?? null,
      closed: queue.hours.closed(
        settings.settings.inboxes.map(({ id }) => id),
        underWay,
      ),
      settingsProblems: [
        ...settings.problems,
        ...settings.unknownKeys.map(words.settings.notASetting),
        ...templateProblems,
      ],
      keychainProblem,
      ...parts.setHours.standing(),
      networkProblem: findNetworkProblem(underWay),
    };
  }

  /** Those that are set, also before the first look at them: until then nothing is known against them. */
  function inboxesNow(): readonly InboxStatus[] {
    const seen = new Map(sweeper.standing().map((inbox) => [inbox.id, inbox]));
    return settings.settings.inboxes.map(
      ({ id, path, connection }) => seen.get(id) ?? { id, path, connection, unreachable: null },
    );
  }

  function tellStatus(): void {
    const now = status();
    // In another language the same status is other words, in the tray and in the window.
    if (JSON.stringify(now) !== JSON.stringify(lastStatus) || speech !== lastSpeech) parts.onStatus(now);
    lastStatus = now;
    lastSpeech = speech;
  }

  function tellUnsettled(): void {
    const now = sweeper.unsettled();
    if (JSON.stringify(now) !== toldUnsettled) parts.onUnsettled(now);
    toldUnsettled = JSON.stringify(now);
  }

  function hangDoorbells(): void {
    const reachable = settings.settings.inboxes.filter(
      ({ id }) => sweeper.standing().find((inbox) => inbox.id === id)?.unreachable === null,
    );
    for (const [id, bell] of doorbells) {
      if (reachable.some((inbox) => inbox.id === id && inbox.path === bell.path)) continue;
      doorbells.delete(id);
      bell.close().catch(parts.report);
    }
    for (const inbox of reachable) {
      if (doorbells.has(inbox.id)) continue;
      const bell = inboxes.watch(inbox, () => {
        rung = true;
        nap.ring();
      });
      doorbells.set(inbox.id, { path: inbox.path, close: () => bell.close() });
    }
  }

  /** What this process and others have written down since; see changesSince. */
  function hearOfChanges(seq: number): { readonly seq: number } {
    const latest = parts.journal.changesSince(seq);
    for (const changed of latest.changed) {
      queue.heed(changed);
      parts.onImport(changed);
    }
    return latest;
  }

  /** For a single pass: tells how it stands, and hears what is decided meanwhile. */
  async function attendTo(pass: Promise<void>): Promise<void> {
    const over = new AbortController();
    let { seq } = parts.journal.changesSince(Number.MAX_SAFE_INTEGER);
    const attending = async () => {
      for (; !over.signal.aborted; await clock.wait(tickMs, over.signal)) {
        seq = hearOfChanges(seq).seq;
        tellStatus();
        parts.onTurn(health(), lastStatus ?? status()).catch(parts.report);
      }
    };
    const attended = attending().catch(parts.report);
    await pass.finally(() => over.abort());
    await attended;
  }

  /** See [Note: watching before importing]. */
  async function onlyWatch(isFirst: boolean): Promise<void> {
    readSettings();
    const look = sweeper.look(settings.settings.inboxes).then(() => {
      lastSweepAt = clock.now();
    });
    await Promise.race([look.catch(parts.report), clock.wait(firstLookMs, stopping.signal)]);
    hangDoorbells();
    if (isFirst) await refreshAccounts();
    tellUnsettled();
    tellStatus();
    await parts.onTurn(health(), lastStatus ?? status());
  }

  /** See [Note: at rest]. */
  const isAtRest = () =>
    !rung && asleepAt === null && !isJustAwake && !queue.isBusy() && sweeper.unsettled().length === 0 && !isAway();

  /** A folder that is away rings no bell when it is back. */
  const isAway = () => sweeper.standing().some(({ unreachable }) => unreachable !== null);

  /** Each turn stands alone: a bug in one is told, and the next one tries again. */
  async function live(): Promise<void> {
    let sweptAt = Number.NEGATIVE_INFINITY;
    let accountsAt = Number.NEGATIVE_INFINITY;
    // Beyond every entry: what was before is asked for, not told.
    let { seq } = parts.journal.changesSince(Number.MAX_SAFE_INTEGER);
    let isFirst = true;
    let accountsMark = parts.accountsMark();
    const unwatch = parts.watchData(nap.ringBell);
    let turnedAt = Number.NEGATIVE_INFINITY;
    let quietUntil = Number.NEGATIVE_INFINITY;
    const isUnchanged = () =>
      parts.readSettings() === settings &&
      parts.accountsMark() === accountsMark &&
      parts.journal.changesSince(seq).seq === seq;
    const isQuiet = () => isAtRest() && clock.now() >= turnedAt && clock.now() < quietUntil;
    const nextLook = () => nap.take(isAtRest() ? quietUntil : null, stopping.signal);
    for (let [isRung, rests] = [true, false]; !stopping.signal.aborted; isRung = await nextLook()) {
      try {
        const isSame = isUnchanged();
        if (!isRung && rests && !isSame) nap.missed();
        if (!isRung && isSame && isQuiet()) continue;
        const now = clock.now();
        turnedAt = now;
        if (asleepAt !== null && now - asleepAt > longestFallingAsleepMs) wakeUp();
        // What waits may wait for just what was put right.
        if (parts.readSettings() !== settings) queue.hurry();
        // Where the clock has been set back, nothing that was done is later than now.
        if (parts.readSettings() !== settings || now < sweptAt || now < accountsAt || isJustAwake) {
          isJustAwake = false;
          sweptAt = Number.NEGATIVE_INFINITY;
          accountsAt = Number.NEGATIVE_INFINITY;
        }
        const everyMs = sweeper.unsettled().length > 0 || rung || isAway() ? settlingSweepMs : quietSweepMs;
        if (now - sweptAt >= everyMs) {
          const round = sweep().catch(parts.report);
          // What is said first should be so; after that nobody waits for a folder.
          if (isFirst) await Promise.race([round, clock.wait(firstLookMs, stopping.signal)]);
          sweptAt = now;
        }
        hangDoorbells();
        const hasSignedInOrOut = parts.accountsMark() !== accountsMark;
        // A token that cannot be replaced: from now on nobody is signed in.
        const hasRunOut = connections.some(
          ({ signedIn, canRefresh, expiresAt }) => signedIn && !canRefresh && expiresAt !== null && expiresAt <= now,
        );
        if (hasSignedInOrOut || hasRunOut || now - accountsAt >= accountsEveryMs) {
          accountsAt = now;
          accountsMark = parts.accountsMark();
          await refreshAccounts();
          if (hasSignedInOrOut) queue.hurry();
        }
        const latest = hearOfChanges(seq);
        const dueAt = queue.nextDueAt();
        if (isFirst || latest.seq !== seq || (dueAt !== null && dueAt <= now)) queue.run().catch(parts.report);
        seq = latest.seq;
        isFirst = false;
        parts.setHours.look({ status, unsettled: sweeper.unsettled });
        tellUnsettled();
        tellStatus();
        parts.onTurn(health(), lastStatus ?? status()).catch(parts.report);
        const runOutAt = connections.map(({ expiresAt }) => expiresAt);
        const hours = [sweptAt + quietSweepMs, accountsAt + accountsEveryMs, queue.nextDueAt(), ...runOutAt];
        quietUntil = nextHour(now, [...hours, lastStatus?.pausedUntil ?? null]);
        rests = isAtRest();
      } catch (bug) {
        quietUntil = Number.NEGATIVE_INFINITY;
        parts.report(bug);
      }
    }
    unwatch();
  }

  return {
    start(journalChecked) {
      const { signal } = stopping;
      const watch = { clock, signal, look: onlyWatch, report: parts.report };
      life = journalChecked
        ? watchUntilChecked({ ...watch, journalChecked }).then((isWhole) => (isWhole ? live() : undefined))
        : live();
    },
    async look() {
      await sweeper.look(settings.settings.inboxes);
      await refreshAccounts();
      return sweeper.unsettled();
    },
    async sync() {
      isOnePass = true;
      await attendTo(syncOnce({ clock, sweep, queue, unsettled: sweeper.unsettled, signal: stopping.signal }));
      await refreshAccounts();
      await parts.onTurn(health(), status());
    },
    async stop() {
      stopping.abort();
      await queue.stop();
      await life;
      await parts.setHours.stop();
      for (const bell of doorbells.values()) await bell.close();
    },
    pause(length) {
      parts.pausing.begin(length);
      tellStatus();
    },
    resume() {
      parts.pausing.end();
      queue.hurry();
      nap.ring();
      tellStatus();
    },
    syncNow() {
      lookAgain();
      if (parts.pausing.now() === null) queue.hours.override();
    },
    lookAgain,
    refreshAccounts: async () => {
      await refreshAccounts();
      queue.hurry();
      nap.ring();
    },
    status,
    unsettled: sweeper.unsettled,
    health,
    fallAsleep() {
      asleepAt = clock.now();
      parts.holdSending(true);
    },
    wakeUp,
  };
}

const sinceOf = ({ since }: Unsettled) => since;
const dayMs = 24 * 60 * 60_000;

/** Documents that have waited for their invoice longer than the settings of their inbox want. */
function overdueIn(
  inboxes: readonly InboxSettings[],
  journal: Pick<AgentParts["journal"], "waitingDocuments">,
  nowMs: number,
): AgentStatus["overdue"] {
  const found = inboxes
    .map(({ id, attentionAfterDays }) => journal.waitingDocuments(id, nowMs - attentionAfterDays * dayMs))
    .filter(({ documents }) => documents > 0);
  if (found.length === 0) return null;
  const oldest = Math.min(...found.map(({ oldestSeenAt }) => oldestSeenAt));
  return {
    documents: found.reduce((sum, { documents }) => sum + documents, 0),
    daysOfOldest: Math.floor((nowMs - oldest) / dayMs),
  };
}
