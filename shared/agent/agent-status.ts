/** @file The agent's status, a state and some counts: what the tray, the window and `status` show. */

import type { Unconfirmed } from "../confirmation/confirmation.ts";
import type { NetworkBlocked } from "../imports/failures/not-sent.ts";
import type { AccountDoubt } from "../imports/office.ts";
import type { ListProblem, ReferenceKind } from "../spreadsheet/reference-list.ts";
import type { Message } from "../wording/message.ts";
import type { Exception } from "./exceptions.ts";
import type { NotImported } from "./inbox-owner.ts";
import type { MissingDocuments } from "./missing-documents.ts";
import type { ReportMade } from "./morning-report.ts";
import type { OfficeStatus } from "./office-status.ts";
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
  /** The name of the office whose books these are, or null. */
  readonly office: string | null;
  readonly isTest: boolean;
  readonly flow: "browser" | "client-credentials";
  readonly signedIn: boolean;
  /** The account's name at the sign-in server, or null if it has none. Kept after a sign-in ends, until someone signs out. */
  readonly account: string | null;
  /** Why nothing is sent with this account until a person confirms it; it counts as signed out. See [Note: an account in doubt]. */
  readonly doubt?: AccountDoubt;
  /**
   * The newest register for this connection, and when it was dropped (epoch ms); null if there is none. `unused`: why it
   * counts for nothing, where none counts.
   */
  readonly register: {
    readonly file: string;
    readonly seenAt: number;
    /** The day on which it says it was made, yyyy-mm-dd, if that was an earlier one. */
    readonly madeOn?: string;
    readonly unused?: Message;
  } | null;
  /** The newest reference lists for its company; absent where there are none. See [Note: a reference list]. */
  readonly references?: readonly {
    readonly of: ReferenceKind;
    readonly file: string;
    /** Epoch ms at which it was added. */
    readonly seenAt: number;
    readonly entries: number;
  }[];
  /** The lists that the settings name and that can't be read; `since` in epoch ms. Absent for none. See [Note: a named list]. */
  readonly listProblems?: readonly (ListProblem & { readonly of: ReferenceKind; readonly path: string })[];
  /** Epoch ms at which the access token expires; null if there is none, or if that is unknown. */
  readonly expiresAt: number | null;
  /** True if a new token can be fetched without a person. */
  readonly canRefresh: boolean;
  /** The day on which its client secret expires, yyyy-mm-dd, where the settings say so. */
  readonly secretExpires?: string;
}

export interface InboxStatus {
  readonly id: string;
  readonly path: string;
  readonly connection: string;
  /** Why the folder cannot be reached, or null. */
  readonly unreachable: string | null;
  /** Epoch ms at which this process first noticed that; absent while it can be reached. */
  readonly unreachableSince?: number;
  /** How many of its files are not imported because they were there first; absent where there are none. */
  readonly leftAlone?: number;
  /** Why nothing is taken from it, or null. */
  readonly notImported: NotImported | null;
}

/** An inbox outside its posting hours. */
export interface ClosedInbox {
  readonly inbox: string;
  /** Epoch ms at which its hours begin. */
  readonly opensAt: number;
  /** How many of its files are ready to send then. */
  readonly files: number;
}

/**
 * What kept a call from the finance system, the most useful to know first: the network blocked it, it didn't get there, or
 * the finance system answered that it is busy, so it can be reached.
 */
export type OfflineCause = NetworkBlocked | { readonly kind: "not-sent" } | { readonly kind: "busy" };

/** Counts of all imports in the journal by outcome. They add up to `dropped`. */
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
  /** How many need a person: all of `needsYou`, and the failed ones whose file is still in Failed. */
  readonly needPerson: number;
  /** What the folders hold and the journal does not, or the other way round. Each needs a person. At most 100. */
  readonly exceptions: readonly Exception[];
  /** What was sent and no invoice list has confirmed yet; null where no list was ever added. */
  readonly unconfirmed: Pick<Unconfirmed, "invoices" | "oldestSentAt" | "byAge" | "isComplete"> | null;
  /** The documents among them that have waited for their invoice longer than their inbox allows; null if none has. */
  readonly overdue: {
    readonly documents: number;
    readonly daysOfOldest: number;
    /** Epoch ms when the last of them was added: a later one is news. */
    readonly newestSeenAt: number;
  } | null;
  /** Documents that list files name but nobody dropped for that long, with the oldest; null if there are none. */
  readonly missingDocuments: { readonly documents: number; readonly first: MissingDocuments } | null;
  readonly connections: readonly ConnectionStatus[];
  readonly inboxes: readonly InboxStatus[];
  /** The documents that this process is sending. Those of another process are not known. */
  readonly uploads: readonly Upload[];
  /** Epoch ms at which a pause ends by itself; null if it does not, or if nothing is paused. */
  readonly pausedUntil: number | null;
  /** The inboxes that send nothing now because of their posting hours. */
  readonly closed: readonly ClosedInbox[];
  /** The inboxes that an invalid setting keeps from being used; absent for none. */
  readonly unusedInboxes?: readonly { readonly path: string; readonly connection: string | null }[];
  /** A sentence for each invalid setting. */
  readonly settingsProblems: readonly string[];
  readonly keychainProblem: string | null;
  /** The last tonight check. */
  readonly tonight: TonightCheck | null;
  /** The last morning report. Its alarms need a person. */
  readonly report: ReportMade | null;
  /** The status of the office of several computers; absent if this computer works alone. */
  readonly office?: OfficeStatus;
  /** The names of the connections whose finance system rejects the token of a valid sign-in; absent for none. */
  readonly turnedDown?: readonly string[];
  /** The ids of connections over which spreadsheets wait until a file that may be an invoice list was read; absent for none. */
  readonly waitsForLists?: readonly string[];
  /**
   * The connections over which nothing is sent because nobody answered the last calls, the soonest over first; absent for
   * none. `until` in epoch ms. See [Note: rest after unknown outcomes].
   */
  readonly afterUnknown?: readonly { readonly connection: string; readonly files: number; readonly until: number }[];
  /**
   * Those under way that aren't ready to be sent, so they must not be announced as sent automatically: `unsettled` are still
   * being saved, `others` are being read, wait for another file, or have an inbox that isn't set. Absent where there are none.
   */
  readonly notReady?: { readonly unsettled: number; readonly others: number };
  /** Why files wait for their call, or null. */
  readonly offlineCause: OfflineCause | null;
}
