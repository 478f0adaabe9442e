/** @file What a person sees of a spreadsheet before they answer its questions or approve it. */

import type { Money } from "../values/purchase-invoice.ts";
import type { RowProblem, SheetReading } from "./sheet-reading.ts";

/** A spreadsheet as it would be read now. Its invoices are counted, not listed. */
export interface SheetPreview
  extends Pick<
    SheetReading,
    | "kind"
    | "sheet"
    | "headerRow"
    | "text"
    | "columns"
    | "dates"
    | "decimals"
    | "derived"
    | "agreedTotal"
    | "questions"
    | "shown"
    | "eInvoice"
  > {
  /** At most 500; `problemCount` counts them all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** At most 500. */
  readonly skipped: SheetReading["skipped"];
  readonly totals: SheetTotals;
}

/** Totals of the rows without problems; all zero while questions are open. */
interface SheetTotals {
  readonly invoices: number;
  readonly suppliers: number;
  readonly net: Money;
  readonly vat: Money;
}
