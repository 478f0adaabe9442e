/** @file Everything that is expected to go wrong, as plain data: it is stored, sent over IPC and put into words once. */

import type { Question, RowProblem } from "../spreadsheet/sheet-reading.ts";
import type { Message } from "../wording/message.ts";
import type { Reason } from "../wording/reason.ts";
import type { Candidate, WhyUnmatched } from "./candidate.ts";
import type { SentRow } from "./row-fingerprint.ts";

/** Wrong with the drop itself; sending it again cannot help. */
export type DropFailure =
  | { readonly kind: "empty-file" }
  | { readonly kind: "incomplete-file"; readonly expected: Reason }
  | { readonly kind: "too-large"; readonly sizeBytes: number; readonly limitBytes: number }
  | { readonly kind: "type-not-permitted"; readonly extension: string }
  | { readonly kind: "name-not-permitted"; readonly rule: NameRule }
  | { readonly kind: "content-differs-from-extension"; readonly extension: string; readonly found: Message }
  | { readonly kind: "unreadable-spreadsheet"; readonly detail: Message }
  | { readonly kind: "parser-stopped"; readonly why: "time" | "memory" | "crash"; readonly detail: Message }
  | { readonly kind: "leads-outside-inbox" };

/** The rules of service.md 4.2 for a document's file name. */
export type NameRule = "control-character" | "forbidden-character" | "too-long" | "no-extension" | "not-encodable";

/** A person can answer this. */
export type OpenQuestion =
  | { readonly kind: "rows-have-problems"; readonly problems: readonly RowProblem[]; readonly rowsSent: number }
  | { readonly kind: "cannot-tell"; readonly questions: readonly Question[] }
  | { readonly kind: "no-invoices" }
  /** See [Note: a spreadsheet as a document]. */
  | {
      readonly kind: "spreadsheet-or-document";
      /** What it may belong to if it is a document. */
      readonly candidates: readonly Candidate[];
    }
  /** Rows that resemble what went before in another file, and are not simply the same. */
  | { readonly kind: "already-sent"; readonly rows: readonly SentRow[] }
  | {
      readonly kind: "no-purchase-invoice-id";
      readonly why: WhyUnmatched;
      /** What it may be, for a person to choose from. */
      readonly candidates: readonly Candidate[];
    };

/** Nothing reached the service: safe to repeat. */
export type NotSent =
  | { readonly kind: "not-sent"; readonly why: "unreachable" | "cut-off"; readonly detail: Reason }
  | NetworkBlocked
  | { readonly kind: "busy"; readonly status: number; readonly retryAfterMs: number | null }
  | {
      readonly kind: "signed-out";
      readonly connection: string;
      readonly detail: Reason;
      /** Set where the service turned a new token down, so that only asking it again tells whether it still does. */
      readonly by?: "service";
    }
  | { readonly kind: "no-keychain"; readonly detail: Reason }
  | { readonly kind: "no-connection"; readonly connection: string }
  | { readonly kind: "file-changed" }
  | { readonly kind: "file-unreadable"; readonly detail: Reason };

/**
 * The network between here and there does not let us through, and somebody has to do something about it.
 *
 * `at` is the proxy, as host:port, or the host whose certificate does not do. Nothing has left for the service.
 */
export interface NetworkBlocked {
  readonly kind: "barred";
  readonly by:
    | "proxy-away"
    | "proxy-password"
    | "proxy-sign-in"
    | "proxy-kind"
    | "proxy-refuses"
    | "certificate-unknown"
    | "certificate-date"
    | "certificate-name"
    | "settings";
  readonly at: string;
  readonly detail: Reason;
}

/** The service said no; the body is its own words. */
export interface RejectedByService {
  readonly kind: "refused";
  readonly status: number;
  readonly body: string;
}

/** It may have arrived or not, and only a person can find out. See [Note: three outcomes]. */
export interface OutcomeUnknown {
  readonly kind: "no-answer";
  readonly evidence: "silence" | "cut-off-answer" | "unreadable-answer" | "died" | "answer-differs";
  readonly detail: Reason;
}

/** A person looked at it and said no. */
interface Cancelled {
  readonly kind: "rejected";
  readonly reason: string | null;
}

/** Someone took the file away before it was sent. */
export interface Withdrawn {
  readonly kind: "withdrawn";
  readonly was: string | null;
}

/** It lay there when a journal was restored, which has forgotten what was sent between the two. See [Note: after a restore]. */
export interface MayHaveGone {
  readonly kind: "may-have-gone";
  /** Epoch ms; from 0 where there was no backup. */
  readonly from: number;
  readonly until: number;
}

/** A person said that what stood as unknown did not arrive, or turned it down. */
export type Failure =
  | DropFailure
  | OpenQuestion
  | NotSent
  | RejectedByService
  | OutcomeUnknown
  | Withdrawn
  | Cancelled
  | MayHaveGone;

/** Why a file in the inbox has not been taken up yet. */
export type UnsettledReason =
  | "new"
  | "still-changing"
  | "in-use"
  | "incomplete"
  | "unreadable"
  | "not-a-file"
  | "not-noted"
  | "journal-unchecked";
