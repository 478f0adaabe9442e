/** @file Puts the parts together, the same way for the window and for the command line. */

import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { type Agent, createAgent } from "../agent/agent.ts";
import type { Accounts } from "../auth/account.ts";
import { collectDiagnostics, type DiagnosticFile } from "../diagnostics/diagnostics.ts";
import { createImportQueue } from "../imports/import-queue.ts";
import type { Ports } from "../imports/ports.ts";
import type { Inboxes } from "../inbox/inbox.ts";
import type { BackupWorker } from "../journal/backup/backup-worker.ts";
import type { History } from "../journal/history/history.ts";
import type { OpenJournal } from "../journal/journal.ts";
import type { Network } from "../network/network.ts";
import type { ProxySignIns } from "../network/proxy-sign-ins.ts";
import { createDailyJobs } from "../nightly/daily-jobs.ts";
import type { HealthChecks } from "../nightly/health-checks.ts";
import type { Tonight } from "../nightly/tonight-check.ts";
import type { MorningReport } from "../nightly/write-morning-report.ts";
import { applyLanguage } from "../platform/apply-language.ts";
import { watchFiles } from "../platform/file-watcher.ts";
import { createHealthFile, type HealthFile } from "../platform/health-file.ts";
import { createPinger } from "../platform/ping.ts";
import { systemClock } from "../platform/system-clock.ts";
import { createSettingsStore, type SettingsStore } from "../settings/settings-store.ts";
import { assembleAccounts } from "./assemble-accounts.ts";
import { assembleJournal, journalIn } from "./assemble-journal.ts";
import { assembleNightly } from "./assemble-nightly.ts";
import { assemblePipeline } from "./assemble-pipeline.ts";
import { auditSettings } from "./audit-settings.ts";
import type { Environment } from "./environment.ts";
import { createPausing, type Pausing } from "./pausing.ts";

/** Who is told what happens. */
interface Listeners {
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
  readonly onUnsettled: (unsettled: readonly Unsettled[]) => void;
  /** Told of each tonight check that the agent made at its hour. */
  readonly onTonight: (check: TonightCheck) => void;
}

export interface Assembly {
  readonly settings: SettingsStore;
  readonly journal: OpenJournal;
  /** All that was ever dropped, for whoever looks back; opened when it is first asked for. */
  readonly history: () => History;
  readonly backupWorker: BackupWorker;
  /** Fires with a JournalUnusable where the journal turns out to be damaged; nothing is sent from then on. */
  readonly journalDamage: AbortSignal;
  readonly accounts: Accounts;
  readonly network: Pick<Network, "problems"> & { readonly keepSignIn: ProxySignIns["keep"] };
  /** What the agent that runs, here or in another process, says of its rounds. */
  readonly health: HealthFile;
  /** Takes the imports over, as acquireDriverLock of the journal does, and leaves a sign of life; null where another process has them. */
  readonly drive: () => (() => void) | null;
  readonly inboxes: Inboxes;
  readonly ports: Ports;
  readonly tonight: Tonight;
  /** Looks at one connection or inbox now. */
  readonly points: HealthChecks;
  readonly report: MorningReport;
  readonly connection: (id: string) => Connection | undefined;
  /** The person at this machine, as the audit trail names them. */
  readonly who: string;
  readonly pausing: Pausing;
  /** @param heedPause false for a pass that a person asked for by name */
  readonly makeAgent: (listeners: Listeners, heedPause: boolean) => Agent;
  readonly collectDiagnostics: (maskNames: boolean) => readonly DiagnosticFile[];
  /** Closes the journal; the agent must have stopped. */
  readonly close: () => void;
}

/** @throws JournalUnusable */
export function assemble(surroundings: Environment): Assembly {
  const { dataFolder, openConfig, onlyReads, systemLocale, onLocale, log } = surroundings;
  mkdirSync(dataFolder, { recursive: true });
  const settings = createSettingsStore(
    join(dataFolder, "config.json"),
    () => openConfig(dataFolder),
    applyLanguage(systemLocale, onLocale),
  );
  settings.read();
  const who = userInfo().username;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const connection = (id: string) => settings.read().settings.connections.find((known) => known.id === id);
  const inboxSettings = (id: string) => settings.read().settings.inboxes.find((known) => known.id === id);

  const { journal, history, keeper, damage, close } = assembleJournal(surroundings);
  const ground = { ...surroundings, settings, journal, who, timeZone, connection, inboxSettings };
  const { accounts, accountsMark, network, keepProxySignIn, send } = assembleAccounts(ground);
  const pipeline = assemblePipeline({ ...ground, accounts, network });
  const { ports, inboxes } = pipeline;
  const pausing = createPausing(journal, Date.now, timeZone, who);
  const { points, tonight, report } = assembleNightly({ ...ground, accounts, inboxes, pausing, send });
  const health = createHealthFile(join(dataFolder, "health.json"));
  const pinger = createPinger({ address: () => settings.read().settings.pingUrl, now: Date.now, say: log.say, send });

  return {
    settings: auditSettings(settings, (event) => journal.note({ ...event, who })),
    journal,
    history,
    backupWorker: keeper,
    journalDamage: damage,
    accounts,
    network: {
      problems: network.problems,
      keepSignIn: keepProxySignIn,
    },
    health,
    drive() {
      const giveBack = journal.acquireDriverLock();
      const now = Date.now();
      // What the agent before us has left would be taken for ours, and we for stuck.
      if (giveBack) health.keep({ startedAt: now, aliveAt: now, lastSweepAt: null, oldestWaitingAt: null });
      return giveBack;
    },
    inboxes,
    ports,
    tonight,
    points,
    report,
    connection,
    who,
    pausing,
    makeAgent(listeners, heedPause) {
      let isHeld = false;
      const mayStart = () => !damage.aborted && !isHeld && (!heedPause || pausing.now() === null);
      const queue = createImportQueue(ports, mayStart, (bug, { id }) => log.bug(bug, `import ${id}`));
      return createAgent({
        ports,
        queue,
        readSettings: settings.read,
        templateProblems: (of) => [...pipeline.templateProblems(of), ...network.problems()],
        // Who only looks has nothing to find out for those who send.
        inboxes: {
          ...inboxes,
          sweep: (inbox, nowMs, onlyLooks) =>
            onlyReads || onlyLooks ? inboxes.sweep(inbox, nowMs) : pipeline.sweep(inbox, nowMs),
        },
        journal,
        watchData: (ring) => watchFiles(dataFolder, [`${basename(journalIn(dataFolder))}-wal`, "config.json"], ring),
        accountsMark,
        standing: accounts.standing,
        dailyJobs: createDailyJobs({
          tonight,
          report,
          clock: systemClock,
          timeZone,
          readSettings: settings.read,
          onTonight: listeners.onTonight,
          reportBug: (bug) => log.bug(bug, "set hours"),
        }),
        // A pass that goes all the same is told by what it met, and not by the pause.
        pausing: heedPause ? pausing : { ...pausing, now: () => null },
        ...listeners,
        onTurn(now, status) {
          health.keep(now);
          return pinger.afterTurn(now, status);
        },
        holdSending: (held) => {
          isHeld = held;
        },
        report: (bug) => log.bug(bug, "agent"),
      });
    },
    collectDiagnostics: (maskNames) =>
      collectDiagnostics({
        dataFolder,
        journal,
        settingsProblems: settings.read().problems,
        nowMs: Date.now(),
        maskNames,
      }),
    close,
  };
}
