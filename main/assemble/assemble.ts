/** @file Assembles all parts, in the same way for the window and the command line. */

import { userInfo } from "node:os";
import { join } from "node:path";
import { nameConnectionsBy } from "../../shared/wording/connection-names.ts";
import { collectDiagnostics } from "../diagnostics/diagnostics.ts";
import { followStopRequest } from "../journal/locks/stop-request.ts";
import { NotCommitted } from "../office/commit-in-office.ts";
import { applyLanguage } from "../platform/apply-language.ts";
import { createHealthFile } from "../platform/health-file.ts";
import { keepPrivate } from "../platform/private-files.ts";
import { createSettingsStore } from "../settings/settings-store.ts";
import { assembleAgent } from "./agent/assemble-agent.ts";
import { hearFromAgent } from "./agent/heard-from-agent.ts";
import { createPausing } from "./agent/pausing.ts";
import { assembleAccounts } from "./assemble-accounts.ts";
import { assembleAlerts } from "./assemble-alerts.ts";
import { assembleJournal } from "./assemble-journal.ts";
import { assembleNightly } from "./assemble-nightly.ts";
import { assemblePipeline } from "./assemble-pipeline.ts";
import type { Assembly } from "./assembly.ts";
import { auditSettings } from "./audit-settings.ts";
import type { Environment } from "./environment.ts";
import { assembleOffice } from "./office/assemble-office.ts";

export type { Assembly } from "./assembly.ts";

/** Assembles all parts, and reads the settings. @throws JournalUnusable */
export function assemble(environment: Environment): Assembly {
  const { dataFolder, openConfig, systemLocale, onLocale, log } = environment;
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
  const connections = () => settings.recent().settings.connections;
  const connection = (id: string) => connections().find((known) => known.id === id);
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
    connections,
    gate,
    instances,
    accounts,
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
  const makeAgent = assembleAgent({
    ...base,
    ...{ journals, pipeline, office, network, damage, pausing },
    ...{ accountsMark, accountStatus: heard.status, tonight, report, alerts, health, send, reportBug },
  });

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
    makeAgent,
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
