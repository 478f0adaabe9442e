/** @file Every expected failure, as plain data that is stored, sent over IPC, and worded in one place. */

import type { Reason } from "../../wording/reason.ts";
import type { AfterTry } from "./after-try.ts";
import type { DropFailure } from "./drop-failure.ts";
import type { NamedImport, PerhapsCorrected } from "./named-import.ts";
import type { NotSent } from "./not-sent.ts";
import type { OpenQuestion } from "./open-question.ts";

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
