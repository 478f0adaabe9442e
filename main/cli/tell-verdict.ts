/** @file `log --verify`: prints whether the audit trail is unchanged since it was written. */

import { sayTrailVerdict, type TrailVerdict } from "../../shared/wording/imports/say-verdict.ts";

/** Exit code: 0 if the trail is whole, 1 if a person has to look at it. */
export function tellVerdict(verdict: TrailVerdict, asJson: boolean): number {
  const sentence = sayTrailVerdict(verdict);
  process.stdout.write(asJson ? `${JSON.stringify({ ...verdict, sentence }, null, 2)}\n` : `${sentence}\n`);
  return verdict.is === "whole" ? 0 : 1;
}
