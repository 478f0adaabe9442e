/** @file Makes the agent from the parts. */

import { basename } from "node:path";
import { createAgent } from "../../agent/agent.ts";
import type { AgentParts } from "../../agent/agent-parts.ts";
import type { Send } from "../../auth/authority.ts";
import { createImportQueue } from "../../imports/import-queue.ts";
import { createThereFirst } from "../../imports/there-first.ts";
import { createLookAtFile } from "../../inbox/inbox.ts";
import type { OpenJournal } from "../../journal/journal.ts";
import type { Network } from "../../network/network.ts";
import { createDailyJobs } from "../../nightly/daily-jobs.ts";
import type { Tonight } from "../../nightly/tonight-check.ts";
import type { MorningReport } from "../../nightly/write-morning-report.ts";
import { watchFiles } from "../../platform/file-watcher.ts";
import { isDiskFull } from "../../platform/free-space.ts";
import type { HealthFile } from "../../platform/health-file.ts";
import { createPinger } from "../../platform/ping.ts";
import { systemClock } from "../../platform/system-clock.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { AssembledAlerts } from "../assemble-alerts.ts";
import { journalIn } from "../assemble-journal.ts";
import type { PipelineParts } from "../assemble-pipeline.ts";
import type { AgentListeners, Assembly } from "../assembly.ts";
import type { Environment } from "../environment.ts";
import { agentInOffice } from "../office/agent-in-office.ts";
import type { AssembledOffice, Office } from "../office/assemble-office.ts";
import { countWithoutThereFirst, leaveAlone } from "./leave-alone.ts";
import { awayIn, createAwayLog } from "./log-away.ts";
import type { Pausing } from "./pausing.ts";

/** What the agent is made of. */
interface AgentNeeds
  extends Pick<Environment, "dataFolder" | "onlyReads" | "log">,
    Pick<AgentParts, "accountsMark" | "accountStatus"> {
  readonly settings: SettingsStore;
  readonly journal: OpenJournal;
  readonly journals: AssembledOffice["journals"];
  readonly pipeline: PipelineParts;
  readonly office: Office | null;
  readonly network: Network;
  readonly damage: AbortSignal;
  readonly timeZone: string;
  readonly pausing: Pausing;
  readonly tonight: Tonight;
  readonly report: MorningReport;
  readonly alerts: AssembledAlerts;
  readonly health: HealthFile;
  readonly send: Send;
  readonly reportBug: (bug: unknown, where: string) => void;
}

/** See Assembly.makeAgent. */
export function assembleAgent(needs: AgentNeeds): Assembly["makeAgent"] {
  const { dataFolder, onlyReads, log, settings, journal, journals, pipeline, office, network, damage } = needs;
  const { pausing, timeZone, accountsMark, accountStatus, tonight, report, alerts, health, send, reportBug } = needs;
  const { ports, inboxes } = pipeline;
  const thereFirst = createThereFirst(journal);
  const look = leaveAlone(ports.journal, inboxes, thereFirst, false);
  const sweep = leaveAlone(ports.journal, { ...inboxes, sweep: pipeline.sweep }, thereFirst, true);
  const logAway = createAwayLog(log, Date.now);
  const pinger = createPinger({ address: () => settings.read().settings.pingUrl, now: Date.now, say: log.say, send });

  return (given, heedPause) => {
    let isHeld = false;
    const mayStart = () =>
      !damage.aborted && !isHeld && (office?.drives() ?? true) && (!heedPause || pausing.now() === null);
    const queue = createImportQueue(ports, mayStart, (bug, { id }) => reportBug(bug, `import ${id}`));
    const make = (listeners: AgentListeners) => {
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
          count: countWithoutThereFirst(thereFirst, inboxes.count),
        },
        journal,
        watchData: (onChange) =>
          watchFiles(dataFolder, [`${basename(journalIn(dataFolder))}-wal`, "config.json"], onChange),
        accountsMark,
        accountStatus,
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
  };
}
