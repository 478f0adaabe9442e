/** @file Puts into words what checking the audit trail has found. */

export type TrailVerdict =
  /** `hash` is null where the trail has no chain yet: nothing was written since Pigeonhole began to make one. */
  | { readonly is: "whole"; readonly entries: number; readonly hash: string | null }
  | { readonly is: "missing"; readonly from: number; readonly to: number }
  | { readonly is: "changed"; readonly seq: number }
  /** One of those from before there was a chain, which only all of them together are known by; `seq` is the first with one. */
  | { readonly is: "changed-before"; readonly seq: number }
  | { readonly is: "unchained"; readonly seq: number }
  | { readonly is: "other-than-backup"; readonly day: string; readonly seq: number }
  | { readonly is: "not-found"; readonly hash: string };

const entries = (count: number): string => (count === 1 ? "1 entry" : `${count} entries`);

export function sayTrailVerdict(verdict: TrailVerdict): string {
  switch (verdict.is) {
    case "whole":
      if (verdict.entries === 0) return "The audit trail is empty.";
      return verdict.hash === null
        ? `The audit trail has ${entries(verdict.entries)}, all from before entries were chained: there is nothing to check them by yet.`
        : `The audit trail is whole: ${entries(verdict.entries)}, each fits the one before it. The newest hash is ${verdict.hash}. Keep it somewhere else to know this trail again.`;
    case "missing":
      return verdict.from === verdict.to
        ? `Entry ${verdict.from} of the audit trail is missing.`
        : `Entries ${verdict.from} to ${verdict.to} of the audit trail are missing.`;
    case "changed":
      return `Entry ${verdict.seq} of the audit trail does not fit the one before it: it was changed, put in or moved after it was written.`;
    case "changed-before":
      return `One of the first ${entries(verdict.seq - 1)} of the audit trail was changed, put in or moved after it was written, or entry ${verdict.seq}, which vouches for them, was. Entries were not chained yet when they were written, so that nobody can tell which.`;
    case "unchained":
      return `Entry ${verdict.seq} of the audit trail was not written by Pigeonhole: it has no hash.`;
    case "other-than-backup":
      return `The audit trail is not the one that was backed up on ${verdict.day}: the backup's entry ${verdict.seq} is missing from it, or is another. Entries were cut off or made anew.`;
    case "not-found":
      return `No entry of the audit trail has the hash ${verdict.hash}: the trail is not the one that it was taken from, or it was cut off or made anew.`;
  }
}
