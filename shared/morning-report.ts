/** @file What every process knows of the last morning report; its figures are in main/report. */

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
