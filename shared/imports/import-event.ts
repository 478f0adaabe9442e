/** @file All that can happen to an import; see [Note: the states of an import]. Every change of its state is one of these. */

import type { ToCompare } from "../confirmation/confirmation.ts";
import type { RowAnswer } from "../confirmation/row-answers.ts";
import type { Enclosure } from "../e-invoice/e-invoice.ts";
import type { Reversal, Reverses } from "../reversal/reversal.ts";
import type { PlanSettings } from "../settings/plan-settings.ts";
import type { ListScope } from "../spreadsheet/list-scope.ts";
import type { ReferenceKind } from "../spreadsheet/reference-list.ts";
import type { RowProblem } from "../spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../spreadsheet/template.ts";
import type { Money } from "../values/purchase-invoice.ts";
import type { Message } from "../wording/message.ts";
import type { AfterTry } from "./failures/after-try.ts";
import type { DropFailure } from "./failures/drop-failure.ts";
import type { ConnectionChanged, MayHaveGone, OutcomeUnknown, RejectedByService } from "./failures/failure.ts";
import type { NamedImport } from "./failures/named-import.ts";
import type { NotSent } from "./failures/not-sent.ts";
import type { LeftOutRow, OpenQuestion, StillWaiting } from "./failures/open-question.ts";
import type { CorrectionCopy, Repeats } from "./import.ts";
import type { SentRow } from "./row-fingerprint.ts";

/** Sums of one call that will be made; all zero for a document. */
export interface PartPlan {
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
}

/** For how long a decision can be undone, in milliseconds; absent for none. */
interface MayUndo {
  readonly undoMs?: number;
}

/** A batch that is divided: its `rows` become the last part, and the others stay. */
export interface PartSplit {
  readonly rows: readonly number[];
  /** What is left of the part. */
  readonly stays: PartPlan;
  readonly becomes: PartPlan;
}

/** A cell that a person corrected. */
interface CorrectedCell {
  readonly row: number;
  readonly column: string;
  /** The heading of its column; null where it has none. */
  readonly header: string | null;
  readonly from: string;
  readonly to: string;
}

/** Something that has happened. */
export type ImportEvent =
  | {
      readonly type: "plan";
      readonly parts: readonly PartPlan[];
      readonly leftOut: readonly RowProblem[];
      readonly sentBefore: readonly SentRow[];
      readonly purchaseInvoiceId: string | null;
      /** Null if it may be sent at once, else the doubts that it waits with, if there are any. */
      readonly hold: readonly RowProblem[] | null;
      /** Holds it in any case, and says why. */
      readonly mayHaveGone?: MayHaveGone | null;
      readonly pendingTemplate?: Template | null;
      readonly by: PlanSettings;
      /** The sheet of a workbook that has the rows, for the trail. */
      readonly sheet?: string;
      /** The documents inside an e-invoice. */
      readonly enclosures?: readonly Enclosure[];
      /** Why a document belongs to its invoice, for the trail; null if a person said so. */
      readonly evidence?: Message | null;
    }
  /** `scope`: what the list says of itself. `unused`: why it counts for nothing. `partly`: why some of its rows do. */
  | {
      readonly type: "store-register";
      readonly entries: number;
      readonly scope?: ListScope;
      readonly unused?: Message;
      readonly partly?: Message;
    }
  | { readonly type: "store-list"; readonly entries: number }
  /** Its keys are in the template for e-invoices. */
  | { readonly type: "store-suppliers" }
  /** A reference list of something else than suppliers; see [Note: a reference list]. */
  | { readonly type: "store-names"; readonly of: ReferenceKind; readonly entries: number }
  /** A template from the inbox, which the inbox now uses. */
  | { readonly type: "store-template"; readonly name: string }
  | { readonly type: "reclassify"; readonly kind: "batch" | "document" }
  | { readonly type: "ask"; readonly why: OpenQuestion }
  | { readonly type: "invalid-file"; readonly why: DropFailure }
  | { readonly type: "mark-duplicate"; readonly of: string }
  /** Its rows were sent with this import, its corrected copy or file; or a person says so. */
  | ({ readonly type: "mark-corrected"; readonly in: NamedImport } & MayUndo)
  /** It is the corrected copy or file of this import, which ends with it. For the trail alone. */
  | { readonly type: "mark-correction"; readonly of: NamedImport }
  /** Some of its rows were sent with this import; or none for certain, and it may be its corrected file. */
  | {
      readonly type: "replace-rows";
      readonly in: NamedImport;
      readonly rows: readonly SentRow[];
      readonly left: number;
      readonly stillWait?: readonly StillWaiting[];
    }
  /** A person says that this import isn't its corrected copy or file: it waits as it did before. */
  | { readonly type: "not-corrected"; readonly in: NamedImport }
  /** A person corrected cells in the window. They are in a copy that is put into the inbox; nothing else follows. */
  | { readonly type: "correct-cells"; readonly cells: readonly CorrectedCell[]; readonly copy: string }
  | { readonly type: "wait-for-original"; readonly original: string; readonly repeats: Repeats }
  | { readonly type: "begin-sending"; readonly part: number }
  | {
      readonly type: "accepted";
      readonly status: number;
      readonly answer: string;
      readonly documentId: string | null;
      /** What the finance system calls the request, where its answer says so. */
      readonly requestId?: string;
      /** Where the answer says that not all of the batch was saved. */
      readonly notSaved?: readonly LeftOutRow[];
      /** What of the batch counts as sent then. */
      readonly counted?: PartPlan;
    }
  | { readonly type: "rejected-by-service"; readonly why: RejectedByService }
  | { readonly type: "not-sent"; readonly why: NotSent; readonly notBefore: number }
  | { readonly type: "defer"; readonly why: NotSent; readonly notBefore: number }
  | { readonly type: "outcome-unknown"; readonly why: OutcomeUnknown; readonly lastEvidenceAt: number }
  /** Its inbox wants approval now; or, with a reason, has another connection than a part that was sent. */
  | { readonly type: "hold"; readonly why?: ConnectionChanged }
  /** Its inbox's settings are not those that it was planned by. See [Note: settings that shape a plan]. */
  | {
      readonly type: "read-again";
      /** The inbox's connection now. */
      readonly connection: string;
      /** True where a person has approved it, or was asked to: they are asked again. */
      readonly wantsApproval: boolean;
      /** What it was found to be the successor of, once it was read, and what it reverses then. */
      readonly inherits?: { readonly from: NamedImport; readonly reverses?: Reverses };
    }
  /** Its inbox or its connection has another id in the settings now. See [Note: ids in config.json]. */
  | { readonly type: "adopt"; readonly inbox: string; readonly connection: string }
  /**
   * What it waits for, or failed for, may have another answer now. Nobody has decided anything about it. `restUntil`: epoch
   * ms until which the decision that it follows from can be undone. See [Note: undo].
   */
  | { readonly type: "look-again"; readonly restUntil?: number }
  | ({ readonly type: "approve" } & MayUndo)
  | { readonly type: "answer"; readonly change: TemplateChange; readonly remember: boolean }
  /** `mayHaveArrived`: see [Note: what was sent]. */
  | ({
      readonly type: "reject";
      readonly reason: string | null;
      /** Of what may have been sent: as in settle. */
      readonly again?: PartSplit;
    } & AfterTry &
      MayUndo)
  | { readonly type: "retry" }
  | ({ readonly type: "send-anyway"; readonly reason: string } & MayUndo)
  | ({ readonly type: "attach"; readonly purchaseInvoiceId: string } & MayUndo)
  /** What was decided was a slip: the import is what it was before. See [Note: undo]. */
  | { readonly type: "take-back" }
  /** Its rows were sent, and its PDF passes to the import `to`, which attaches it. */
  | { readonly type: "hand-over"; readonly to: string }
  /** Its rows were sent, and the documents inside pass to these imports, which attach them; null for one that can't be. */
  | { readonly type: "take-out"; readonly to: readonly (string | null)[] }
  /** A person wants batches of it reversed. See [Note: a reversal]. */
  | ({ readonly type: "reverse" } & Omit<Reversal, "to">)
  /** The reversal that was asked for first is an import of its own now; or `to` took the place of the import `inPlaceOf`. */
  | { readonly type: "draft-reversal"; readonly to: NamedImport; readonly inPlaceOf?: string }
  /** A person wants these files inside it added to the inbox. See [Note: files inside]. */
  | ({ readonly type: "choose-inside"; readonly files: readonly string[] } & MayUndo)
  /** The files inside it were added to the inbox, under these names. Nothing is left to do about it. */
  | { readonly type: "take-inside"; readonly files: readonly string[] }
  | { readonly type: "take-as-spreadsheet" }
  /** `again`: where single rows were answered, what has arrived and what is sent again, as a batch of its own. */
  | { readonly type: "settle"; readonly answer: "arrived" | "send-again"; readonly again?: PartSplit }
  /** `list`: an invoice list has these rows, and no person has said anything about them. */
  | {
      readonly type: "settle-rows";
      readonly part: number;
      readonly answer: RowAnswer;
      readonly rows: readonly number[];
      readonly list?: NamedImport;
      /** Of a batch that was to be sent again: its other rows, which are sent as a batch of their own. */
      readonly again?: PartSplit;
    }
  /** A person has compared an invoice with the finance system that a list raised a question about. */
  | {
      readonly type: "settle-row";
      readonly part: number;
      readonly row: number;
      readonly is: ToCompare["finding"]["is"];
      /** A list lacks it, and a person has it sent again with this row: once that is sent, this one counts no more. */
      readonly again?: NamedImport & { readonly row: number };
    }
  /** `goesOn`: where another content has taken its place, or it has another name. See [Note: a successor]. */
  | ({ readonly type: "withdraw"; readonly was: string | null; readonly goesOn?: string } & AfterTry)
  | { readonly type: "return-to-inbox"; readonly at: string }
  /**
   * A person has the corrected copy put back into the inbox as `to`, where it is a new import. `is`: this one has the
   * copy, or is what the copy was when it was in the inbox before.
   */
  | { readonly type: "put-back"; readonly is: "copy" | "file"; readonly to: string }
  /** `isEdited`: it is moved back because it holds something else by now, and goes on there. */
  | { readonly type: "start-move"; readonly to: string; readonly isEdited?: true }
  /** The file at `at` has another content than when it was filed: `sha256`. People are told, and nothing else follows. */
  | { readonly type: "notice-change"; readonly at: string; readonly sha256: string }
  | {
      readonly type: "set-location";
      readonly at: string | null;
      readonly copy?: CorrectionCopy;
      /** As in withdraw, of what can't be withdrawn. */
      readonly goesOn?: string;
    }
  /** Restoring a journal: it may have been sent since the backup, so from `from` on (epoch ms). */
  | {
      readonly type: "outcome-unknown-after-restore";
      readonly why: OutcomeUnknown;
      readonly from: number;
      readonly lastEvidenceAt: number;
    }
  /** Restoring a journal: it may have been approved and sent since the backup. */
  | { readonly type: "hold-after-restore"; readonly why: MayHaveGone }
  /** After a restore: its file is in Done, at `at`, so all of it was sent. */
  | { readonly type: "sent-before-restore"; readonly at: string }
  /** After a restore: a file in Done that the journal does not know is entered, and counts as sent. */
  | { readonly type: "take-as-sent"; readonly at: string; readonly purchaseInvoiceId: string | null };
