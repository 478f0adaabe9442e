/** @file What every process knows of the last morning report; its figures are in main/report. */

/** What the journal, its trail and the folders disagree about. */
export type Difference =
  | { readonly is: "missing"; readonly file: string; readonly lies: string }
  | { readonly is: "stranger"; readonly path: string }
  | { readonly is: "count"; readonly dropped: number; readonly accounted: number };

export interface ReportMade {
  /** Whose morning it is, as 2026-11-21; also the report's name. */
  readonly day: string;
  /** Epoch ms: what it covers. The next day's report begins where this one ends. */
  readonly from: number;
  readonly until: number;
  readonly needYou: number;
  /** What does not add up, a sentence each. */
  readonly alarms: readonly string[];
}
