/** @file An import: the journal's record of one drop, from settled file to its end. */

import type { RowAnswers } from "../confirmation/row-answers.ts";
import type { Enclosure } from "../e-invoice/e-invoice.ts";
import type { Reversal, Reverses } from "../reversal/reversal.ts";
import type { PlanSettings } from "../settings/plan-settings.ts";
import type { ReferenceKind } from "../spreadsheet/reference-list.ts";
import type { RowProblem } from "../spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../spreadsheet/template.ts";
import type { Money } from "../values/purchase-invoice.ts";
import type { Message } from "../wording/message.ts";
import type { ConnectionChanged, Failure, MayHaveGone, OutcomeUnknown } from "./failures/failure.ts";
import type { NamedImport } from "./failures/named-import.ts";
import type { LeftOutRow } from "./failures/open-question.ts";
import type { SentRow } from "./row-fingerprint.ts";

export type ImportKind = "batch" | "document" | "register";

/**
 * [Note: the states of an import]
 *
 *   (settling) ──► reading ──plan──► queued ──begin-sending──► sending ──accepted──► done
 *                    │  │  ▲          ▲ ▲ ▲                     │ │ │
 *                    │  │  │   approve│ │ └──────not-sent───────┘ │ └──rejected-by-service──► failed
 *                    │  │  │          │ │                         │ outcome-unknown            │
 *                    │  │  │ retry   held└─settle: send-again── unknown                        │
 *                    │  │  └─────────────────────────────────────┼────────────────────────────┤
 *                    │  ├──► waiting (a person can answer)        └─settle: arrived──► done
 *                    │  └──► failed  (invalid-file: nobody can send this)
 *                    └─────► duplicate (mark-duplicate: all of it was sent before)
 *
 * - answer: waiting ──► reading, held ──► reading.
 * - hold, where its inbox wants approval from now on, or has another connection than the part that was sent: queued ──► held.
 * - read-again, where its inbox's settings are not those that it was planned by: queued, held, waiting ──► reading.
 * - reject: waiting, held, queued ──► failed; and sending ──► failed for a document whose last byte has not left.
 * - withdraw, where someone took the file away before it was sent: reading, waiting, held, queued, sending ──► failed.
 * - store-register, store-list, which have nothing to send: reading ──► done.
 * - send-anyway: duplicate ──► reading, waiting ──► reading.
 * - retry of an import of which some batches were sent: failed ──► queued. Where its rest was sent in another file
 *   meanwhile, it asks: queued ──► waiting ──► queued.
 * - mark-corrected, where the corrected copy or file of one with problems was sent: waiting ──► done, failed ──► done;
 *   and not-corrected, where a person says that it wasn't: done ──► waiting, done ──► failed. See [Note: a corrected file].
 * - accepted and rejected-by-service, by an answer that its computer heard after another one took over: unknown ──► done,
 *   queued, waiting or failed. See [Note: a late answer].
 * - accepted and settle, where rows were left out because of problems: sending ──► waiting, unknown ──► waiting.
 * - settle-rows, which answers row by row: as settle once all rows have arrived, else it stays unknown; and done ──► unknown,
 *   where a person says that a list was wrong; and waiting ──► waiting or done, where a list has rows of which an answer
 *   left unclear whether they were saved; and waiting ──► queued, where rows that were to go again are there after all. See
 *   [Note: row by row].
 * - take-back, within seconds of an approve, attach, send-anyway or reject: queued ──► held, reading ──► waiting,
 *   reading ──► failed, reading ──► duplicate, failed ──► held, waiting or queued, as it was before. See [Note: undo].
 * - a document that newer lists match to another invoice is planned again: queued ──► waiting ──► reading; and so is a
 *   spreadsheet of which newer lists know a row, once a person has said what to do.
 *
 * [Note: waiting for the original]
 *
 * An import with a row, or all the content, of one that is queued or being sent waits in `reading` until that one is over:
 * it is a duplicate if the original was sent, and is sent itself if the original was rejected. The original continues by
 * itself, so this does too. One that is held or unknown waits for a person, perhaps for days. Nothing waits for it
 * silently: who has the same asks (`already-sent`, with `openAs`), and is planned again by itself once the original was
 * decided about.
 *
 * Where a journal is restored from a backup, or an inbox is taken over from another one, what was about to be sent may
 * have been sent since: queued, sending, unknown ──► unknown. What is held stays held, and says so. What is found in
 * Done was sent: unknown ──► done, and what the journal does not know is entered: reading ──► done.
 *
 * `settling` is never stored: a file that has not settled is seen on the disk,
 * again each time. All other states are in the journal before anything acts on them.
 */
export type ImportState =
  /** `behind`: the import that holds some of the same and continues by itself; what becomes of it decides. See [Note: waiting for the original]. */
  | {
      readonly at: "reading";
      readonly behind?: string;
      readonly repeats?: Repeats;
      /** A person was asked to approve it before it was read again: they are asked again, whatever the settings want. */
      readonly wantsApproval?: true;
      /** Epoch ms since when it asks a person, where it is only looked at again: that it still asks is nothing new. */
      readonly askedSince?: number;
      /** The names of the files inside it that a person wants added to the inbox; nothing else is read of it. */
      readonly inside?: readonly string[];
    }
  /** Waits for approval: because the inbox's settings want it, and for each of these doubts, if there are any. */
  | {
      readonly at: "held";
      readonly doubts: readonly RowProblem[];
      /** Whatever the settings want: it may have gone already, or in part over another connection. */
      readonly why?: MayHaveGone | ConnectionChanged;
    }
  | {
      readonly at: "queued";
      /** What went wrong the last time, or null where it has not been tried. */
      readonly why: Failure | null;
      readonly attempts: number;
      /** Epoch ms before which it is not tried again. */
      readonly notBefore: number;
    }
  | {
      readonly at: "sending";
      readonly part: number;
      readonly attempts: number;
      /** A person wants it stopped: it ends in `failed`, unless all of it has left by then. */
      readonly rejected?: { readonly reason: string | null };
    }
  | { readonly at: "unknown"; readonly part: number; readonly why: OutcomeUnknown }
  | { readonly at: "waiting"; readonly why: Failure }
  /**
   * `correctedIn`: its rows were sent with its corrected copy or file, and it `was` like this before. See [Note: a
   * corrected copy]. `closed`: a person has dealt with the rows that were not sent, or not saved.
   * `listOf`: which reference list it is. `unused`: why an invoice list counts for nothing. `partly`: why some of its rows do.
   */
  | {
      readonly at: "done";
      readonly correctedIn?: NamedImport;
      readonly was?: Extract<ImportState, { readonly at: "waiting" | "failed" }>;
      readonly closed?: { readonly reason: string | null };
      readonly listOf?: ReferenceKind;
      readonly unused?: Message;
      readonly partly?: Message;
    }
  | { readonly at: "failed"; readonly why: Failure }
  | { readonly at: "duplicate"; readonly of: string };

/** What an import that waits for another shares with it. */
export interface Repeats {
  /** The name of the other file, as it was dropped. */
  readonly file: string;
  /** How many rows; null where all the content is the same. */
  readonly rows: number | null;
  /** The first of the rows. */
  readonly first: { readonly row: number; readonly invoiceNumber: string | null } | null;
}

export type StateName = ImportState["at"];

/** One call that creates something: a batch, or one document. */
export interface Part {
  readonly state: "planned" | "sending" | "done" | "unknown" | "refused";
  /**
   * How many purchase invoices it holds; 0 for a document. Once it is done, those that the answer says were not saved
   * are no longer counted, nor are their amounts: they are in `leftOut`. See sentInPart.
   */
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
  /** Epoch ms of the first byte of the last try. */
  readonly sentAt: number | null;
  /** Epoch ms of the last evidence: the answer, or the moment it was given up. What was answered is in the trail. */
  readonly endedAt: number | null;
  readonly status: number | null;
  /** Where it was unknown, and something is known of single rows. See [Note: row by row]. */
  readonly answers?: RowAnswers;
}

/**
 * Where the file is; every path is relative to the inbox, `/` between its parts.
 *
 * A move is written down before it is made, so that one cut short by a crash
 * is finished by the next sweep and never taken for a lost file.
 */
export interface FilePlace {
  readonly dropped: string;
  /** Null once someone took the file away, or laid another one in its place. */
  readonly path: string | null;
  readonly movingTo: string | null;
  /** The correction copy beside it, if there is one. */
  readonly copy?: CorrectionCopy;
  /** Where another content took its place that was not read yet. See [Note: a successor]. */
  readonly goesOn?: string;
}

/** A file of ours with the rows that someone has to correct. */
export interface CorrectionCopy {
  readonly path: string;
  /** As we wrote it. */
  readonly sha256: string;
}

export interface Import {
  readonly id: string;
  /** Counts the saves; a save from a stale copy is refused. */
  readonly version: number;
  readonly inbox: string;
  readonly connection: string;
  readonly kind: ImportKind;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly seenAt: number;
  readonly since: number;
  readonly state: ImportState;
  readonly parts: readonly Part[];
  readonly place: FilePlace;
  /** Of a document, or of the documents inside an e-invoice, where a person has given it. An int64 as text. */
  readonly purchaseInvoiceId: string | null;
  readonly documentId: string | null;
  /** Rows that were left out, or sent and not saved; they ask for a person once the rest was sent. */
  readonly leftOut: readonly LeftOutRow[];
  /** Rows that were left out because they had been sent in another file; they need nothing more. */
  readonly sentBefore: readonly SentRow[];
  /**
   * What a person wants sent although it was sent before: all of a duplicate, or what was asked about.
   * It counts for one sending: the next try asks again.
   */
  readonly anyway: "all" | "asked" | null;
  /** What a person has said about how this file is to be read. */
  readonly answers: Answers | null;
  /** How files like this will be read once a person has approved this one; until then it isn't confirmed that it was read right. */
  readonly pendingTemplate: Template | null;
  /** The documents inside an e-invoice, in its order. See [Note: a PDF that waits for its ID]. */
  readonly enclosures: readonly TakenEnclosure[];
  /** The settings that its parts were planned by; null where none are planned. */
  readonly plannedBy: PlanSettings | null;
  /** Absent where no decision could be undone a moment ago. */
  readonly undo?: Undo;
  /** The id of the import whose file this one took the place of. See [Note: a successor]. */
  readonly follows?: string;
  /** What it reverses; absent if a person added it. See [Note: a reversal]. */
  readonly reverses?: Reverses;
  /** The reversals of its batches that were asked for, oldest first. */
  readonly reversals?: readonly Reversal[];
}

/**
 * A decision that can be undone, or could be a moment ago.
 *
 * [Note: undo]
 *
 * The decision is in the journal with the time until which it can be undone, and nothing goes on with the import before
 * that: neither in this process, nor in one that starts after a crash, nor on another computer of the office. So an undo
 * in time leaves no request at all. What else follows from the decision rests as long: see {@link ImportEvent}, look-again.
 */
interface Undo {
  /** Epoch ms before which the import rests. */
  readonly until: number;
  /** What the import was before, as far as it has changed; null where it is too late, or was never its own decision. */
  readonly to: UndoneTo | null;
}

type UndoneTo = Pick<Import, "state"> &
  Partial<Pick<Import, "since" | "kind" | "parts" | "leftOut" | "purchaseInvoiceId" | "anyway" | "plannedBy">>;

/** A document inside an e-invoice. */
export interface TakenEnclosure extends Enclosure {
  /** The import that attaches it; null while it is inside. */
  readonly to: string | null;
}

/** How a person wants one file read, and whether files like it are read so from now on. */
interface Answers {
  /** All that was said. */
  readonly change: TemplateChange;
  /** True where some of it is to be remembered. */
  readonly remember: boolean;
  /** The part of it that was said for this file only. */
  readonly once?: TemplateChange;
}
