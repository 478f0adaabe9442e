/** @file Assembles all parts, in the same way for the window and the command line. */

import { userInfo } from "node:os";
import { basename, join } from "node:path";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { nameConnectionsBy } from "../../shared/wording/connection-names.ts";
import { type Agent, createAgent } from "../agent/agent.ts";
import type { Accounts } from "../auth/account.ts";
import type { Send } from "../auth/authority.ts";
import { collectDiagnostics, type DiagnosticFile } from "../diagnostics/diagnostics.ts";
import { createImportQueue } from "../imports/import-queue.ts";
import type { ClaimableInboxes } from "../imports/inbox-claims.ts";
import type { Ports } from "../imports/ports/ports.ts";
import { createThereFirst } from "../imports/there-first.ts";
import { createLookAtFile, type Inboxes } from "../inbox/inbox.ts";
import type { BackupWorker } from "../journal/backup/backup-worker.ts";
import type { History } from "../journal/history/history.ts";
import type { OpenJournal } from "../journal/journal.ts";
import { followStopRequest } from "../journal/locks/stop-request.ts";
import type { Network } from "../network/network.ts";
import type { ProxySignIns } from "../network/proxy-sign-ins.ts";
import { createDailyJobs } from "../nightly/daily-jobs.ts";
import type { HealthChecks } from "../nightly/health-checks.ts";
import type { Tonight } from "../nightly/tonight-check.ts";
import type { MorningReport } from "../nightly/write-morning-report.ts";
import { NotCommitted } from "../office/commit-in-office.ts";
import { applyLanguage } from "../platform/apply-language.ts";
import { watchFiles } from "../platform/file-watcher.ts";
import { isDiskFull } from "../platform/free-space.ts";
import { createHealthFile, type HealthFile } from "../platform/health-file.ts";
import { createPinger } from "../platform/ping.ts";
import { keepPrivate } from "../platform/private-files.ts";
import { systemClock } from "../platform/system-clock.ts";
import { createSettingsStore, type SettingsStore } from "../settings/settings-store.ts";
import { assembleAccounts } from "./assemble-accounts.ts";
import { type AssembledAlerts, assembleAlerts } from "./assemble-alerts.ts";
import { assembleJournal, journalIn } from "./assemble-journal.ts";
import { assembleNightly } from "./assemble-nightly.ts";
import { assemblePipeline } from "./assemble-pipeline.ts";
import { auditSettings } from "./audit-settings.ts";
import type { Environment } from "./environment.ts";
import { hearFromAgent } from "./heard-from-agent.ts";
import { countBut, leaveAlone } from "./leave-alone.ts";
import { awayIn, createAwayLog } from "./log-away.ts";
import { agentInOffice } from "./office/agent-in-office.ts";
import { assembleOffice, type Office } from "./office/assemble-office.ts";
import type { OfficeNeeds } from "./office/set-up-office.ts";
import { createPausing, type Pausing } from "./pausing.ts";

/** Callbacks for what happens in the agent. */
interface Listeners {
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
  readonly onUnsettled: (unsettled: readonly Unsettled[]) => void;
  /** Called after each tonight check that the agent makes at its hour. */
  readonly onTonight: (check: TonightCheck) => void;
}

export interface Assembly {
  readonly settings: SettingsStore;
  readonly journal: OpenJournal;
  /** Every file that was ever dropped, for searching; opened on first use. */
  readonly history: () => History;
  readonly backupWorker: BackupWorker;
  /** Fires with a JournalUnusable when the journal turns out to be damaged. Nothing is sent from then on. */
  readonly journalDamage: AbortSignal;
  readonly accounts: Accounts;
  readonly network: Pick<Network, "problems" | "open"> & {
    readonly keepSignIn: ProxySignIns["keep"];
    /** Asks for one short answer. */
    readonly send: Send;
  };
  /** When the running agent, in this process or another, last swept and what it waits for. */
  readonly health: HealthFile;
  /**
   * Takes the driver lock and writes a sign of life. Returns its release, or null if another process has the lock.
   *
   * @param onStopRequest called once `pigeonhole stop` asks this process to end
   */
  readonly drive: (onStopRequest: () => void) => (() => void) | null;
  /** True where an agent drives the imports, in this process or in another one. */
  readonly isDriven: () => boolean;
  readonly inboxes: Inboxes;
  /** Takes an inbox over for this journal. */
  readonly claimInbox: ClaimableInboxes["claim"];
  readonly releaseInbox: ClaimableInboxes["release"];
  readonly ports: Ports;
  readonly tonight: Tonight;
  /** Checks one connection or inbox now. */
  readonly points: HealthChecks;
  readonly report: MorningReport;
  /** What reaches people who don't look at the window. */
  readonly alerts: Omit<AssembledAlerts, "withAgent">;
  readonly connection: (id: string) => Connection | undefined;
  /** The person at this machine, as the audit trail names them: the name of the system account. */
  readonly who: string;
  readonly pausing: Pausing;
  /** @param heedPause false for a pass that a person asked for, which a pause does not stop */
  readonly makeAgent: (listeners: Listeners, heedPause: boolean) => Agent;
  readonly collectDiagnostics: (maskNames: boolean) => readonly DiagnosticFile[];
  /** The office of several computers that this one belongs to; null where it works alone. */
  readonly office: Office | null;
  /** For getting into an office, and out of it, once all of this is closed. */
  readonly officeNeeds: OfficeNeeds;
  /** Closes the journal and the connections. Stop the agent first. */
  readonly close: () => void;
}

/** Assembles all parts, and reads the settings. @throws JournalUnusable */
export function assemble(environment: Environment): Assembly {
  const { dataFolder, openConfig, onlyReads, systemLocale, onLocale, log } = environment;
  keepPrivate(dataFolder);
  const settings = createSettingsStore(
    join(dataFolder, "config.json"),
    () => openConfig(dataFolder),
    applyLanguage(systemLocale, onLocale),
    environment.policy,
  );
  settings.read();
  const who = userInfo().username;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const connection = (id: string) => settings.recent().settings.connections.find((known) => known.id === id);
  nameConnectionsBy((id) => connection(id)?.name);
  const inboxSettings = (id: string) => settings.recent().settings.inboxes.find((known) => known.id === id);

  const { journal: image, history, backupWorker, damage, close } = assembleJournal(environment);
  const {
    journals,
    gate,
    office,
    instances,
    close: closeOffice,
  } = assembleOffice({ ...environment, settings, journal: image });
  const journal = journals.keeping;
  const base = { ...environment, settings, journal, who, timeZone, connection, inboxSettings };
  const { accounts, accountsMark, network, keepProxySignIn, send } = assembleAccounts(base);
  const pipeline = assemblePipeline({
    ...base,
    journal: journals.driving,
    gate,
    instances,
    accounts,
    accountsMark,
    network,
  });
  const { ports, inboxes } = pipeline;
  const claims = office === null ? pipeline.claims : pipeline.claimsFor(journals.deciding);
  const reportBug = (bug: unknown, where: string) =>
    bug instanceof NotCommitted ? log.say("office", { refused: bug.because, where }) : log.bug(bug, where);
  const pausing = createPausing(journals.deciding, Date.now, timeZone, who);
  let isDriving = false;
  const isDriven = () => {
    if (isDriving) return true;
    const giveBack = journal.acquireDriverLock();
    giveBack?.();
    return giveBack === null;
  };
  const health = createHealthFile(join(dataFolder, "health.json"));
  const logAway = createAwayLog(log, Date.now);
  const heard = hearFromAgent({
    accounts,
    readHealth: health.read,
    isDrivenElsewhere: () => !isDriving && isDriven(),
    now: Date.now,
  });
  const { points, tonight, report } = assembleNightly({
    ...base,
    accounts: heard,
    inboxes,
    claims: ports.claims,
    leftovers: ports.leftovers,
    pausing,
    isDriven,
    backupWorker,
    send,
  });
  const alerts = assembleAlerts({ ...base, send });
  const thereFirst = createThereFirst(journal);
  const look = leaveAlone(ports.journal, inboxes, thereFirst, false);
  const sweep = leaveAlone(ports.journal, { ...inboxes, sweep: pipeline.sweep }, thereFirst, true);
  const pinger = createPinger({ address: () => settings.read().settings.pingUrl, now: Date.now, say: log.say, send });

  return {
    settings: auditSettings(settings, (event) => {
      // The settings are saved already.
      journal.commit((draft) => draft.note({ ...event, who })).catch((problem) => reportBug(problem, "settings"));
    }),
    journal,
    history,
    backupWorker,
    journalDamage: damage,
    accounts,
    network: {
      problems: network.problems,
      open: network.open,
      keepSignIn: keepProxySignIn,
      send,
    },
    health,
    drive(onStopRequest) {
      const release = journal.acquireDriverLock();
      const now = Date.now();
      // Replace the previous agent's sign of life: its age would make us look stuck.
      if (release) health.keep({ startedAt: now, aliveAt: now, lastSweepAt: null, oldestWaitingAt: null });
      isDriving = release !== null;
      if (release === null) return null;
      const stopFollowing = followStopRequest(dataFolder, onStopRequest);
      return () => {
        isDriving = false;
        stopFollowing();
        release();
      };
    },
    isDriven,
    inboxes,
    claimInbox: claims.claim,
    releaseInbox: claims.release,
    ports: { ...ports, journal: journals.deciding },
    office,
    tonight,
    points,
    report,
    alerts,
    connection,
    who,
    pausing,
    makeAgent(given, heedPause) {
      let isHeld = false;
      const mayStart = () =>
        !damage.aborted && !isHeld && (office?.drives() ?? true) && (!heedPause || pausing.now() === null);
      const queue = createImportQueue(ports, mayStart, (bug, { id }) => reportBug(bug, `import ${id}`));
      const make = (listeners: Listeners) => {
        const agent = createAgent({
          ports,
          queue,
          readSettings: settings.read,
          lookAtFolders: settings.lookAtFolders,
          lookAtFile: createLookAtFile(ports.clock.now),
          findFullDisk: async () =>
            journal.foundNoRoom() !== null || (await isDiskFull(dataFolder)) ? dataFolder : null,
          templateProblems: (of) => [...pipeline.templateProblems(of), ...network.problems()],
          // A process that sends nothing must not record what a sweep after a restore finds.
          inboxes: {
            ...inboxes,
            sweep: (inbox, nowMs, onlyLooks) => (onlyReads || onlyLooks ? look(inbox, nowMs) : sweep(inbox, nowMs)),
            count: countBut(thereFirst, inboxes.count),
          },
          journal,
          watchData: (onChange) =>
            watchFiles(dataFolder, [`${basename(journalIn(dataFolder))}-wal`, "config.json"], onChange),
          accountsMark,
          accountStatus: heard.standing,
          dailyJobs: createDailyJobs({
            tonight,
            report,
            clock: systemClock,
            timeZone,
            readSettings: settings.read,
            onTonight: listeners.onTonight,
            reportBug: (bug) => reportBug(bug, "set hours"),
          }),
          // A pass that ignores the pause reports what it found, not that it is paused.
          pausing: heedPause ? pausing : { ...pausing, now: () => null },
          ...listeners,
          onTurn(now, status) {
            const signedIn = status.connections.flatMap((one) => (one.signedIn ? [one.id] : []));
            const awaySince = awayIn(status.inboxes);
            health.keep({ ...now, signedIn, ...(Object.keys(awaySince).length > 0 && { awaySince }) });
            logAway(status.inboxes);
            return pinger.afterTurn(now, status);
          },
          holdSending: (held) => {
            isHeld = held;
          },
          report: (bug) => reportBug(bug, "agent"),
          ...(office && { office: { ...office, late: journals.deciding } }),
        });
        return office === null ? agent : agentInOffice(agent, office);
      };
      // A pass that a person started is looked at by that person.
      if (!heedPause) return make(given);
      const mayTell = () => office?.drives() ?? true;
      return alerts.withAgent(given, make, { journal: journals.deciding, mayTell, damage });
    },
    collectDiagnostics: (maskNames) =>
      collectDiagnostics({
        dataFolder,
        journal,
        settingsProblems: settings.read().problems,
        nowMs: Date.now(),
        maskNames,
      }),
    officeNeeds: { dataFolder, settings, databasePassword: environment.databasePassword ?? null, who },
    close() {
      closeOffice();
      close();
    },
  };
}
