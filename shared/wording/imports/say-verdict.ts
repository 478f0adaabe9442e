/** @file Words the result of verifying the audit trail. */

import { words } from "../../words/spoken.ts";

export type TrailVerdict =
  /** `hash` is the newest entry's, and null where there is no entry. */
  | { readonly is: "whole"; readonly entries: number; readonly hash: string | null }
  | { readonly is: "missing"; readonly from: number; readonly to: number }
  | { readonly is: "changed"; readonly seq: number }
  | { readonly is: "other-than-backup"; readonly day: string; readonly seq: number }
  | { readonly is: "not-found"; readonly hash: string };

export function sayTrailVerdict(found: TrailVerdict): string {
  const { verdict } = words.trail;
  switch (found.is) {
    case "whole":
      return found.hash === null ? verdict.empty : verdict.whole(found.entries, found.hash);
    case "missing":
      return found.from === found.to ? verdict.oneMissing(found.from) : verdict.missing(found.from, found.to);
    case "changed":
      return verdict.changed(found.seq);
    case "other-than-backup":
      return verdict.otherThanBackup(found.day, found.seq);
    case "not-found":
      return verdict.notFound(found.hash);
  }
}
