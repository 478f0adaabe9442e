/** @file What a person sees of a spreadsheet before they say how it is to be read, or that it may go. */

import type { Money } from "../values/purchase-invoice.ts";
import type { RowProblem, SheetReading } from "./sheet-reading.ts";

/** A spreadsheet as it would be read now; its invoices are counted, not listed. */
export interface SheetPreview
  extends Pick<
    SheetReading,
    "kind" | "sheet" | "headerRow" | "text" | "columns" | "dates" | "decimals" | "derived" | "questions" | "shown"
  > {
  /** At most 500; `problemCount` has them all. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  /** At most 500. */
  readonly skipped: SheetReading["skipped"];
  readonly totals: SheetTotals;
}

/** Of the rows that have no problem; all zero while something is asked. */
interface SheetTotals {
  readonly invoices: number;
  readonly suppliers: number;
  readonly net: Money;
  readonly vat: Money;
}
