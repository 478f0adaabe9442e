/** @file How the agent stands, in one word and a few counts: what the tray, the window and `status` say. */

import type { NetworkBlocked } from "../imports/failure.ts";
import type { MissingDocuments } from "./missing-documents.ts";
import type { ReportMade } from "./morning-report.ts";
import type { TonightCheck } from "./tonight.ts";
import type { Upload } from "./upload.ts";

export type AgentState =
  | "idle"
  | "working"
  | "waiting"
  | "needs-you"
  | "offline"
  | "signed-out"
  | "paused"
  | "not-set-up"
  | "not-running";

export interface ConnectionStatus {
  readonly id: string;
  readonly name: string;
  /** What people call the office whose books these are, or null. */
  readonly office: string | null;
  readonly isTest: boolean;
  readonly flow: "browser" | "client-credentials";
  readonly signedIn: boolean;
  /** As the authority names it, or null where it does not say; also of a sign-in that has ended, until someone signs out. */
  readonly account: string | null;
  /** The newest register for it, and when it was dropped (epoch ms); null where there is none. */
  readonly register: { readonly file: string; readonly seenAt: number } | null;
  /** Epoch ms at which the token at hand runs out; null where there is none, or nobody says. */
  readonly expiresAt: number | null;
  /** Whether another token can be had without a person. */
  readonly canRefresh: boolean;
}

export interface InboxStatus {
  readonly id: string;
  readonly path: string;
  readonly connection: string;
  /** Null while the folder can be reached, else why not. */
  readonly unreachable: string | null;
}

/** An inbox outside its posting hours. */
export interface ClosedInbox {
  readonly inbox: string;
  /** Epoch ms at which its hours begin. */
  readonly opensAt: number;
  /** How many of its files are ready and wait for that. */
  readonly files: number;
}

/** Of all imports in the journal; they add up to `dropped`. */
export interface ImportCounts {
  readonly underWay: number;
  readonly done: number;
  readonly failed: number;
  readonly needsYou: number;
  readonly duplicate: number;
}

export interface AgentStatus {
  readonly state: AgentState;
  readonly since: number;
  readonly counts: ImportCounts;
  /** How many ask for a person: all of needsYou, and the failed ones whose file still lies in Failed. */
  readonly needPerson: number;
  /** Of those, documents that have waited for their invoice longer than their inbox's settings want; null where none has. */
  readonly overdue: { readonly documents: number; readonly daysOfOldest: number } | null;
  /** Documents that list files name and that have not come for as long; the one that is missed for longest. Null where all have. */
  readonly notCome: { readonly documents: number; readonly first: MissingDocuments } | null;
  readonly connections: readonly ConnectionStatus[];
  readonly inboxes: readonly InboxStatus[];
  /** The documents that this process is sending; what another one sends it does not know. */
  readonly uploads: readonly Upload[];
  /** Epoch ms at which a pause ends by itself; null where it does not, or where nothing is paused. */
  readonly pausedUntil: number | null;
  /** The inboxes that send nothing now because of their posting hours. */
  readonly closed: readonly ClosedInbox[];
  /** What is wrong with the settings, a sentence each. */
  readonly settingsProblems: readonly string[];
  readonly keychainProblem: string | null;
  /** Whether the night will work, as it was found last. */
  readonly tonight: TonightCheck | null;
  /** The last morning report; what did not add up in it asks for a person. */
  readonly report: ReportMade | null;
  /** What the network keeps us from, as the last call found it, or null. */
  readonly networkProblem: NetworkBlocked | null;
}
