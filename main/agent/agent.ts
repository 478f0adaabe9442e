/** @file The agent's life, turn by turn: sweeps the inboxes, keeps the queue running, and tells how it all stands. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { AgentHealth } from "../../shared/agent/health.ts";
import type { PauseLength } from "../../shared/agent/pause.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import { rematchDocuments } from "../imports/rematch-documents.ts";
import { createAccountCache } from "./account-cache.ts";
import type { AgentParts } from "./agent-parts.ts";
import { createAgentStatusNow } from "./agent-status-now.ts";
import { createIdleScheduler, nextHour } from "./idle-scheduler.ts";
import { createInboxWatchers } from "./inbox-watchers.ts";
import { createSweeper } from "./sweep-inboxes.ts";
import { attendTo, syncOnce } from "./sync-once.ts";
import { watchUntilChecked } from "./watch-until-checked.ts";

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
const accountsEveryMs = 30_000;
const firstLookMs = 2_000;
/** Not every machine says that it is awake again; one that has run for so long is. */
const longestFallingAsleepMs = 60_000;

export function createAgent(parts: AgentParts): Agent {
  const { ports, queue, inboxes } = parts;
  const { clock } = ports;
  const stopping = new AbortController();
  const nap = createIdleScheduler(clock);
  let rung = true;
  let settings = parts.readSettings();
  let templateProblems: readonly string[] = [];
  let life: Promise<void> = Promise.resolve();
  const startedAt = clock.now();
  let lastSweepAt: number | null = null;
  let asleepAt: number | null = null;
  let isJustAwake = false;
  let isOnePass = false;
  const sweeper = createSweeper(ports, inboxes.sweep, parts.report);
  const accounts = createAccountCache(parts.standing);
  const standing = createAgentStatusNow(parts, {
    settings: () => settings,
    templateProblems: () => templateProblems,
    sweeper,
    accounts,
  });
  const heedBell = () => {
    rung = true;
    nap.ring();
  };
  const doorbells = createInboxWatchers((inbox) => inboxes.watch(inbox, heedBell), parts.report);

  /** The templates lie on the disk too: they are looked at as often as this, and not at every tick. */
  function readSettings(): void {
    settings = parts.readSettings();
    templateProblems = parts.templateProblems(settings.settings.inboxes);
  }

  async function sweep(): Promise<void> {
    rung = false;
    readSettings();
    try {
      rematchDocuments(ports, parts.journal, settings.settings.inboxes);
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
    readSettings();
    await accounts.ask(settings.settings.connections);
    standing.tellStatus();
  }

  function hangDoorbells(): void {
    const seen = sweeper.standing();
    const isReachable = (inbox: string) => seen.find(({ id }) => id === inbox)?.unreachable === null;
    doorbells.hang(settings.settings.inboxes.filter(({ id }) => isReachable(id)));
  }

  /** What this process and others have written down since; see changesSince. */
  function hearOfChanges(seq: number): { readonly seq: number } {
    const latest = parts.journal.changesSince(seq);
    for (const changed of latest.changed) {
      queue.onImportChanged(changed);
      parts.onImport(changed);
    }
    return latest;
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
    standing.tellUnsettled();
    standing.tellStatus();
    await parts.onTurn(health(), standing.told());
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
        if (hasSignedInOrOut || accounts.hasRunOut(now) || now - accountsAt >= accountsEveryMs) {
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
        parts.dailyJobs.look({ status: standing.status, unsettled: sweeper.unsettled });
        standing.tellUnsettled();
        standing.tellStatus();
        parts.onTurn(health(), standing.told()).catch(parts.report);
        const hours = [sweptAt + quietSweepMs, accountsAt + accountsEveryMs, queue.nextDueAt()];
        quietUntil = nextHour(now, [...hours, ...accounts.runOutAt(), standing.told().pausedUntil]);
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
      const pass = syncOnce({ clock, sweep, queue, unsettled: sweeper.unsettled, signal: stopping.signal });
      let { seq } = parts.journal.changesSince(Number.MAX_SAFE_INTEGER);
      const attend = () => {
        seq = hearOfChanges(seq).seq;
        standing.tellStatus();
        parts.onTurn(health(), standing.told()).catch(parts.report);
      };
      await attendTo({ pass, attend, clock, report: parts.report });
      await refreshAccounts();
      await parts.onTurn(health(), standing.status());
    },
    async stop() {
      stopping.abort();
      await queue.stop();
      await life;
      await parts.dailyJobs.stop();
      await doorbells.close();
    },
    pause(length) {
      parts.pausing.begin(length);
      standing.tellStatus();
    },
    resume() {
      parts.pausing.end();
      queue.hurry();
      nap.ring();
      standing.tellStatus();
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
    status: standing.status,
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
