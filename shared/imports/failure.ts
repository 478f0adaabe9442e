/** @file Every expected failure, as plain data that is stored, sent over IPC, and worded in one place. */

import type { EInvoice } from "../e-invoice/e-invoice.ts";
import type { Question, RowProblem } from "../spreadsheet/sheet-reading.ts";
import type { Money } from "../values/purchase-invoice.ts";
import type { Message } from "../wording/message.ts";
import type { Reason } from "../wording/reason.ts";
import type { Candidate, WhyUnmatched } from "./candidate.ts";
import type { SentRow } from "./row-fingerprint.ts";

/** The file itself is wrong, so sending it again can't help. */
export type DropFailure =
  | { readonly kind: "empty-file" }
  | { readonly kind: "incomplete-file"; readonly expected: Reason }
  /** The finance service's limit for a document, or our own for a spreadsheet. */
  | {
      readonly kind: "too-large";
      readonly as: "document" | "spreadsheet" | "e-invoice";
      readonly sizeBytes: number;
      readonly limitBytes: number;
    }
  | { readonly kind: "type-not-permitted"; readonly extension: string }
  | { readonly kind: "name-not-permitted"; readonly rule: NameRule }
  | { readonly kind: "content-differs-from-extension"; readonly extension: string; readonly found: Message }
  | { readonly kind: "unreadable-spreadsheet"; readonly detail: Message }
  | { readonly kind: "unreadable-e-invoice"; readonly detail: Message }
  | {
      readonly kind: "parser-stopped";
      readonly why: "time" | "memory" | "crash";
      /** False for a text file, which can't be made easier to read by saving it as one. */
      readonly isWorkbook: boolean;
      readonly detail: Message;
    }
  | { readonly kind: "leads-outside-inbox" };

/** The rules of service.md 4.2 for a document's file name. */
export type NameRule =
  | "control-character"
  | "forbidden-character"
  | "too-long"
  | "no-extension"
  | "ends-in-dot-or-space"
  | "not-encodable";

/** A row that needs a person while the rest of its file was sent. */
export interface LeftOutRow extends RowProblem {
  /** Set if the finance system took the row in a batch, and says that it didn't save it, or doesn't say whether it did. */
  readonly notSaved?: {
    /** The batch that it was sent in, from 0. */
    readonly part: number;
    /** True if it certainly wasn't saved: only then may another file send it again without a question. */
    readonly isCertain: boolean;
    readonly net: Money;
    readonly vat: Money;
  };
}

/** An import and its file's name, for people. */
export interface NamedImport {
  readonly id: string;
  readonly file: string;
}

/** A file with the same document. `mayHaveArrived`: it has ended, and an earlier try of it may have been sent. */
interface CopyOf extends NamedImport, AfterTry {}

/** `perhapsIn`: what may be its corrected file was sent, and it isn't certain. See [Note: a corrected file]. */
interface PerhapsCorrected {
  readonly perhapsIn?: NamedImport;
}

/** A row without problems that waits; with both invoices where the other file has another one with its number. */
export interface StillWaiting extends Pick<SentRow, "row" | "invoiceNumber" | "both"> {
  /** It was sent in the other file, and certainly not saved: that file waits for its correction. */
  readonly notSaved?: true;
}

/** A person can answer this. */
export type OpenQuestion =
  | ({
      readonly kind: "rows-have-problems";
      readonly problems: readonly LeftOutRow[];
      readonly rowsSent: number;
      /** How many rows without problems wait with them. */
      readonly rowsReady: number;
      /** The file that was sent last with some of its rows; those aren't counted above. */
      readonly replacedIn?: NamedImport;
      /** Some of the rows without problems that wait, once another file was sent with others. */
      readonly stillWait?: readonly StillWaiting[];
    } & PerhapsCorrected)
  | ({
      readonly kind: "cannot-tell";
      readonly questions: readonly Question[];
      /** Those that no answer solves. */
      readonly problems: readonly RowProblem[];
    } & PerhapsCorrected)
  | { readonly kind: "no-invoices" }
  /** See [Note: sync-conflict copies]; `original` is the name of the other version. */
  | { readonly kind: "sync-conflict"; readonly original: string }
  /** See [Note: a spreadsheet as a document]. */
  | {
      readonly kind: "spreadsheet-or-document";
      /** Set for a PDF that contains one, and whether the register has it already. */
      readonly eInvoice?: Pick<EInvoice, "number" | "currency"> & {
        readonly seller: string | null;
        readonly gross: string;
      };
      /** The invoices that it may belong to if it is a document. */
      readonly candidates: readonly Candidate[];
    }
  /**
   * Rows that resemble rows sent before in another file, but are not clearly the same; and rows of a file that a person
   * has to decide about first. `copyOf`: such a file with the same document, where there are no rows.
   */
  | { readonly kind: "already-sent"; readonly rows: readonly SentRow[]; readonly copyOf?: CopyOf }
  /** It is a reversal, and can't be sent now; `in` is another one of the same batch. See [Note: a reversal]. */
  | {
      readonly kind: "cannot-reverse";
      readonly why: "reversed-already" | "not-settled" | "other-office";
      readonly in?: NamedImport;
    }
  | {
      readonly kind: "no-purchase-invoice-id";
      readonly why: WhyUnmatched;
      /** The invoice that it was being attached to when it was renamed or changed. */
      readonly sentTo?: string;
      /** The invoices that a person can choose from. */
      readonly candidates: readonly Candidate[];
    };

/** Nothing reached the service, so it is safe to repeat. */
export type NotSent =
  | { readonly kind: "not-sent"; readonly why: "unreachable" | "cut-off"; readonly detail: Reason }
  | NetworkBlocked
  | { readonly kind: "busy"; readonly status: number; readonly retryAfterMs: number | null }
  /** `calls`: how many in a row nobody answered. See [Note: rest after unknown outcomes]. */
  | { readonly kind: "after-unknown"; readonly calls: number }
  | {
      readonly kind: "signed-out";
      readonly connection: string;
      readonly detail: Reason;
      /** Set if the service rejected a new token: only another call shows whether it still does. */
      readonly by?: "service";
    }
  | { readonly kind: "no-keychain"; readonly detail: Reason }
  | { readonly kind: "no-connection"; readonly connection: string }
  | { readonly kind: "file-changed" }
  | { readonly kind: "file-unreadable"; readonly detail: Reason };

/**
 * The office's network blocks the connection, and a person has to change that.
 *
 * `at` is the proxy, as host:port, or the host with the untrusted certificate. Nothing was sent to the service.
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

/** The service rejected the call. `body` is its answer. */
export interface RejectedByService extends PerhapsCorrected {
  readonly kind: "refused";
  readonly status: number;
  readonly body: string;
}

/** It may or may not have arrived, and only a person can find out. See [Note: three outcomes]. */
export interface OutcomeUnknown {
  readonly kind: "no-answer";
  readonly evidence:
    | "silence"
    | "cut-off-answer"
    | "unreadable-answer"
    | "contradictory-answer"
    | "died"
    | "answer-differs";
  readonly detail: Reason;
}

/**
 * [Note: what was sent]
 *
 * The calls in the journal say whether anything of an import was sent; its state doesn't. If the outcome of a call was
 * unknown and a person had it sent again, the first try may have arrived. That stays true if the file changes before the
 * second try. Then it needs a person, because what they asked for wasn't done.
 */
export interface AfterTry {
  readonly mayHaveArrived?: true;
}

/** A person cancelled it. */
interface Cancelled extends AfterTry {
  readonly kind: "rejected";
  readonly reason: string | null;
  /** How many files inside it were added to the inbox as files of their own. See [Note: files inside]. */
  readonly taken?: number;
}

/** Someone took the file away before it was sent. */
export interface Withdrawn extends AfterTry {
  readonly kind: "withdrawn";
  readonly was: string | null;
  /** A person was to approve it, whatever was in it. See [Note: a successor]. */
  readonly wantedApproval?: true;
  /** Of what was to go again: the file that was sent last with rows of it, and how many rows of it weren't sent since. */
  readonly sentSince?: NamedImport & { readonly left: number };
}

/** It was in the inbox when an older journal was restored, so it may have been sent. See [Note: after a restore]. */
export interface MayHaveGone {
  readonly kind: "may-have-gone";
  /** Epoch ms of the backup; 0 if there was none. */
  readonly from: number;
  readonly until: number;
}

/** Part of it was sent over one connection, or may have been, and its inbox has another one now. */
export interface ConnectionChanged {
  readonly kind: "connection-changed";
  /** The id of the connection that its rest is sent over, once a person approves that. */
  readonly from: string;
  /** The id of the inbox's connection now. */
  readonly to: string;
}

/** Every reason for which an import may fail or wait. */
export type Failure =
  | DropFailure
  | OpenQuestion
  | NotSent
  | RejectedByService
  | OutcomeUnknown
  | Withdrawn
  | Cancelled
  | MayHaveGone
  | ConnectionChanged;

/** Why a file in the inbox has not been taken up yet. */
export type UnsettledReason =
  | "new"
  | "still-changing"
  | "in-use"
  | "incomplete"
  | "last-line-open"
  | "unreadable"
  | "in-cloud"
  | "not-a-file"
  | "not-noted"
  | "journal-unchecked";
