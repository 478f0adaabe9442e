/** @file The status of the agent: worked out each time, and told where it has changed. */

import type { AgentStatus, InboxStatus } from "../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../shared/agent/ended-wait.ts";
import type { Import, StateName } from "../../shared/imports/import.ts";
import { statesIn } from "../../shared/imports/state-groups.ts";
import { unusedInboxes } from "../../shared/settings/read-settings.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { sayStrays } from "../../shared/wording/agent/say-strays.ts";
import { locale } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";
import { knownReferences } from "../imports/take-in.ts";
import { missingDocumentsIn, sumMissingDocuments } from "../nightly/sum-missing-documents.ts";
import type { AccountCache } from "./account-cache.ts";
import type { AgentParts } from "./agent-parts.ts";
import { agentStateFrom } from "./agent-state.ts";
import { findOfflineCause, turnedDownBy } from "./find-offline-cause.ts";
import type { InboxRounds } from "./inbox-rounds.ts";
import { exceptionFrom } from "./lists/name-to-compare.ts";
import type { SettingsInUse } from "./settings-in-use.ts";

/** What the status is worked out from, beside the journal. */
interface Sources {
  readonly settings: Pick<SettingsInUse, "current" | "templateProblems">;
  readonly rounds: Pick<InboxRounds, "unsettled" | "inboxes" | "exceptions">;
  readonly accounts: Pick<AccountCache, "connections" | "askedAt" | "keychainProblem">;
}

export interface AgentStatusNow {
  status(): AgentStatus;
  /** What was told last, or the status now where nothing was told. */
  told(): AgentStatus;
  tellStatus(): void;
  tellUnsettled(): void;
}

export function createAgentStatusNow(parts: AgentParts, sources: Sources): AgentStatusNow {
  const { ports, queue } = parts;
  const { clock } = ports;
  const { settings: inUse, rounds, accounts } = sources;
  let lastStatus: AgentStatus | null = null;
  let lastTold: string | null = null;
  let lastLocale = locale;
  let toldUnsettled = "[]";

  function status(): AgentStatus {
    const read = inUse.current();
    const { settings, problems, unknownKeys } = read;
    const unused = unusedInboxes(read);
    const { byState, needPerson } = parts.journal.tally();
    const count = (...states: StateName[]) => states.reduce((sum, state) => sum + (byState[state] ?? 0), 0);
    const counts = {
      underWay: count(...statesIn("under-way")) + rounds.unsettled().length,
      done: count("done"),
      failed: count("failed"),
      needsYou: count(...statesIn("needs-you")),
      duplicate: count("duplicate"),
    };
    const underWay = ports.journal.underWay().map(asItIsNow);
    const isKnown = ({ inbox }: Import) => settings.inboxes.some(({ id }) => id === inbox);
    const mayGo = underWay.filter(isKnown);
    const goOn = mayGo.filter((import_) => queue.hours.waitsUntil(import_) === null);
    const pause = parts.pausing.now();
    const office = parts.office?.status();
    const unconfirmed = parts.journal.unconfirmed(clock.now());
    const toCompare = (unconfirmed?.toCompare ?? []).map((each) => exceptionFrom(each, ports.timeZone, ports.journal));
    const exceptions = [...rounds.exceptions(), ...toCompare].slice(0, mostExceptions);
    const state = agentStateFrom({
      isSetUp: settings.inboxes.length > 0,
      isPaused: pause !== null,
      isDiskFull: exceptions.some(({ is }) => is === "disk-full"),
      isOfficeInTrouble: office?.trouble != null,
      connections: accounts
        .connections()
        .filter(({ id }) => settings.inboxes.some(({ connection }) => connection === id)),
      inboxes: rounds.inboxes(),
      underWay: goOn,
      outOfHours: mayGo.length - goOn.length,
      strays: underWay.length - mayGo.length,
      unsettled: rounds.unsettled().length,
      needPerson: needPerson + exceptions.length,
    });
    const since = lastStatus?.state === state ? lastStatus.since : clock.now();
    return {
      state,
      since,
      counts,
      needPerson,
      exceptions,
      unconfirmed: unconfirmed && {
        ...{ invoices: unconfirmed.invoices, oldestSentAt: unconfirmed.oldestSentAt, byAge: unconfirmed.byAge },
        isComplete: unconfirmed.isComplete,
      },
      overdue: overdueIn(settings.inboxes, parts.journal, clock.now()),
      missingDocuments: sumMissingDocuments(
        missingDocumentsIn(settings.inboxes, parts.journal, rounds.unsettled(), clock.now()),
      ),
      connections: accounts.connections().map((connection) => ({
        ...connection,
        register: parts.journal.newestRegister(connection.id),
        ...knownReferences(parts.ports.journal, connection.id),
      })),
      inboxes: inboxesNow(settings.inboxes),
      uploads: queue.uploads(),
      pausedUntil: pause?.until ?? null,
      closed: queue.hours.closed(
        settings.inboxes.map(({ id }) => id),
        underWay,
      ),
      ...(unused.length > 0 && { unusedInboxes: unused }),
      settingsProblems: [
        ...problems,
        ...unknownKeys.map(words.settings.notASetting),
        ...sayStrays(underWay, settings.inboxes),
        ...inUse.templateProblems(),
      ],
      keychainProblem: accounts.keychainProblem(),
      ...parts.dailyJobs.latest(accounts.connections(), rounds.inboxes()),
      offlineCause: findOfflineCause(underWay),
      ...namesOf(turnedDownBy(underWay)),
      ...notReadyOf(rounds.unsettled().length, underWay.length - mayGo.filter(isQueued).length),
      ...restsOf(queue.restsAfterUnknown(accounts.connections().map(({ id }) => id))),
      ...listsOf(queue.holdingForLists()),
      ...(office && { office }),
    };
  }

  function namesOf(turnedDown: readonly string[]): Pick<AgentStatus, "turnedDown"> {
    const names = accounts.connections().flatMap(({ id, name }) => (turnedDown.includes(id) ? [name] : []));
    return names.length === 0 ? {} : { turnedDown: names };
  }

  /** The accounts know nothing of a sign-in that ended after they were asked. */
  const asItIsNow = (import_: Import) =>
    import_.since > accounts.askedAt() ? import_ : withoutEndedWait(import_, accounts.connections());

  /** Those that are set, also before the first look at them: until then nothing is known against them. */
  function inboxesNow(inboxes: readonly InboxSettings[]): readonly InboxStatus[] {
    const seen = new Map(rounds.inboxes().map((inbox) => [inbox.id, inbox]));
    return inboxes.map(
      ({ id, path, connection }) => seen.get(id) ?? { id, path, connection, unreachable: null, notImported: null },
    );
  }

  return {
    status,
    told: () => lastStatus ?? status(),
    tellStatus() {
      const now = status();
      // In another language the same status is other words, in the tray and in the window.
      const toTell = JSON.stringify(now);
      if (toTell !== lastTold || locale !== lastLocale) parts.onStatus(now);
      lastStatus = now;
      lastTold = toTell;
      lastLocale = locale;
    },
    tellUnsettled() {
      const now = rounds.unsettled();
      const toTell = JSON.stringify(now);
      if (toTell !== toldUnsettled) parts.onUnsettled(now);
      toldUnsettled = toTell;
    },
  };
}

const isQueued = ({ state }: Import): boolean => state.at === "queued" || state.at === "sending";

const restsOf = (afterUnknown: NonNullable<AgentStatus["afterUnknown"]>): Pick<AgentStatus, "afterUnknown"> =>
  afterUnknown.length === 0 ? {} : { afterUnknown };

const listsOf = (waitsForLists: readonly string[]): Pick<AgentStatus, "waitsForLists"> =>
  waitsForLists.length === 0 ? {} : { waitsForLists };

const notReadyOf = (unsettled: number, others: number): Pick<AgentStatus, "notReady"> =>
  unsettled + others === 0 ? {} : { notReady: { unsettled, others } };

/** Nobody reads more. The rest appear as people deal with these. */
const mostExceptions = 100;
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
    newestSeenAt: Math.max(...found.map(({ newestSeenAt }) => newestSeenAt)),
  };
}
