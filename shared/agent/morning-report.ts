/** @file The summary of the last morning report that every process knows. Its figures are made in main/report. */

/** What the journal, its audit trail and the folders disagree about. */
export type Difference =
  | { readonly is: "missing"; readonly file: string; readonly path: string }
  | { readonly is: "stranger"; readonly path: string }
  | { readonly is: "count"; readonly dropped: number; readonly accounted: number };

export interface ReportMade {
  /** The day of the report, such as "2026-11-21"; also its file name. */
  readonly day: string;
  /** The period that it covers, in epoch ms. The next report begins where this one ends. */
  readonly from: number;
  readonly until: number;
  readonly needYou: number;
  /** A sentence for each count that does not add up. */
  readonly alarms: readonly string[];
}
