/** @file `log --verify`: says whether the audit trail is as it was written. */

import { sayTrailVerdict, type TrailVerdict } from "../../shared/wording/imports/say-verdict.ts";

/** 0 where the trail is whole, 1 where someone has to look at it. */
export function tellVerdict(verdict: TrailVerdict, asJson: boolean): number {
  const sentence = sayTrailVerdict(verdict);
  process.stdout.write(asJson ? `${JSON.stringify({ ...verdict, sentence }, null, 2)}\n` : `${sentence}\n`);
  return verdict.is === "whole" ? 0 : 1;
}
