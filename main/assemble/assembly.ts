/** @file What all parts together are, for the window and the command line. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import type { Agent } from "../agent/agent.ts";
import type { Send } from "../auth/authority.ts";
import type { DiagnosticFile } from "../diagnostics/diagnostics.ts";
import type { ClaimableInboxes } from "../imports/claims/inbox-claims.ts";
import type { Ports } from "../imports/ports/ports.ts";
import type { Inboxes } from "../inbox/inbox.ts";
import type { BackupWorker } from "../journal/backup/backup-worker.ts";
import type { History } from "../journal/history/history.ts";
import type { OpenJournal } from "../journal/journal.ts";
import type { Network } from "../network/network.ts";
import type { ProxySignIns } from "../network/proxy-sign-ins.ts";
import type { HealthChecks } from "../nightly/health-checks.ts";
import type { Tonight } from "../nightly/tonight-check.ts";
import type { MorningReport } from "../nightly/write-morning-report.ts";
import type { HealthFile } from "../platform/health-file.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import type { Pausing } from "./agent/pausing.ts";
import type { AssembledAlerts } from "./assemble-alerts.ts";
import type { CheckedAccounts } from "./check-accounts.ts";
import type { Office } from "./office/assemble-office.ts";
import type { OfficeNeeds } from "./office/set-up-office.ts";

/** Callbacks for what happens in the agent. */
export interface AgentListeners {
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
  readonly accounts: CheckedAccounts;
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
  readonly makeAgent: (listeners: AgentListeners, heedPause: boolean) => Agent;
  readonly collectDiagnostics: (maskNames: boolean) => readonly DiagnosticFile[];
  /** The office of several computers that this one belongs to; null where it works alone. */
  readonly office: Office | null;
  /** For getting into an office, and out of it, once all of this is closed. */
  readonly officeNeeds: OfficeNeeds;
  /** Closes the journal and the connections. Stop the agent first. */
  readonly close: () => void;
}
