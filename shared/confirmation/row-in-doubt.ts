/** @file A row of a batch that may have been sent, with what is known of it. See [Note: row by row]. */

import type { NamedImport } from "../imports/failure.ts";
import type { PurchaseInvoice } from "../values/purchase-invoice.ts";
import type { RowEvidence } from "./confirmation.ts";
import type { RowAnswer } from "./row-answers.ts";

export interface RowInDoubt {
  /** The batch, 0-based. */
  readonly part: number;
  /** 1-based, as the spreadsheet program numbers it. */
  readonly row: number;
  readonly invoice: PurchaseInvoice;
  readonly answer: RowAnswer | null;
  /** The list that settled it. */
  readonly by: NamedImport | null;
  /** What lists say of it; null where they say nothing. */
  readonly evidence: RowEvidence | null;
}
