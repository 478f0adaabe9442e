/** @file All that can happen to an import. */

import type {
  DropFailure,
  MayHaveGone,
  NoAnswer,
  NotSent,
  OpenQuestion,
  Refused,
} from "../../../shared/imports/failure.ts";
import type { CorrectionCopy } from "../../../shared/imports/import.ts";
import type { SentRow } from "../../../shared/imports/row-fingerprint.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Money } from "../../../shared/values/purchase-invoice.ts";
import type { Line } from "../../../shared/wording/message.ts";

/** Sums of one call that will be made; all zero for a document. */
export interface PartPlan {
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
}

/** Something that has happened. */
export type Step =
  | {
      readonly did: "plan";
      readonly parts: readonly PartPlan[];
      readonly leftOut: readonly RowProblem[];
      readonly sentBefore: readonly SentRow[];
      readonly purchaseInvoiceId: string | null;
      /** Null where it may go at once, else the doubts that it waits with, if there are any. */
      readonly hold: readonly RowProblem[] | null;
      /** Holds it whatever else, and says why. */
      readonly mayHaveGone?: MayHaveGone | null;
      readonly lesson?: Template | null;
      /** Why a document belongs where it goes, for the trail; null where a person has said so. */
      readonly evidence?: Line | null;
    }
  | { readonly did: "keep-register"; readonly entries: number }
  | { readonly did: "keep-list"; readonly entries: number }
  | { readonly did: "change-kind"; readonly kind: "batch" | "document" }
  | { readonly did: "ask"; readonly why: OpenQuestion }
  | { readonly did: "refuse"; readonly why: DropFailure }
  | { readonly did: "find-twin"; readonly of: string }
  | { readonly did: "wait-behind"; readonly elder: string }
  | { readonly did: "begin"; readonly part: number }
  | { readonly did: "accept"; readonly status: number; readonly answer: string; readonly documentId: string | null }
  | { readonly did: "decline"; readonly why: Refused }
  | { readonly did: "not-send"; readonly why: NotSent; readonly notBefore: number }
  | { readonly did: "hold-back"; readonly why: NotSent; readonly notBefore: number }
  | { readonly did: "lose-sight"; readonly why: NoAnswer; readonly lastEvidenceAt: number }
  | { readonly did: "approve" }
  | { readonly did: "answer"; readonly change: TemplateChange; readonly remember: boolean }
  | { readonly did: "reject"; readonly reason: string | null }
  | { readonly did: "retry" }
  | { readonly did: "send-anyway"; readonly reason: string }
  | { readonly did: "attach"; readonly purchaseInvoiceId: string }
  | { readonly did: "take-as-spreadsheet" }
  | { readonly did: "settle"; readonly answer: "arrived" | "send-again" }
  | { readonly did: "withdraw"; readonly was: string | null }
  | { readonly did: "come-back"; readonly at: string }
  | { readonly did: "move"; readonly to: string }
  | { readonly did: "lie"; readonly at: string | null; readonly copy?: CorrectionCopy };
