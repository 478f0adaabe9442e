/** @file Follows the journal's trail: what this process and others have written to it since. */

import type { AgentParts } from "./agent-parts.ts";

export interface FollowedJournal {
  hasNewEntries(): boolean;
  /** Tells the queue and the window of each import that has changed since they were told last. */
  tell(): void;
}

/** Starts beyond every entry: what was there before is asked for, not told. */
export function followJournal({ journal, queue, onImport }: AgentParts): FollowedJournal {
  let { seq } = journal.changesSince(Number.MAX_SAFE_INTEGER);
  return {
    hasNewEntries: () => journal.changesSince(seq).seq !== seq,
    tell() {
      const latest = journal.changesSince(seq);
      for (const changed of latest.changed) {
        queue.onImportChanged(changed);
        onImport(changed);
      }
      seq = latest.seq;
    },
  };
}
