/** @file Groups consecutive rows that are skipped for the same reason. */

import type { SkippedRow } from "../spreadsheet/sheet-reading.ts";
import { type Message, sayMessage } from "./message.ts";

export interface SkippedRun {
  readonly from: number;
  readonly to: number;
  readonly reason: Message;
}

/** @param skipped in the order of their rows */
export function skippedRuns(skipped: readonly SkippedRow[]): readonly SkippedRun[] {
  const runs: SkippedRun[] = [];
  for (const { row, reason } of skipped) {
    const last = runs.at(-1);
    if (last !== undefined && isSameReason(last.reason, reason) && last.to === row - 1)
      runs[runs.length - 1] = { ...last, to: row };
    else runs.push({ from: row, to: row, reason });
  }
  return runs;
}

export const isSameReason = (one: Message | undefined, other: Message | undefined): boolean =>
  one === undefined || other === undefined ? one === other : sayMessage(one) === sayMessage(other);
