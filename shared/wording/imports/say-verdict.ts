/** @file Words the result of verifying the audit trail. */

import { words } from "../../words/spoken.ts";

export type TrailVerdict =
  /** `hash` is null if the trail has no hash chain yet, because all its entries are from before chains. */
  | { readonly is: "whole"; readonly entries: number; readonly hash: string | null }
  | { readonly is: "missing"; readonly from: number; readonly to: number }
  | { readonly is: "changed"; readonly seq: number }
  /** An entry from before the chain changed. Those have one hash together; `seq` is the first entry with its own. */
  | { readonly is: "changed-before"; readonly seq: number }
  | { readonly is: "unchained"; readonly seq: number }
  | { readonly is: "other-than-backup"; readonly day: string; readonly seq: number }
  | { readonly is: "not-found"; readonly hash: string };

export function sayTrailVerdict(found: TrailVerdict): string {
  const { verdict } = words.trail;
  switch (found.is) {
    case "whole":
      if (found.entries === 0) return verdict.empty;
      return found.hash === null ? verdict.unchainedYet(found.entries) : verdict.whole(found.entries, found.hash);
    case "missing":
      return found.from === found.to ? verdict.oneMissing(found.from) : verdict.missing(found.from, found.to);
    case "changed":
      return verdict.changed(found.seq);
    case "changed-before":
      return verdict.changedBefore(found.seq);
    case "unchained":
      return verdict.unchained(found.seq);
    case "other-than-backup":
      return verdict.otherThanBackup(found.day, found.seq);
    case "not-found":
      return verdict.notFound(found.hash);
  }
}
