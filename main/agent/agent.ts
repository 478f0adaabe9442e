/** @file The agent: watches the inboxes, keeps the queue running, and tells its status. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { AgentHealth } from "../../shared/agent/health.ts";
import type { PauseLength } from "../../shared/agent/pause.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import { settleListed } from "../imports/settle-listed.ts";
import { createAccountCache } from "./account-cache.ts";
import type { AgentParts } from "./agent-parts.ts";
import { createAgentStatusNow } from "./agent-status-now.ts";
import { followJournal } from "./follow-journal.ts";
import { createInboxRounds } from "./inbox-rounds.ts";
import { createListComparison } from "./lists/compare-with-lists.ts";
import { createSettingsInUse } from "./settings-in-use.ts";
import { attendTo, syncOnce } from "./sync-once.ts";
import { syncToEnd } from "./sync-to-end.ts";
import { createAgentTeller } from "./tell-agent.ts";
import { createTurns } from "./turns/take-turns.ts";
import { watchUntilChecked } from "./watch-until-checked.ts";

export interface Agent {
  /**
   * Watches and imports until `stop`. See [Note: the modes of the agent].
   *
   * @param journalChecked while it is pending, the agent watches only; see [Note: watching before importing]. Where it
   * is rejected nothing is imported.
   */
  start(journalChecked?: Promise<unknown>): void;
  /**
   * Looks once and changes nothing: the files in the inboxes that the journal does not know.
   *
   * @param mayMove false if no agent runs that could move files
   */
  look(mayMove: boolean): Promise<readonly Unsettled[]>;
  /** Takes up what is in the inboxes now and drives it as far as it can. */
  sync(): Promise<void>;
  stop(): Promise<void>;
  /** Both resolve once every process knows of it. */
  pause(length: PauseLength): Promise<void>;
  resume(): Promise<void>;
  /** Looks and tries now, whatever was being waited for, the hours included. A pause holds: nothing of it is kept for later. */
  syncNow(): void;
  /**
   * As `syncNow`, while the agent runs; resolves when all that it found is done, or waits for something. False where this
   * computer did not drive its office all the while.
   */
  syncToEnd(): Promise<boolean>;
  /** Looks and tries now what may be sent now: something was put right. */
  lookAgain(): void;
  /** Asks the accounts for their status again: someone signed in or out. */
  refreshAccounts(): Promise<void>;
  status(): AgentStatus;
  unsettled(): readonly Unsettled[];
  health(): AgentHealth;
  /** The machine falls asleep: nothing new is started, and what is being sent ends as the connection allows. */
  fallAsleep(): void;
  /** The machine is awake: the agent looks at everything at once, accounts included. */
  wakeUp(): void;
}

export function createAgent(parts: AgentParts): Agent {
  const { ports, queue, report } = parts;
  const { clock } = ports;
  const stopping = new AbortController();
  const { signal } = stopping;
  let life: Promise<void> = Promise.resolve();
  const settings = createSettingsInUse(parts);
  const rounds = createInboxRounds(
    parts,
    settings,
    () => turns.notifyFolderChange(),
    () => turns.notifyChange(),
  );
  const accounts = createAccountCache(parts.accountStatus, clock);
  const status = createAgentStatusNow(parts, { settings, rounds, accounts });
  const teller = createAgentTeller(parts, status, rounds, clock.now());
  const settleFound = () => settleListed(ports, parts.journal);
  const settle = () => {
    if (signal.aborted || !(parts.office?.drives() ?? true)) return;
    void settleFound().then((isAny) => isAny && turns.notifyChange(), report);
  };
  const compare = { clock, journal: parts.journal, signal, report, onCompared: status.tellStatus, settle };
  const lists = createListComparison(compare);
  /** Of passes one by one: what a person decides between two of them is told in the second. */
  const journal = followJournal(parts);
  const tellTurn = () => {
    lists.begin();
    return teller.tellTurn();
  };
  const turns = createTurns({ parts, settings, rounds, accounts, askAccounts, tellTurn });

  async function askAccounts(): Promise<void> {
    settings.refresh();
    await accounts.ask(settings.current().settings.connections);
    status.tellStatus();
  }

  /** See [Note: watching before importing]. */
  async function liveOnceChecked(journalChecked: Promise<unknown>): Promise<void> {
    const tell = async (isFirst: boolean) => {
      if (isFirst) await askAccounts();
      await teller.tellLook();
    };
    const watch = { clock, signal, journalChecked, rounds, tell, report };
    if (await watchUntilChecked(watch)) await turns.live(signal);
  }

  function tryAgain(): void {
    queue.hurry();
    turns.notifyChange();
  }

  function lookAgain(): void {
    queue.hurry();
    turns.notifyFolderChange();
  }

  function syncNow(): void {
    queue.endRestAfterUnknown();
    lookAgain();
    if (parts.pausing.now() === null) queue.hours.override();
  }

  return {
    start(journalChecked) {
      life = journalChecked ? liveOnceChecked(journalChecked) : turns.live(signal);
    },
    async look(mayMove) {
      await rounds.look(mayMove);
      await lists.toEnd();
      await askAccounts();
      return rounds.unsettled();
    },
    async sync() {
      teller.beginOnePass();
      const { sweep, unsettled } = rounds;
      const attend = () => {
        journal.tell();
        teller.tellProgress();
      };
      const goThrough = () => {
        const pass = syncOnce({ clock, sweep, queue, journal: ports.journal, room: parts.journal, unsettled, signal });
        return attendTo({ pass, attend, clock, report });
      };
      await goThrough();
      await lists.toEnd();
      // What a list has settled is filed, and the rest of its file is sent.
      if (!signal.aborted && (await settleFound())) await goThrough();
      await rounds.reconcile();
      await lists.toEnd();
      await askAccounts();
      await parts.onTurn(teller.health(), status.status());
    },
    async stop() {
      stopping.abort();
      await queue.stop();
      await life;
      await parts.dailyJobs.stop();
      await rounds.close();
    },
    async pause(length) {
      await parts.pausing.begin(length);
      status.tellStatus();
    },
    async resume() {
      await parts.pausing.end();
      tryAgain();
      status.tellStatus();
    },
    syncNow,
    syncToEnd() {
      const isPaused = () => parts.pausing.now() !== null;
      const drives = () => parts.office?.drives() ?? true;
      return syncToEnd({ clock, queue, journal: ports.journal, rounds, syncNow, lookAgain, isPaused, drives, signal });
    },
    lookAgain,
    async refreshAccounts() {
      await askAccounts();
      tryAgain();
    },
    status: status.status,
    unsettled: rounds.unsettled,
    health: teller.health,
    fallAsleep: turns.fallAsleep,
    wakeUp() {
      queue.hurry();
      turns.wakeUp();
    },
  };
}
