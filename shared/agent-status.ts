/** @file How the agent stands, in one word and a few counts: what the tray, the window and `status` say. */

import type { Barred } from "./failure.ts";

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
  readonly flow: "browser" | "client-credentials";
  readonly signedIn: boolean;
  /** The account as the authority names it, or null where it does not say. */
  readonly account: string | null;
}

export interface InboxStatus {
  readonly id: string;
  readonly path: string;
  readonly connection: string;
  /** Null while the folder can be reached, else why not. */
  readonly unreachable: string | null;
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
  readonly connections: readonly ConnectionStatus[];
  readonly inboxes: readonly InboxStatus[];
  /** What is wrong with the settings, a sentence each. */
  readonly settingsProblems: readonly string[];
  readonly keychainProblem: string | null;
  /** What the network keeps us from, as the last call found it, or null. */
  readonly networkProblem: Barred | null;
}
