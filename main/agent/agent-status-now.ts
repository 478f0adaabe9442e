/** @file How the agent stands: derived anew at each asking, and told where it has changed. */

import type { AgentStatus, InboxStatus } from "../../shared/agent/agent-status.ts";
import type { StateName } from "../../shared/imports/import.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { locale } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";
import { missingDocumentsIn, sumMissingDocuments } from "../nightly/sum-missing-documents.ts";
import type { AccountCache } from "./account-cache.ts";
import type { AgentParts } from "./agent-parts.ts";
import { agentStateFrom } from "./agent-state.ts";
import { findNetworkProblem } from "./network-problem.ts";
import type { Sweeper } from "./sweep-inboxes.ts";

/** What the agent has in hand. */
interface InHand {
  readonly settings: () => ReadSettings;
  readonly templateProblems: () => readonly string[];
  readonly sweeper: Pick<Sweeper, "unsettled" | "standing">;
  readonly accounts: Pick<AccountCache, "connections" | "keychainProblem">;
}

export interface AgentStatusNow {
  status(): AgentStatus;
  /** What was told last, or where nothing was, how it stands. */
  told(): AgentStatus;
  tellStatus(): void;
  tellUnsettled(): void;
}

export function createAgentStatusNow(parts: AgentParts, of: InHand): AgentStatusNow {
  const { ports, queue } = parts;
  const { clock } = ports;
  const { sweeper, accounts } = of;
  let lastStatus: AgentStatus | null = null;
  let lastLocale = locale;
  let toldUnsettled = "[]";

  function status(): AgentStatus {
    const { settings, problems, unknownKeys } = of.settings();
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
    const state = agentStateFrom({
      isSetUp: settings.inboxes.length > 0,
      isPaused: pause !== null,
      connections: accounts
        .connections()
        .filter(({ id }) => settings.inboxes.some(({ connection }) => connection === id)),
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
      overdue: overdueIn(settings.inboxes, parts.journal, clock.now()),
      notCome: sumMissingDocuments(
        missingDocumentsIn(settings.inboxes, parts.journal, sweeper.unsettled(), clock.now()),
      ),
      connections: accounts.connections().map((connection) => ({
        ...connection,
        register: parts.journal.newestRegister(connection.id),
      })),
      inboxes: inboxesNow(settings.inboxes),
      uploads: queue.uploads(),
      pausedUntil: pause?.until ?? null,
      closed: queue.hours.closed(
        settings.inboxes.map(({ id }) => id),
        underWay,
      ),
      settingsProblems: [...problems, ...unknownKeys.map(words.settings.notASetting), ...of.templateProblems()],
      keychainProblem: accounts.keychainProblem(),
      ...parts.dailyJobs.standing(),
      networkProblem: findNetworkProblem(underWay),
    };
  }

  /** Those that are set, also before the first look at them: until then nothing is known against them. */
  function inboxesNow(inboxes: readonly InboxSettings[]): readonly InboxStatus[] {
    const seen = new Map(sweeper.standing().map((inbox) => [inbox.id, inbox]));
    return inboxes.map(({ id, path, connection }) => seen.get(id) ?? { id, path, connection, unreachable: null });
  }

  return {
    status,
    told: () => lastStatus ?? status(),
    tellStatus() {
      const now = status();
      // In another language the same status is other words, in the tray and in the window.
      if (JSON.stringify(now) !== JSON.stringify(lastStatus) || locale !== lastLocale) parts.onStatus(now);
      lastStatus = now;
      lastLocale = locale;
    },
    tellUnsettled() {
      const now = sweeper.unsettled();
      if (JSON.stringify(now) !== toldUnsettled) parts.onUnsettled(now);
      toldUnsettled = JSON.stringify(now);
    },
  };
}

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
