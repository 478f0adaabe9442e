/**
 * @file Notices that the office's log was put back from a dump, and puts the inboxes in doubt as after a restore.
 *
 * [Note: a log that was put back]
 *
 * A log from a dump has forgotten what was sent since, and where no computer that runs knows it, nobody finds that out by
 * comparing. But the log is at another place in the server then: in another database, or in another file. So the log
 * names the place that it is kept at. A computer that drives, and finds it elsewhere, first has each inbox looked through
 * as after a restore. See [Note: after a restore].
 */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import { keepTakenOver } from "../../imports/claims/taken-over.ts";
import { doubtRestored } from "../../imports/doubt-restored.ts";
import type { Journal, JournalDraft } from "../../imports/ports/journal-port.ts";
import type { Ledger } from "../../office/ledger.ts";

interface Parts {
  readonly find: Ledger["find"];
  readonly journal: Pick<Journal, "metadata">;
  /** As the driver. */
  readonly drive: (decide: (draft: JournalDraft) => void) => Promise<void>;
  readonly inboxes: () => readonly string[];
  readonly now: () => number;
}

interface LogPlace {
  /** True once this term may send: the log is where it was, or what it has forgotten is in doubt. */
  isKnown(term: number | null): boolean;
  /** To be called at each turn in which this computer drives. Never rejects: the next turn tries again. */
  look(term: number): Promise<void>;
  /** The database was away, or started again: it may have another log. */
  forget(): void;
}

const placeKey: MetadataKey = "log place";

export function createLogPlace({ find, journal, drive, inboxes, now }: Parts): LogPlace {
  let known: number | null = null;

  async function compare(): Promise<boolean> {
    const found = await find();
    if (found.is === "away") return false;
    const { place } = found;
    if (journal.metadata(placeKey) === place) return true;
    await drive((draft) => {
      const before = draft.metadata(placeKey);
      draft.setMetadata(placeKey, place, null);
      if (before !== null && before !== place) doubtAll(draft);
    });
    return true;
  }

  function doubtAll(draft: JournalDraft): void {
    const forgotten = { from: 0, until: now() };
    for (const inbox of inboxes()) keepTakenOver(draft, inbox, forgotten, { who: "agent", before: null, highest: 0 });
    doubtRestored(draft, [...draft.underWay(), ...draft.asking()], forgotten);
  }

  return {
    isKnown: (term) => term !== null && term === known,
    async look(term) {
      if (term === known) return;
      if (await compare().catch(() => false)) known = term;
    },
    forget() {
      known = null;
    },
  };
}
