/** @file What the agent is handed: the pipeline, the journal and the inboxes, and who is told of its status. */

import type { AgentStatus, ConnectionStatus } from "../../shared/agent/agent-status.ts";
import type { InboxCount } from "../../shared/agent/exceptions.ts";
import type { AgentHealth } from "../../shared/agent/health.ts";
import type { Missed } from "../../shared/agent/missing-documents.ts";
import type { OfficeStatus } from "../../shared/agent/office-status.ts";
import type { Pause, PauseLength } from "../../shared/agent/pause.ts";
import type { Confirmations } from "../../shared/confirmation/confirmation.ts";
import type { Import, StateName } from "../../shared/imports/import.ts";
import type { AccountDoubt } from "../../shared/imports/office.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import type { FollowJournal } from "../imports/follow-settings.ts";
import type { ImportQueue } from "../imports/import-queue.ts";
import type { FileLook } from "../imports/ports/folder-port.ts";
import type { Ports } from "../imports/ports/ports.ts";
import type { DailyJobs } from "../nightly/daily-jobs.ts";
import type { SweepFindings } from "./sweep-inboxes.ts";

/** What the agent needs beside the pipeline's ports. */
export interface AgentParts {
  readonly ports: Ports;
  readonly queue: ImportQueue;
  readonly readSettings: () => ReadSettings;
  /** Finds out which inboxes are one folder, for the next `readSettings`. Never rejects. */
  readonly lookAtFolders: () => Promise<void>;
  /** Looks at a file that the settings name. It never waits for long. */
  readonly lookAtFile: (path: string) => Promise<FileLook>;
  /** The data folder where its disk takes nothing more, else null. */
  readonly findFullDisk: () => Promise<string | null>;
  /** A sentence for each template of these inboxes that cannot be used. */
  readonly templateProblems: (inboxes: readonly InboxSettings[]) => readonly string[];
  readonly inboxes: {
    /** @param onlyLooks for a look that may write nothing down */
    sweep(inbox: InboxSettings, nowMs: number, onlyLooks: boolean): Promise<SweepFindings>;
    /** Counts what is there without the sweep's help. Rejects where the inbox cannot be listed. */
    count(inbox: InboxSettings, nowMs: number): Promise<InboxCount>;
    /** @param onChange is told when something may have changed in the inbox; some changes are never reported */
    watch(inbox: InboxSettings, onChange: () => void): { close(): Promise<void> };
  };
  readonly journal: {
    tally(): { readonly byState: Readonly<Partial<Record<StateName, number>>>; readonly needPerson: number };
    /** Times in epoch ms. */
    waitingDocuments(
      inbox: string,
      seenBefore: number,
    ): { readonly documents: number; readonly oldestSeenAt: number; readonly newestSeenAt: number };
    newestRegister(connection: string): ConnectionStatus["register"];
    changesSince(seq: number): { readonly changed: readonly Import[]; readonly seq: number };
    /** Not null where a write found no room on the disk, until that is forgotten. */
    foundNoRoom(): unknown;
    forgetNoRoom(): void;
  } & FollowJournal &
    Missed &
    Confirmations;
  /**
   * Reports when any process has changed the journal or the settings, and may miss a change.
   *
   * @returns ends it
   */
  readonly watchData: (onChange: () => void) => () => void;
  /** Changes whenever someone signs in or out, in any process. */
  readonly accountsMark: () => string | null;
  readonly accountStatus: (connection: Connection) => Promise<AccountStatus>;
  readonly dailyJobs: DailyJobs;
  readonly pausing: {
    /** The pause that holds now, or null. */
    now(): Pause | null;
    begin(length: PauseLength): Promise<void>;
    end(): Promise<void>;
  };
  /** Told of every import that this or another process has changed, within a second. */
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
  readonly onUnsettled: (unsettled: readonly Unsettled[]) => void;
  /** Told at every turn how the rounds go: for the sign of life, and for those who watch from elsewhere. */
  readonly onTurn: (health: AgentHealth, status: AgentStatus) => Promise<void>;
  /** The office of several computers; absent where this computer works alone. One that does not drive looks and changes nothing. */
  readonly office?: {
    readonly drives: () => boolean;
    readonly status: () => OfficeStatus;
    /** For an answer that came after another computer took over: writes without driving. */
    readonly late: Pick<Ports["journal"], "commit">;
  };
  /** Keeps the queue from beginning anything while the machine goes to sleep. */
  readonly holdSending: (isHeld: boolean) => void;
  readonly report: (bug: unknown) => void;
}

/** The sign-in of one connection. */
export interface AccountStatus {
  readonly signedIn: boolean;
  readonly account: string | null;
  readonly doubt?: AccountDoubt;
  readonly keychainProblem: string | null;
  /** Epoch ms. */
  readonly expiresAt: number | null;
  readonly canRefresh: boolean;
}
